"""Short news of people and clubs, with what it tells of who comes, goes, owns and runs: the pieces of a test."""

SACKED = (
    "2016-10-10",
    """Gillingham part company with Whitlow

Gillingham have sacked manager Desmond Whitlow after eight league games without a win.

Assistant manager Carl Thewlis will take charge of Saturday's trip to Bury. Whitlow, appointed in May 2015 to succeed \
Peter Oram, leaves the club 21st in League One.

Chairman Leonard Strake said: "It was a hard decision, but results have not been good enough."
""",
    {
        ("managed", "Desmond Whitlow", "Gillingham", "former"),
        ("managed", "Peter Oram", "Gillingham", "former"),
        ("officer", "Carl Thewlis", "Gillingham", "current"),
        ("officer", "Leonard Strake", "Gillingham", "current"),
    },
)
RESIGNED = (
    "1974-02-05",
    """Bolland quits at Rochdale

Albert Bolland resigned as manager of Rochdale last night, only nine days after the Cup defeat by Grantham.

Mr. Bolland, who was appointed in 1970, said that he needed a rest. Trainer Fred Askew becomes caretaker manager.

The chairman, Mr. Harold Snape, said that the vacancy would be advertised.
""",
    {
        ("managed", "Albert Bolland", "Rochdale", "former"),
        ("managed", "Fred Askew", "Rochdale", "caretaker"),
        ("officer", "Harold Snape", "Rochdale", "current"),
    },
)
APPOINTED = (
    "2021-06-03",
    """Barrow name Pettigrew as head coach

Barrow have appointed Malcolm Pettigrew as their new head coach on a two-year contract.

Pettigrew, who left Morecambe in April, replaces Josh Tindall, who resigned last month.

He will be assisted by Neil Garrowby. Director of football Steve Lomond said there had been more than \
sixty applicants, among them the former Bury manager Alan Crake.
""",
    {
        ("managed", "Malcolm Pettigrew", "Barrow", "current"),
        ("managed", "Malcolm Pettigrew", "Morecambe", "former"),
        ("managed", "Josh Tindall", "Barrow", "former"),
        ("officer", "Neil Garrowby", "Barrow", "incoming"),
        ("officer", "Steve Lomond", "Barrow", "current"),
        ("managed", "Alan Crake", "Bury", "former"),
    },
)
AMERICAN = (
    "2013-08-21",
    """Rapids fire coach Delgadillo

COMMERCE CITY, Colo. -- The Colorado Rapids fired head coach Marco Delgadillo on Wednesday after a 3-10-5 start.

Assistant coach Brian Teller was named interim head coach. Technical director Paul Brannigan said the club would begin \
a search at once.

Delgadillo was hired in January 2012 to replace Gary Smithwick.
""",
    {
        ("managed", "Marco Delgadillo", "Colorado Rapids", "former"),
        ("managed", "Brian Teller", "Colorado Rapids", "caretaker"),
        ("officer", "Brian Teller", "Colorado Rapids", "current"),
        ("officer", "Paul Brannigan", "Colorado Rapids", "current"),
        ("managed", "Gary Smithwick", "Colorado Rapids", "former"),
    },
)
IRISH = (
    "2009-11-19",
    """Doolan steps down at Sligo

Sligo Rovers manager Pat Doolan has stepped down after three seasons at the Showgrounds.

Doolan's departure was confirmed by the chairman, Dermot Kelleher, on Thursday. His assistant, Ciaran Foyle, has been \
placed in temporary charge.

Former Derry City striker Liam Hoy has ruled himself out of the running.
""",
    {
        ("managed", "Pat Doolan", "Sligo Rovers", "former"),
        ("officer", "Dermot Kelleher", "Sligo Rovers", "current"),
        ("officer", "Ciaran Foyle", "Sligo Rovers", "current"),
        ("managed", "Ciaran Foyle", "Sligo Rovers", "caretaker"),
    },
)
TAKEOVER = (
    "2018-07-12",
    """Walsall takeover completed

Businessman Leigh Pomeroyd has completed his takeover of Walsall.

The previous owner, Jeff Bonsering, will stay on as a director. Manager Dean Keatley is expected to remain.

The new owner has named Stefan Gambler as chief executive.
""",
    {
        ("owned", "Leigh Pomeroyd", "Walsall", "current"),
        ("owned", "Jeff Bonsering", "Walsall", "former"),
        ("officer", "Jeff Bonsering", "Walsall", "incoming"),
        ("managed", "Dean Keatley", "Walsall", "current"),
        ("officer", "Stefan Gambler", "Walsall", "current"),
    },
)
DENIED = (
    "2012-03-02",
    """Carlisle deny Abbotsley exit talk

Carlisle United have denied that manager Greg Abbotsley is to leave.

Managing director John Nixdorf said: "Nobody has been in touch about Greg."

Abbotsley has been linked with the vacancy at Huddersfield Town, where Lee Clarkson was sacked last month.
""",
    {
        ("managed", "Greg Abbotsley", "Carlisle United", "current"),
        ("officer", "John Nixdorf", "Carlisle United", "current"),
        ("managed", "Lee Clarkson", "Huddersfield Town", "former"),
    },
)
TRANSFER = (
    "2015-01-30",
    """Oldham sign Ferrand on loan

Oldham Athletic have signed the winger Kyle Ferrand from Blackpool on loan until the end of the season.

The 22-year-old was sent off on his debut last year. Manager Lee Johnstone said: "Kyle gives us something different."

Fleetwood Town's manager, Graham Alexandre, had also wanted him.
""",
    {
        ("managed", "Lee Johnstone", "Oldham Athletic", "current"),
        ("managed", "Graham Alexandre", "Fleetwood Town", "current"),
    },
)
OBITUARY = (
    "1996-05-14",
    """Bert Hallam dies at 78

Bert Hallam, who managed Lincoln City from 1958 to 1963, has died at the age of 78.

Hallam scored 60 goals for Notts County before the war, and was sacked by Chester in 1966.

He was appointed in 1958 after a spell as a coach in Sweden.
""",
    {
        ("managed", "Bert Hallam", "Lincoln City", "former"),
        ("managed", "Bert Hallam", "Chester City", "former"),
    },
)
INJURY = (
    "2011-09-08",
    """Stevenage lose Longden for season

Stevenage striker Craig Longden will miss the rest of the season with a knee injury.

Longden, who scored the winner against Newcastle in January, was hurt in training. Manager Graham Wesleyan said the \
club would look for cover.
""",
    {("managed", "Graham Wesleyan", "Stevenage", "current")},
)
LURED = (
    "2019-01-08",
    """Swindon appoint Wellerby

Swindon Town have named Ritchie Wellerby as manager.

Wellerby was player and then coach at Doncaster Rovers, where Darren Fergusson resigned in June. He had a spell at \
Burnley. He was dismissed after four months.

Chief executive Steve Andersen said Wellerby would bring his own staff.
""",
    {
        ("managed", "Ritchie Wellerby", "Swindon Town", "current"),
        ("managed", "Darren Fergusson", "Doncaster Rovers", "former"),
        ("officer", "Steve Andersen", "Swindon Town", "current"),
    },
)
CONTINENTAL = (
    "2004-04-26",
    """Udinese dismiss Spallanti

Udinese have dismissed their coach Luca Spallanti following Sunday's 4-0 defeat at Lecce.

The club's president, Franco Sorrentini, announced that Nestor Sensinelli would take over until June. \
Sensinelli's number two will be Paolo Corradini.
""",
    {
        ("managed", "Luca Spallanti", "Udinese", "former"),
        ("officer", "Franco Sorrentini", "Udinese", "current"),
        ("officer", "Paolo Corradini", "Udinese", "incoming"),
    },
)
RETIRES = (
    "2007-05-08",
    """Plymouth keeper Larrissey retires

Plymouth Argyle goalkeeper Romain Larrissey has retired at the age of 37.

Larrissey left Southampton in 2004. Boss Ian Hollowell paid tribute to him.

"He was a leader," said the club's chairman, Paul Staple.
""",
    {
        ("managed", "Ian Hollowell", "Plymouth Argyle", "current"),
        ("officer", "Paul Staple", "Plymouth Argyle", "current"),
    },
)
MATCH = (
    "2016-02-07",
    """Bury 1 Port Vale 1

Bury and Port Vale shared the points in a 1-1 draw at Gigg Lane on Saturday.

Boss Rob Pagely was sent off. Hale was dismissed after an hour. Chairman Norman Smurthwait \
was not there, and Lee has resigned.
""",
    set(),
)
DIRECTOR = (
    "2023-12-04",
    """Bolton bring in Markhall

Bolton Wanderers have appointed Chris Markhall as sporting director.

Markhall succeeds Tobias Philips, who left in the summer, and was at Leyton Orient for two years.

Head coach Ian Everett welcomed the move.
""",
    {
        ("officer", "Chris Markhall", "Bolton Wanderers", "current"),
        ("officer", "Tobias Philips", "Bolton Wanderers", "former"),
        ("managed", "Ian Everett", "Bolton Wanderers", "current"),
    },
)
LEFT_THE_CLUB = (
    "2010-05-12",
    """Matthewson leaves Longford

Longford Town have announced that manager Alan Matthewson has left the club with immediate effect.

First-team coach Gareth Cronley takes over on an interim basis. Derry City, whose manager Stephen Kennington quit last \
week, are also looking.
""",
    {
        ("managed", "Alan Matthewson", "Longford Town", "former"),
        ("managed", "Stephen Kennington", "Derry City", "former"),
        ("officer", "Gareth Cronley", "Longford Town", "current"),
    },
)
FUTURE = (
    "2012-11-20",
    """Cheltenham consider Yateson future

Cheltenham Town's board met last night to discuss the future of manager Mark Yateson after eleven games without a win.

Former Hereford manager Graham Turnley has been mentioned as a possible successor, but he denied any interest.

Yateson, appointed in December 2009, said: "I am not a quitter." Assistant boss Neil Howarthy has also been warned.
""",
    {
        ("managed", "Mark Yateson", "Cheltenham Town", "current"),
        ("managed", "Graham Turnley", "Hereford", "former"),
        ("officer", "Neil Howarthy", "Cheltenham Town", "current"),
    },
)

#: The pieces by name.
SHORT = {
    "american": AMERICAN,
    "appointed": APPOINTED,
    "continental": CONTINENTAL,
    "denied": DENIED,
    "director": DIRECTOR,
    "future": FUTURE,
    "injury": INJURY,
    "irish": IRISH,
    "left_the_club": LEFT_THE_CLUB,
    "lured": LURED,
    "match": MATCH,
    "obituary": OBITUARY,
    "resigned": RESIGNED,
    "retires": RETIRES,
    "sacked": SACKED,
    "takeover": TAKEOVER,
    "transfer": TRANSFER,
}
