"""What after a verb of contact says at once that the ball did not go in."""

from loaders.prose.events.clause.patterns import compiled

#: What says at once that it did not go in: read from the verb on, before any licence.
MISSED = compiled(
    r"(?:[^ .,;:!?()<>]+ |<[PNTHO]\d+> |'s ){0,9}?(?:just wide|narrowly wide|inches wide|well wide|wide"
    r"(?! of (?:the )?(?:keeper|goalkeeper|<))|off target|off-target|(?<! ball )(?<! pass )over"
    r"(?= [.,;!?]| and (?!in )| from | when | at | with | after| under | before| as | the "
    r"(?:bar|crossbar|top|angle)|$)|the side-netting|side-netting|side netting|the (?:side|outside) of the net|against "
    r"(?:the |a |an |his |{p} 's )?(?:[a-z-]+ ){0,3}(?:post|bar|crossbar|upright|woodwork|frame)"
    r"(?! and in)|onto (?:the )?(?:[a-z-]+ ){0,2}(?:post|bar|crossbar|roof)|on to the "
    r"(?:top of the |[a-z-]+ ){0,2}(?:post|bar|crossbar|roof)|straight (?:at|to|into)|"
    r"(?:directly|tamely|weakly|meekly) (?:at|to|into)|(?:high|inches) over|over (?:{p} |the |{gk} )?'s "
    r"(?:bar|crossbar|goal)|(?<!inside )(?<!under )(?<!beneath )"
    r"(?<!underneath )(?<!below )(?<!between )the (?:post|bar|crossbar|upright|woodwork)"
    r"(?! and (?:in|over the line|went in|into))(?! in )|into (?:the )?"
    r"(?:stands|row|crowd|arms|path|wall|feet|danger|touch|space|trouble|midfield|channel|(?:[a-z-]+ )?"
    r"(?:area|box))|into {p} 's (?:arms|path|hands|gloves|chest|feet)|clear|behind|over the "
    r"(?:bar|crossbar)|(?<! ball )(?<! pass )over the top|over his own|wide of (?:the )?(?:[a-z-]+ ){0,3}"
    r"(?:post|goal|target|upright|mark))"
)
