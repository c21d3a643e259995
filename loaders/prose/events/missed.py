"""What after a verb of contact says at once that the ball did not go in."""

from loaders.prose.events.patterns import compiled

#: What says at once that it did not go in: read from the verb on, before any licence.
MISSED = compiled(
    r"(?:[^ .,;:!?()<>]+ |<[PNTHO]\d+> |'s ){0,9}?(?:just wide|narrowly wide|inches wide|well wide"
    r"|wide(?! of (?:the )?(?:keeper|goalkeeper|<))|off target|off-target|(?<! ball )(?<! pass )over(?= [.,;!?]| and (?!in )| from | when "
    r"| at | with | after| under | before| as | the (?:bar|crossbar|top|angle)|$)|the side-netting|side-netting"
    r"|side netting|against (?:the |a |an |his |{p} 's )?(?:[a-z-]+ ){0,3}(?:post|bar|crossbar|upright|woodwork"
    r"|frame)(?! and in)|onto (?:the )?(?:[a-z-]+ ){0,2}(?:post|bar|crossbar|roof)"
    r"|on to the (?:top of the |[a-z-]+ ){0,2}(?:post|bar|crossbar|roof)|straight (?:at|to|into)|(?:directly|tamely"
    r"|weakly|meekly) (?:at|to|into)|(?:high|inches) over|over (?:{p} |the |{gk} )?'s (?:bar|crossbar|goal)"
    r"|the (?:post|bar|crossbar|upright|woodwork)(?! and (?:in|over the line|went in|into))(?! in )|into (?:the )?"
    r"(?:stands|row|crowd|arms|path|wall|feet|danger|touch|space|trouble|midfield|channel|(?:[a-z-]+ )?(?:area|box))"
    r"|into {p} 's (?:arms|path|hands|gloves|chest|feet)|clear|behind|over the (?:bar|crossbar)|(?<! ball )(?<! pass )over the top|over his own"
    r"|wide of (?:the )?(?:[a-z-]+ ){0,3}(?:post|goal|target|upright|mark))"
)
