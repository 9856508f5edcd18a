import type { RuleSource } from "../rule";

/** Apostrophes that are missing or too many, and words that sound alike because of them. */
export const apostrophes: readonly RuleSource[] = [
  {
    id: "dont-without-apostrophe",
    level: "A1",
    topic: "apostrophes",
    why: "The short form needs an apostrophe: “don't”, “can't”, “isn't”.",
    pattern: [
      "{ do|does|did|is|are|was|were|have|has|had|could|would|should|must|ca|wo $short-not }",
      "{ dont|doesnt|didnt|isnt|arent|wasnt|werent|havent|hasnt|hadnt|couldnt|wouldnt|shouldnt|mustnt|cant|dosent|doesent|dosnt|dident|didnot }",
      "i|you|we|they|it|he|she|this|that { wont } $word",
    ],
    fix: ({ marked }) => {
      const whole = marked.map(({ text }) => text.toLowerCase()).join("");
      if (/^(?:dosent|doesent|dosnt)$/.test(whole)) return "doesn't";
      if (/^(?:dident|didnot)$/.test(whole)) return "didn't";
      return whole.replace(/nt$/, "n't");
    },
    wrong: [
      ["I dont know.", "I don't know."],
      ["he doesnt like it and i cant go", "he doesn't like it and i can't go"],
      ["It isnt cold here", "It isn't cold here"],
      ["We didnt see him.", "We didn't see him."],
    ],
    right: ["I don't know.", "He can't come.", "She won't go."],
  },
  {
    id: "im-without-apostrophe",
    level: "A1",
    topic: "apostrophes",
    why: "“I'm” is short for “I am”: it needs a capital and an apostrophe.",
    pattern: ["{ im } >!$be", "{ i'am }", "{ i ' am }"],
    fix: "I'm",
    wrong: [
      ["im happy today", "I'm happy today"],
      ["Hello, Im Ana.", "Hello, I'm Ana."],
      ["I think im late because ive got a bad bus.", "I think I'm late because ive got a bad bus."],
    ],
    right: ["I'm happy.", "We ate ham.", "He said I'm late."],
  },
  {
    id: "thats-without-apostrophe",
    level: "A2",
    topic: "apostrophes",
    why: "The short form of “is” or “are” needs an apostrophe: “that's”, “what's”, “you're”.",
    pattern: [
      "{ thats|whats|wheres|hows|theres|heres|youre|theyre|hes|shes|weve|youve|theyve }",
      "{ you|they|we|i|he|she ve }",
      "{ you|they re }",
      "{ whos } the|your|that|this|coming|going|there|he|she",
    ],
    fix: ({ marked }) =>
      marked
        .map(({ lower }) => lower)
        .join("")
        .replace(/^i/, "I")
        .replace(/(s|re|ve)$/, "'$1"),
    wrong: [
      ["Thats a good idea.", "That's a good idea."],
      ["whats your name?", "what's your name?"],
      ["I like her because shes nice.", "I like her because she's nice."],
      ["Whos that?", "Who's that?"],
    ],
    right: ["That's a good idea.", "The shed is here.", "Were you there?"],
  },
  {
    id: "lets-without-apostrophe",
    level: "A2",
    topic: "apostrophes",
    why: "“Let's” is short for “let us”, so it needs an apostrophe.",
    pattern: [
      "^ { lets } $common-base",
      "but|so|and|then|, { lets } go|start|meet|talk|play|eat|try|see|begin|watch|do|have",
    ],
    unless: "lets go|talk of",
    fix: "let's",
    wrong: [
      ["Lets go to the park.", "Let's go to the park."],
      ["I am hungry, so lets eat", "I am hungry, so let's eat"],
    ],
    right: ["Let's go.", "She lets me go.", "He comes and lets them in."],
  },
  {
    id: "its-for-it-is",
    level: "A2",
    topic: "apostrophes",
    why: "“It's” means “it is”. “Its” means “of it”.",
    pattern: [
      "{ its } a|an|not|the|my|your|been|raining|snowing|called|important|difficult|easy|true|possible|impossible|because|also|always|never|ok|okay|like|just|only|located|near|for|about|good|nice|great|cold|hot|fun|better|going|getting|hard|cool|amazing|beautiful|delicious|expensive|cheap|interesting|boring|sunny|fine >!@NOUN|@ADJ",
      "{ its } a|an|not|the|my|your|been|raining|snowing|because",
      "{ its } very|so|too|really $adjective >!$phrase-goes-on",
      "^^ { its } very|so|too|really|important|difficult|easy|true|ok|nice|great|good|fun|hard|cold|hot|amazing|beautiful|delicious >!$phrase-goes-on",
    ],
    unless: [
      "its very|own $noun",
      "its only|first|last|best|big|small|beautiful|amazing|cool|great|good|nice $noun|$adjective",
      "for|of|with|to|by|on|from|about|in|has|had|lost|and|casts|casting its very|so|too|really|good|nice|great|cold|hot|fun|better|in|on|near|like|time|fine|cool|hard",
    ],
    fix: "it's",
    wrong: [
      ["Its a nice day.", "It's a nice day."],
      ["I like it because its very cheap", "I like it because it's very cheap"],
      ["Today its raining and its not warm.", "Today it's raining and it's not warm."],
      ["its important to learn", "it's important to learn"],
    ],
    right: [
      "It's a nice day.",
      "The dog wagged its tail.",
      "Its very name is nice.",
      "Its big garden is green.",
      "I love its old streets.",
    ],
  },
  {
    id: "it-is-for-its",
    level: "B1",
    topic: "apostrophes",
    why: "“Its” without an apostrophe means “of it”: “the dog and its ball”.",
    pattern: [
      "the|and|with|of|for|in|on|to|from|by|about|has|have|love|loves|like|likes|lost|changed|opened|closed|show|shows { it 's } own|name|colour|color|tail|owner|size|beauty|history|people|food|house|mother|head|eyes|price|beaches|culture|capital|streets|location",
    ],
    unless: ["it 's people|food|history who|that"],
    fix: "its",
    wrong: [
      ["The dog lost it's owner.", "The dog lost its owner."],
      ["I love the city and it's history", "I love the city and its history"],
    ],
    right: ["The dog lost its owner.", "I think it's food.", "It's his own."],
  },
  {
    id: "your-for-you-are",
    level: "A2",
    topic: "confused-words",
    why: "“You're” means “you are”. “Your” says whose it is.",
    pattern: [
      "^^ { your } welcome|right|ill|sick|late ,",
      "^^ { your } so|too $common-adjective|kind|sweet|lucky|clever|smart ,",
      "^^ { your } so|too $common-adjective|kind|sweet|lucky|clever|smart >(to|and|at|that)",
      "^^ { your } a|an|the|so|very|not|going|coming|late|my|always|beautiful|crazy|wrong|really|too|welcome|invited >!@NOUN",
      "think|know|if|because|that|hope|when|glad|happy|sorry { your } a|an|the|so|not|going|coming|late|my|right|wrong|invited|happy|ok|here|sick|tired >!@NOUN",
    ],
    unless: [
      "your so -|called",
      "your too $adjective to",
      "your right|wrong hand|foot|side|leg|arm|eye|to",
      "your very|beautiful|crazy|welcome|coming|going|late|right|sick|happy $noun|there|here|back|away",
    ],
    fix: "you're",
    wrong: [
      ["Your welcome.", "You're welcome."],
      ["Your so kind to me.", "You're so kind to me."],
      ["Your right, it is late.", "You're right, it is late."],
      ["I think your a good friend", "I think you're a good friend"],
    ],
    right: [
      "You're welcome.",
      "Your right hand is cold.",
      "Your late uncle was kind.",
      "Your so-called friend lied.",
      "Your too good to miss offers end today.",
      "Your going there helped.",
      "I know your friend.",
    ],
  },
  {
    id: "you-are-for-your",
    level: "B1",
    topic: "confused-words",
    why: "“Your” says whose it is. “You're” means “you are”.",
    pattern:
      "what|is|of|in|with|for|to|from|do|like|love|about|how|and|at|on|me { you 're } name|house|family|friend|friends|job|school|mother|father|dog|car|city|country|letter|message|email|e-mail|birthday|homework|room|phone|parents|sister|brother|hobby|hobbies|bag|book|help|news",
    unless: "you 're family|friends ,",
    fix: "your",
    wrong: [
      ["What is you're name?", "What is your name?"],
      ["Thank you for you're letter", "Thank you for your letter"],
    ],
    right: ["What is your name?", "I know you're home.", "I am happy that you're friends."],
  },
  {
    id: "there-for-their",
    level: "A2",
    topic: "confused-words",
    why: "“Their” says whose it is. “There” is a place.",
    pattern: [
      "in|of|with|for|from|to|and|about|love|loves|like|likes|lost|has|have|do|visit|visited|sold|at|bought|called|on|near|wash|clean|meet|met|help|helped { there } house|dog|car|parents|children|friends|family|homework|names|name|room|rooms|mother|father|son|daughter|baby|jobs|work|life|lives|school|teacher|country|city|food|clothes|brother|sister|cat|phones|phone|money|culture|language|own|bags|flat|grandparents >!$phrase-goes-on",
      "they $any? $any? { there } own|homework|parents|children|house|jobs|clothes|phones|lives",
    ],
    unless: "there friends|children|parents|family|food|money|work|own are|is|was|were",
    fix: "their",
    wrong: [
      ["They live in there house.", "They live in their house."],
      ["The children love there parents", "The children love their parents"],
      [
        "My neighbours sold there car and bought a new one.",
        "My neighbours sold their car and bought a new one.",
      ],
    ],
    right: [
      "They live in their house.",
      "I went to school there and work here.",
      "Is there food in the fridge?",
      "They left their bags there, children.",
    ],
  },
  {
    id: "their-for-there",
    level: "A2",
    topic: "confused-words",
    why: "“There is” and “there are” say what exists. “Their” says whose it is.",
    pattern: [
      "{ their|they're } is|are|was|were|isn't|aren't >!$frequency",
      "{ they 're } is|are|was|were a|some|many|no|two|lots",
      "is|are|was { their } a|any|some|many",
      "{ their } 's a|no|one",
      "live|lives|go|went|going|been|over|here|from|arrived|arrive|stay|stayed|work|was|were|am|get { their } ,",
    ],
    unless: ["of|to|in|by|with|from|is their is|are|was|were", "is their any|a $any is"],
    fix: "there",
    wrong: [
      ["Their is a park near my house.", "There is a park near my house."],
      ["In my city their are many shops", "In my city there are many shops"],
      ["Is their a bank here?", "Is there a bank here?"],
      ["My aunt lives their.", "My aunt lives there."],
    ],
    right: ["There is a park.", "Their house is big.", "They're here.", "What is their name?"],
  },
  {
    id: "theyre-and-their",
    level: "B1",
    topic: "confused-words",
    why: "“Their” says whose it is. “They're” means “they are”.",
    pattern: [
      "{ they 're } house|houses|dog|car|homework|names|name|room|mother|father|own|baby|teacher|country|jobs|clothes|children's",
      "^^ { their } very|so|not|going|coming|really|happy|always|from|nice|good|too|all|playing|working >!@NOUN",
    ],
    unless: [
      "their very|good|nice|happy|going|coming|working|playing $noun",
      "their very $adjective $noun",
      "their all|not|own|so|really|always $adjective|$noun|-",
    ],
    fix: ({ marked }) => (marked.length > 1 ? "their" : "they're"),
    wrong: [
      ["I like they're house.", "I like their house."],
      ["I like them because their very nice", "I like them because they're very nice"],
    ],
    right: ["I like their house.", "They're parents now.", "Their very first car was red."],
  },
  {
    id: "whos-and-whose",
    level: "B1",
    topic: "confused-words",
    why: "“Whose” asks or says of whom. “Who's” means “who is”.",
    pattern: [
      "{ who 's } car|book|dog|house|phone|bag|name|mother|father|idea|pen|coat|birthday|parents|brother|sister|son|daughter|jacket|turn",
      "{ whose } the|a|going|coming|been|that|there|your|my|he|she|not $any",
    ],
    unless: ["whose going|coming $any is", "whose that|the|a|not $any is|are|was"],
    fix: ({ marked }) => (marked.length > 1 ? "whose" : "who's"),
    wrong: [
      ["Who's car is this?", "Whose car is this?"],
      ["I have a friend who's father is a pilot", "I have a friend whose father is a pilot"],
      ["Whose the boy over there?", "Who's the boy over there?"],
    ],
    right: ["Whose car is this?", "Who's there?", "The man whose son is here came."],
  },
  {
    id: "apostrophe-plural",
    level: "A2",
    topic: "apostrophes",
    why: "A plural has no apostrophe: “two dogs”. The apostrophe says whose it is.",
    pattern:
      "$number-many|many|some|these|those|of|several|like|love|buy|bought|sell|and $plain-adjective* { apple|banana|book|car|dog|cat|friend|brother|sister|student|photo|video|pizza|taxi|potato|tomato|girl|boy|orange|egg|game|song|movie|film|house|flower|tree|shoe|dvd|cd 's } >!$phrase-goes-on",
    unless: [
      "of|like|love|and $any 's",
      "like|love|and|buy|bought|sell|of|some $plain-adjective* friend|brother|sister|girl|boy|dog|cat 's",
    ],
    fix: ({ marked }) =>
      /^(?:potato|tomato)$/.test(marked[0]!.lower)
        ? `${marked[0]!.lower}es`
        : `${marked[0]!.lower}s`,
    wrong: [
      ["I have two dog's.", "I have two dogs."],
      ["There are many car's in the street", "There are many cars in the street"],
      ["She has three brother's and a cat.", "She has three brothers and a cat."],
    ],
    right: [
      "I have two dogs.",
      "It is my dog's.",
      "One of my friend's cats is ill.",
      "I love my cat's eyes.",
    ],
  },
  {
    id: "relative-without-s",
    level: "A2",
    topic: "possessive-s",
    why: "Whose it is, is said with 's: “my brother's car”.",
    pattern:
      "my|his|her|your|our|their { brother|sister|mother|father|friend|uncle|aunt|cousin|grandmother|grandfather|mum|dad|son|daughter|husband|wife|boyfriend|girlfriend|teacher|boss|neighbour|grandma|grandpa } name|car|house|birthday|job|room|dog|cat|phone|book|family|bike|bag|flat|school|wedding|hair|eyes|favourite|clothes|wife|husband|son|daughter|computer|shop|office|restaurant|party|friend|friends|parents|children >!$phrase-goes-on",
    unless: [
      "$any family name|doctor|home",
      "friend and|request|group|list",
      "teacher training|friends|friend",
      "son daughter",
      "$any school|family|dog|cat|phone|book|car|office|party lovers|owner",
    ],
    fix: ({ marked }) => `${marked[0]!.text}'s`,
    wrong: [
      ["My brother name is Ali.", "My brother's name is Ali."],
      ["This is my friend house and it is big.", "This is my friend's house and it is big."],
      ["I went to my sister wedding last year", "I went to my sister's wedding last year"],
      ["my mother job is interesting", "my mother's job is interesting"],
    ],
    right: [
      "My brother's name is Ali.",
      "I gave my brother books.",
      "My teacher friends are kind.",
    ],
  },
  {
    id: "childrens-room",
    level: "A2",
    topic: "possessive-s",
    why: "What belongs to children, women or people is written with “'s”: “the children's room”.",
    pattern:
      "{ childrens|womens|mens|peoples } room|rooms|toys|toy|books|book|clothes|party|hospital|bedroom|playground|day|shoes|names|lives|games|rights|team|problems|opinion|opinions|teacher|house|houses|faces|life|work|shop",
    fix: ({ marked }) => marked[0]!.text.replace(/s$/i, "'s"),
    wrong: [
      ["The childrens room is big.", "The children's room is big."],
      ["I like womens clothes.", "I like women's clothes."],
    ],
    right: ["The children's room is big.", "The peoples live in peace."],
  },
  {
    id: "in-youre-room",
    level: "B1",
    topic: "confused-words",
    why: "“Your” says whose it is. “You're” means “you are”.",
    pattern: [
      "in|with|for|of|at|from|about|on|near|to|into { you 're } $adjective? $count-noun|room|coat|family|name|town|parents|friends|help|advice|answer|opinion|letter|life|work|free",
      "^ is|are this|that|these|those { you 're } $word",
    ],
    fix: "your",
    wrong: [
      ["Is this you're coat?", "Is this your coat?"],
      ["I am in you're room.", "I am in your room."],
    ],
    right: ["Is this your coat?", "I know you're a student.", "The place you're in is nice."],
  },
  {
    id: "were-going",
    level: "A2",
    topic: "confused-words",
    why: "“We're” means “we are”. “Were” is the past of “are”.",
    pattern: "^ { were } going|not|having|moving|planning|leaving|staying|all|so",
    fix: ({ tokens }) => (tokens.at(-1)?.text === "?" ? null : "we're"),
    wrong: [
      ["Were going to the cinema tonight.", "We're going to the cinema tonight."],
      ["were planning a party", "we're planning a party"],
    ],
    right: ["We're going home.", "Were you going home?", "Were all of them there?"],
  },
];
