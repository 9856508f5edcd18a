import type { WordAspect } from "../request";

/** What says no word, but the last one. */
export const points = /^(?:it|this|that|them|these|this word|that word|the word|word)$/;

/** How learners ask about what stands around a word. The word is what is caught; without one it is the last. */
export const aspects: readonly (readonly [WordAspect, readonly RegExp[]])[] = [
  [
    "family",
    [
      /\bfamil(?:y|ies) (?:words? )?(?:of|for|from|with|to) (?:the )?(?:word )?(.+)/,
      /\bwhat (?:is|are) (?:the )?(?:noun|verb|adjective|adverb)s? (?:form )?(?:of|from|for|to) (.+)/,
      /^(?:the |make |form )?(?:an? )?(?:noun|verb|adjective|adverb) (?:form )?(?:of|from|for) (.+)/,
      /\b(?:related words?|words? (?:related|made)|derivatives?|other forms?) (?:of|for|from|to|with) (.+)/,
      /^(?:.*\b)?(?:the )?word[ -]famil(?:y|ies)$/,
      /^([\p{L}-]+) (?:word )?family$/u,
    ],
  ],
  [
    "collocations",
    [
      /^(?:some )?words? with ([\p{L}]+)$/u,
      /\b(?:what|which|any|some|typical|common|strong) collocations (?:(?:can|do|does|are|there|i|we|go|goes|used|use|exist|you|know) )*(?:with|for|of) (?:the )?(?:word |noun |verb )?(.+)/,
      /\bcollocations? (?:of|for|with|to|from) (?:the )?(?:word )?(.+)/,
      /\b(?:what|which) (?:words? |verbs? |prepositions? )?(?:(?:can|do|does|is|are|we|you|i) )*(?:goes|go|comes|come|used|use|stands?|combine) (?:together )?with (?:the )?(?:word )?(.+)/,
      /\bwords? (?:that |which )?(?:go|goes|come|comes|are used|combine) (?:together )?with (.+)/,
      /^(?:(?:give|show|tell) (?:me )?)?(?:some |the )?collocations?$/,
      /^([\p{L}-]+) collocations?$/u,
    ],
  ],
  [
    "synonym",
    [
      /\b(?:use|say|write|repeat|using|saying|repeating) (?:the word )?["“]?([\p{L}' ]{2,20}?)["”]? (?:too (?:much|often|many times)|all the time|again and again|every time|always)\b/u,
      /\bwhat (?:else )?(?:can|could|should) (?:i|we) (?:say|use|write) (?:instead of|for|rather than) (?:the word )?["“]?(.+?)["”]?$/,
      /\b(?:better|nicer|stronger|good|more interesting|smarter|different|nice|longer|shorter|easier) (?:words?|expressions?|phrases?|ways?) (?:for|than|to say|of saying|instead of) (?:the word )?["“]?(.+?)["”]?$/,
      /\bphrasal verbs? (?:for|that means?|meaning|instead of|with the meaning of) (?:the verb )?(?:to )?["“]?([\p{L}' -]+?)["”]?$/u,
      /\b(?:more |less |very |slightly )?(?:formal|informal|polite|elegant|advanced|academic|professional|sophisticated|natural|precise|casual|stronger|better|nicer) (?:ways?|words?|alternatives?|equivalents?|synonyms?|versions?|terms?) (?:(?:to|of|for|than|that|i|can|could|say|saying|express|expressing|use|instead of) )+(?:the )?(?:word )?(.+?)(?: (?:that|which|in (?:an?|formal|academic|business|writing)|when|for an?)\b.*)?$/,
      /\b(?:synonyms?|alternatives?|equivalents?) (?:of|for|to|with) (?:the )?(?:word |phrase )?["“](.+?)["”]/,
      /\bhow (?:(?:can|could|do|should|would|might|to|i|we|you|one) )*(?:say|put|express|phrase) ["“]?(.+?)["”]? (?:(?:in a )?(?:more |less )?(?:formal|informal|professional|academic)(?:ly)?(?: way| manner| english| register| language)?|more (?:formally|professionally|elegantly)|formally|informally)\b/,
      /\b(?:replace|avoid|substitute|instead of|rather than)(?: using| saying| repeating)? (?:the )?(?:word |phrase )?["“](.+?)["”]/,
      /\b(?:replace|substitute|avoid) (?:the )?(?:word |phrase )?([\p{L}'-]+)(?: (?:in|with|by|all)\b.*)?$/u,
      /\b(?:more|other|different|another|some) (?:\w+ )?(?:words?|expressions?|ways?) (?:(?:for|of|to|say|saying|with the meaning) )+(?:the )?["“](.+?)["”]/,
      /\bsynonyms? (?:of|for|to|with|word) (?:the )?(?:word )?(.+)/,
      /\b(?:similar|same|like) words? (?:of|for|to|as|like|with) (.+)/,
      /\bwords? (?:similar|like|same|close) (?:to|as|like|with)? ?(.+)/,
      /\b(?:an)?other (?:good |better )?words? (?:of|for|to say|instead of|like|than) (?:the )?(?:word )?(.+)/,
      /\b(?:an)?other ways? (?:to say|of saying|for) (.+)/,
      /\b(?:how (?:else )?can i say|what else can i say) (?:instead of |for )(.+)/,
      /\binstead of (?:the word )?["“]?([\p{L}'-]+)["”]?$/u,
      /^(?:(?:give|show|tell|i need|i want)(?: me)? )?(?:an? |the |some )?synonyms?$/,
      /\bhow else (?:can|could|do|to) (?:(?:i|you|we) )?say (.+)/,
      /^(?:an)?other word$/,
      /^([\p{L}-]+) synonyms?$/u,
    ],
  ],
  [
    "sound",
    [
      /\bpronounce (?:the )?(?:word )?(.+)/,
      /\bhow (?:it|this) is pronounced:? (.+)/,
      /\bpronunciation (?:(?:of|for) )?(?:the )?(?:word )?(.+)/,
      /\bhow (?:is|are|to be) (?:the word )?(.+?) (?:is )?(?:pronounced|pronounce|read)$/,
      /\bhow (?:does |do )?(?:the word )?(.+?) (?:sounds?|is pronounced|pronounces|is read)$/,
      /\bhow (?:sounds?|to read|do (?:you|i|we) read|read|can i read|to say aloud|should i read) (?:the word )?(.+)/,
      /^(?:how (?:(?:do|can|to|should|i|you|we) )*)?pronounce(?: it| this| that)?$/,
      /^(?:the )?pronunciation$/,
      /^(.+) pronunciation$/,
    ],
  ],
  [
    "meaning",
    [
      /^what (?:does |do |is )?(?:it|this|that|this word|that word) means?$/,
      /^what means (?:it|this|that|this word)$/,
    ],
  ],
];
