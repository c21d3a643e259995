"""More news of people and clubs, with what it tells of who comes, goes, owns and runs: the pieces of a test."""

MORE = {
    "walked_out": (
        "1977-03-02",
        """Wednesday turn to Harkness after Brough walks out

Sheffield Wednesday appointed Tommy Harkness as their third manager in a year yesterday, hours after Colin \
Brough had walked out on the club.

Brough, 51, who took over from Alec Stansted in February, is believed to be bound for Aston Villa.

Chairman Bert McGinley said: "Mr Brough gave us no notice." Coach Ian Porteous, who had been asked to look after \
the team, will be Harkness's assistant.

Harkness won promotion with Mansfield Town in 1975 and played more than 300 games for Derby County.
""",
        {
            ("managed", "Tommy Harkness", "Sheffield Wednesday", "current"),
            ("managed", "Colin Brough", "Sheffield Wednesday", "former"),
            ("managed", "Alec Stansted", "Sheffield Wednesday", "former"),
            ("officer", "Bert McGinley", "Sheffield Wednesday", "current"),
            ("officer", "Ian Porteous", "Sheffield Wednesday", "incoming"),
        },
    ),
    "hard_decision": (
        "2022-04-19",
        """Hibs part with Maloy

Hibernian have sacked Shaun Maloy after only four months in charge.

The 39-year-old was appointed in December as successor to Jack Rossiter. Assistant Gary Caldwall has also left \
Easter Road. David Grey will be in caretaker charge for the remaining five games.

Owner Ron Gordonstone said: "We have not seen the progress we expected."

Nick Montgomery of Central Coast Mariners is among the early favourites.
""",
        {
            ("managed", "Shaun Maloy", "Hibernian", "former"),
            ("managed", "Jack Rossiter", "Hibernian", "former"),
            ("managed", "David Grey", "Hibernian", "incoming"),
            ("officer", "Gary Caldwall", "Hibernian", "current"),
            ("owned", "Ron Gordonstone", "Hibernian", "current"),
        },
    ),
    "consortium": (
        "2017-06-27",
        """Leyton Orient taken over by American consortium

Leyton Orient have been taken over by a consortium led by Texas businessman Kent Teaguer, the League Two club \
announced on Tuesday.

Teaguer has bought 80 per cent of the shares from Barry Hearnshaw, who becomes honorary president. Nigel \
Traverse remains chairman, and chief executive Danny Macklinn will report to him.

Manager Justin Edinborough has been told that his job is safe.
""",
        {
            ("owned", "Teaguer", "Leyton Orient", "current"),
            ("officer", "Barry Hearnshaw", "Leyton Orient", "current"),
            ("officer", "Nigel Traverse", "Leyton Orient", "current"),
            ("officer", "Danny Macklinn", "Leyton Orient", "current"),
            ("managed", "Justin Edinborough", "Leyton Orient", "current"),
        },
    ),
    "consent": (
        "2019-05-01",
        """Cork City: Caulford leaves by mutual consent

John Caulford has left Cork City by mutual consent, the club confirmed this evening.

His assistant John Cotterill takes charge of Friday's game against Dundalk. Caulford guided City to the double \
in 2017 but they have won only four of their 13 games this season.

"I want to thank John for everything," said chairman Pat Lyonsgate. Former Ireland international Roy Keating \
denied that he had been approached.
""",
        {
            ("managed", "John Caulford", "Cork City", "former"),
            ("officer", "John Cotterill", "Cork City", "current"),
            ("managed", "John Cotterill", "Cork City", "caretaker"),
            ("officer", "Pat Lyonsgate", "Cork City", "current"),
        },
    ),
    "death": (
        "2005-11-05",
        """Former Bristol City manager Alan Dickson dies

Alan Dickson, who managed Bristol City between 1967 and 1980, has died aged 77.

Dickson took City into the First Division in 1976. He was dismissed in September 1980 and later ran Ashton \
Gate's rivals.

As a player he made 400 appearances for Wimbledon and Aldershot. The club's chairman, Keith Dawson, called him \
the greatest manager in their history.
""",
        {
            ("managed", "Alan Dickson", "Bristol City", "former"),
        },
    ),
    "new_deal": (
        "2021-07-01",
        """Accrington's Colemar signs new deal

Accrington Stanley manager John Colemar has signed a new three-year contract.

Colemar, who is in his second spell, joined from Sligo Rovers in 2014, replacing James Beattiesworth. His \
assistant Jimmy Belling has agreed terms too.

Owner Andy Holton tweeted that both would be there until 2024.
""",
        {
            ("managed", "John Colemar", "Accrington Stanley", "current"),
            ("managed", "James Beattiesworth", "Accrington Stanley", "former"),
            ("officer", "Jimmy Belling", "Accrington Stanley", "current"),
            ("owned", "Andy Holton", "Accrington Stanley", "current"),
        },
    ),
}
