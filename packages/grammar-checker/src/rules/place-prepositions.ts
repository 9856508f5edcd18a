import { anyOf, formsOf, possessive, withClauseEnds } from "./pattern-words";

const move = formsOf("go come get return move travel drive walk run fly ride arrive");
const go = formsOf("go come get travel");
const vehicle = anyOf(
  "car bus train plane bike bicycle taxi metro subway tram boat ship motorbike underground ferry foot",
);
const stop =
  ",|by|very|and|to|at|in|every|because|with|or|i|we|he|she|they|from|for|but|when|yesterday|tomorrow|today";

/** Small words before places and ways there. */
export const placePrepositions = withClauseEnds([
  {
    id: "go-to-home",
    level: "A1",
    topic: "prepositions-of-movement",
    why: "We say “go home”, “go there”, “come here” and “go abroad”, without “to”.",
    pattern: [
      `${move} back? { to|at|in } home ,|and|at|by|in|after|late|very|early|with|now|because|to|from|alone|together|on|every|yesterday|i|we|he|she|they`,
      `${move} back? { to } here|there|abroad|downtown|upstairs|downstairs|outside|inside|anywhere|everywhere`,
      `${move} back? { at } here|there|abroad`,
      "live|lives|lived|living|study|studied|studying|work|worked|working|be|been { in|at } abroad",
      "live|lives|lived|living|is|are|am|was|were|'m|'s|'re|been|stay|stayed|sit|sitting|work|works|wait|look { at|to } here|there ,|for|since|with|because|and|now",
      `${formsOf("take bring drive")} me|him|her|us|them|you { to } home ,|and|at|by|after`,
      `on the|my way { to } home`,
    ],
    unless: [
      "get|gets|got|come|comes|from here to there",
      "to|at home $noun&!i&!yesterday&!today&!tomorrow",
      "go|went|get to outside|inside $noun",
    ],
    fix: "",
    wrong: [
      ["I go to home at six.", "I go home at six."],
      ["Come to here, please.", "Come here, please."],
      ["i want to go to abroad", "i want to go abroad"],
      ["She came back to home very late.", "She came back home very late."],
      ["I live at here with my family.", "I live here with my family."],
    ],
    right: [
      "It went to home games.",
      "I am at home.",
      "He walked from here to there.",
      "They came to home matches.",
      "Go there!",
    ],
  },
  {
    id: "in-home",
    level: "A1",
    topic: "prepositions-of-place",
    why: "We say “at home”, “at work”, “in bed” and “in the world”.",
    pattern: [
      `$be|'s|'m|'re|stay|stays|stayed|staying|work|works|study|was|were|eat|remain|sit|nobody|cook|always|n't|alone { in|on } home ${stop}`,
      "$be|lie|lying|stay|stayed { at|on } bed ,",
    ],
    unless: "in home $noun&!i&!yesterday&!today&!tomorrow",
    fix: ({ marked, tokens, match }) =>
      tokens[match.markTo]?.lower === "bed" ? "in" : marked[0]!.lower === "at" ? null : "at",
    wrong: [
      ["I was in home yesterday.", "I was at home yesterday."],
      ["She works in home.", "She works at home."],
      ["we stayed in home because it rained", "we stayed at home because it rained"],
    ],
    right: ["She is at home.", "It is used in home cooking.", "He stayed home.", "I am in bed."],
  },
  {
    id: "go-in-the-cinema",
    level: "A1",
    topic: "prepositions-of-movement",
    why: "With “go” and “come” we use “to” for where somebody goes: “go to school”.",
    pattern: [
      `i|we|they|he|she|you|to|will|'ll|would|can|n't|always|usually|often|and|$relative go|goes|went|come|comes|came|going { in|at } school|university|college|church|work|bed ${stop}`,
      `i|we|they|he|she|you|to|will|'ll|would|can|n't|always|usually|often|and|$relative|is|am|are|'m|'re|'s go|goes|went|come|comes|came|going { at } the|a|my|your|his|our cinema|beach|party|supermarket|airport|doctor|dentist|gym|concert|market|university|restaurant|park|station|hospital|library|shop|office|museum|mall`,
      `i|we|they|he|she|you|to|will|'ll|would|and go|goes|went|come|comes|came|going { in } the|a|my|your|his|our cinema|party|supermarket|airport|gym|concert|market|restaurant|library|museum|mall|mountains|theatre|doctor|dentist`,
      `i|we|they|he|she|you|to|will|'ll|would|and|n't|want|am|'m|going go|goes|went|come|came|fly|flew|move|moved|return|returned|going { in|at } $place-name`,
    ],
    unless: [
      "place|places|where|everywhere|anywhere|that|which|something|restaurants|first|time|day|summer|best $subject|to? go|goes|went|come|came in|at $word? $word",
      "come|comes|came|go|goes|went at school|university|work|night",
      "go in at",
      "came in|at the|a $noun to",
    ],
    fix: "to",
    wrong: [
      ["I go in school by bus.", "I go to school by bus."],
      ["Yesterday we went at the cinema.", "Yesterday we went to the cinema."],
      ["she went in Italy last year", "she went to Italy last year"],
      ["I want to go at the beach.", "I want to go to the beach."],
    ],
    right: [
      "I like the places we went in Italy.",
      "They went in the morning.",
      "We go at night.",
      "He went in.",
    ],
  },
  {
    id: "in-the-tv",
    level: "A2",
    topic: "prepositions-of-place",
    why: "We say “on TV”, “on the phone”, “on the radio”, “on a page”, “on a floor” and “on the left”.",
    pattern: [
      `{ in|at } the radio ${stop}`,
      "{ in } the? page $number",
      "speak|speaks|spoke|talk|talks|talked|talking|speaking|chat|chatting|him|her|me|you|them|time|hours { in|by|at } the phone ,|with|to|for|every|and",
      "{ in|at } the? first|second|third|fourth|fifth|tenth|last|top|ground floor",
      "{ in } the left ,|of|side|you|there|and|we",
      "{ in|at } the right side",
      "{ at } the left|right side",
      "picture|pictures|photo|photos|poster|clock|map|painting|paintings|mirror $be? { in|at } the wall|walls",
      "sit|sits|sat|sitting|sleep|sleeps|slept|sleeping|lie|lay|lying { in } the floor|ground|sofa ,|and|because|with",
      "{ in|at } an|the|a|this $adjective? island ,|in|called|near|with|and",
      "$be|was|were|went|go|walk|walked|play|played|sit|sat|stay|stayed|lie|day|time|people|walking|lying|sitting|football|volleyball { in } the beach ,|and|with|every|because|in|at|all|i|we",
      "live|lives|lived|living|work|works|worked|working|born { in|at } a|the|my $adjective? farm",
      "{ in|at } the|my way to|home|back",
      "{ in|at } facebook|instagram|youtube|tiktok|whatsapp|netflix ,|and|every|with|or|to",
    ],
    unless: [
      "look|looks|looked|looking|point|points|pointed|arrive|arrived|stand in|at the",
      "in the right ,",
      "in the left -",
      "in the way to|back|home $base",
      "in the first floor",
    ],
    fix: "on",
    wrong: [
      ["Look at the picture in page 5.", "Look at the picture on page 5."],
      ["She was talking in the phone.", "She was talking on the phone."],
      ["My flat is in the third floor.", "My flat is on the third floor."],
      ["we played football in the beach", "we played football on the beach"],
      ["I heard it in the radio", "I heard it on the radio"],
    ],
    right: [
      "You are in the right.",
      "Look at the clock.",
      "The hotel is in the beach area.",
      "It was in the left-hand drawer.",
      "Do not stand in the way.",
    ],
  },
  {
    id: "in-internet",
    level: "A2",
    topic: "prepositions-of-place",
    why: "We say “on TV” and “on the internet”.",
    pattern: [
      `{ in|at|by the? internet } ${stop}`,
      `{ on internet } ${stop}`,
      `{ in|at|by the? tv|television } ${stop}`,
      `watch|watched|see|saw|it|film|films|movie|movies|news|series { by the? tv|television }`,
    ],
    unless: [
      "look|looks|looked|looking|shouting|shout|shouted|swore|yelled|stared|laughed at the tv|television",
      "connected|connect by",
      "invest|believe|work|works|working|trust|interested|career|job|jobs in the? tv|television|internet",
    ],
    fix: ({ marked }) =>
      marked.at(-1)!.lower === "internet"
        ? "on the internet"
        : marked.at(-1)!.text === "tv"
          ? "on tv"
          : "on TV",
    wrong: [
      ["I found it in internet.", "I found it on the internet."],
      ["We saw the match in the TV.", "We saw the match on TV."],
      ["you can find everything in the internet", "you can find everything on the internet"],
    ],
    right: [
      "I saw it on TV.",
      "He met her in an internet café.",
      "She works in TV.",
      "They shouted at the TV.",
      "It is on the internet.",
    ],
  },
  {
    id: "go-with-car",
    level: "A1",
    topic: "prepositions-of-movement",
    why: "We go “by car”, “by bus” or “by train”, but “on foot”.",
    pattern: [
      `${go} there|home|here { with|in|on|at } the? ${vehicle} ${stop}`,
      `${go} { with|in|at } the? ${vehicle} ${stop}`,
      `${go} to $word? $word { with|in|on } ${vehicle} ${stop}`,
      `${go} to $word? $word { with the } ${vehicle} ${stop}`,
      `${formsOf("go come get travel")} to? $word? $word? { with|by|in } feet ${stop}`,
      `to school|work|university { by } walk|walking ${stop}`,
      `travel|travels|travelled|travelling|trip|go|went|journey { with the? } ${vehicle} ${stop}`,
      `travel|travels|travelled|travelling { in|on } ${vehicle} ${stop}`,
    ],
    unless: [
      `$be on|in the ${vehicle}`,
      "get|gets|got|getting|come|came in|on|at the? car|bus|train|taxi|boat|plane|ship|ferry",
      "on foot",
    ],
    fix: ({ tokens, match }) => {
      const by = tokens[match.markTo]!.lower;
      return /^(?:foot)$/.test(by) ? "on" : /^(?:feet|walk|walking)$/.test(by) ? null : "by";
    },
    wrong: [
      ["I go to school with bus.", "I go to school by bus."],
      ["We went there with car.", "We went there by car."],
      ["my father goes to work with the train", "my father goes to work by train"],
      ["She travels in train.", "She travels by train."],
    ],
    right: [
      "I go by car.",
      "She got in the car.",
      "He went with the bus driver.",
      "We go on foot.",
      "I came with my car full of bags.",
    ],
  },
  {
    id: "by-walk",
    level: "A1",
    topic: "prepositions-of-movement",
    why: "When we walk somewhere, we go “on foot”.",
    pattern: [
      `${formsOf("go come get arrive")} to? $word? $word? { by walk|walking|feet }`,
      `${formsOf("go come get arrive")} to? $word? $word? { with|in|on feet|foots }`,
      `${formsOf("go come get arrive")} to? $word? $word? { with|in foot }`,
    ],
    unless: "by walking $ing|in|through|along|on|up|down|past|across|to",
    fix: "on foot",
    wrong: [
      ["I go to school by walk.", "I go to school on foot."],
      ["He goes to work with feet.", "He goes to work on foot."],
      ["we went there by walking", "we went there on foot"],
    ],
    right: ["I go on foot.", "He gets fit by walking to work.", "We go by foot."],
  },
  {
    id: "by-my-car",
    level: "A2",
    topic: "prepositions-of-movement",
    why: "With “my”, “his” or “the” we say “in my car” and “on his bike”. “By” takes no “my”.",
    pattern: [
      `go|goes|went|come|came|travel|travelled|drive|drove|going|gone|home|there|school|work|beach|city|here|trip|school|work { by|with } ${possessive} $adjective? car|bike|bicycle|motorbike|taxi ,|every|and|because|to|when|yesterday|today|i|we`,
    ],
    unless: "by $possessive $adjective? $noun window|door|side",
    fix: ({ tokens, match }) => (/^(?:car|taxi)$/.test(tokens[match.to - 1]!.lower) ? "in" : "on"),
    wrong: [
      ["We went to the beach by my car", "We went to the beach in my car"],
      ["I go to school by my bike.", "I go to school on my bike."],
      ["They came by their new car.", "They came in their new car."],
    ],
    right: ["I go by car.", "She stood by her car.", "He was hurt by his car."],
  },
  {
    id: "at-my-city",
    level: "A1",
    topic: "prepositions-of-place",
    why: "We are “in” a town or a country: “in my city”, “in Spain”.",
    pattern: [
      "^ { at|on } my|our|this country|city|village|town ,|there|we|people|i|the|it|you|is|are",
      "live|lives|lived|living|born|study|studies|studied|working|work|works|stay|stayed|stayed { at|on } my|our|a|the|this|your $adjective? country|city|village|town",
      "live|lives|lived|living|born { at|on|to } $place-name|$name",
      "live|lives|lived|living { at|on } a|an|the $adjective? flat|apartment|house",
      "$be { at|on } the? middle of",
      "{ on } the sky ,|and|at|when",
      "$be { at } $place-name ,|now|and|with",
    ],
    unless: [
      "live at $name street|road|avenue|square|house",
      "live|lives|lived|living on $name street|road|avenue|island",
      "born to $name",
      "live|living at|on $name $number",
      "live|lives|lived on a $adjective? house boat",
    ],
    fix: "in",
    wrong: [
      ["I live at Spain.", "I live in Spain."],
      ["At my country people eat late.", "In my country people eat late."],
      ["She was born on London.", "She was born in London."],
      ["there are birds on the sky", "there are birds in the sky"],
    ],
    right: [
      "He lives on King Street.",
      "We live in a house.",
      "A girl was born to Ana.",
      "At my city school we had rules.",
    ],
  },
  {
    id: "at-the-bus-stop",
    level: "A2",
    topic: "prepositions-of-place",
    why: "We wait or meet “at” a point such as a bus stop, a door or the traffic lights.",
    pattern: [
      "meet|meets|met|wait|waits|waited|waiting|standing|stand|turn|stop|is|are|am|was|were|me|you|him|her|us|left|right { in|on } the|a bus stop|lights",
      "meet|met|wait|waited|waiting|stop|left|right { in|on } the traffic lights|crossroads|roundabout",
      "meet|met|wait|waited|waiting|me|you|us { in } the|my door|entrance ,",
      "sit|sitting|sat { on|in } the table ,|and|with|to",
    ],
    unless: "stop|stopped on the traffic",
    fix: "at",
    wrong: [
      ["I am waiting in the bus stop.", "I am waiting at the bus stop."],
      ["Turn left in the traffic lights.", "Turn left at the traffic lights."],
      ["meet me in the entrance", "meet me at the entrance"],
    ],
    right: ["Wait at the bus stop.", "He is in the station."],
  },
  {
    id: "on-the-picture",
    level: "A2",
    topic: "prepositions-of-place",
    why: "What a picture shows is “in” the picture: “In the picture I can see …”.",
    pattern: [
      "^ { on } the|this|that $adjective? picture|photo|photograph|image ,|i|we|there|you|is|are|a|he|she|two",
      "see|is|are|man|woman|people|girl|boy|person|house|dog { on } the|this $adjective? picture|photo|photograph ,",
    ],
    fix: null,
    wrong: [
      ["On the picture I can see a dog.", null],
      ["The man on the picture .", null],
      ["on this photo there are two girls", null],
    ],
    right: [
      "In the picture I can see a dog.",
      "Write your name on the picture frame.",
      "There is a date on the back of it.",
    ],
  },
  {
    id: "in-front-the",
    level: "A1",
    topic: "prepositions-of-place",
    why: "This place word has two or three parts: “in front of”, “next to”, “close to”, “far from”.",
    pattern: [
      `in front {} the|a|an|${possessive}|me|us|you|him|them|this|that`,
      `$be|sit|sits|sat|sitting|live|lives|lived|stand|stands|stood|house|right|school|park|bank|shop|seat|hotel|room next {} me|us|you|him|them|my|our|your|his|her|the|a`,
      `out {} the|my|your|his|her house|room|school|office|building|city|country|car|bag|box`,
      `instead {} my|me|him|coffee|tea|meat`,
      `because {} me|him|them|us .`,
      `because {} the|my|your|his|her|their|bad|this $adjective? $noun .`,
      `in spite {} the|a|my|all|this|his|her|their|being|having`,
      `according {} the|a|my|this|him|her|them|me|some`,
      `due {} the|a|my|this|bad`,
      `thanks {} god|my|his|her|their $noun? ,`,
      `far {} here|home|my|the school|house|city|centre|beach|station`,
    ],
    unless: [
      "in front the|a $noun $be|$past",
      "next the $noun $past",
      "out the|my|your|his|her window|door|back",
      "far the most|best",
      "due the $noun|next",
      "instead the $noun $word? $be|$past|$third",
      "because my|the|your|his|her|their|this|bad $word? $word? $word? $be|$have|$modal|$do|$third|$past",
      "because the|my $noun $noun|$base",
      "out|sort|find|point|work|carry|hand|turn|check|try|figure the",
      "thanks my|god|his|her ,",
    ],
    fix: ({ tokens, match }) => {
      const word = tokens[match.markFrom - 1]!.lower;
      return (
        (
          {
            front: "of",
            out: "of",
            instead: "of",
            because: "of",
            spite: "of",
            far: "from",
          } as Record<string, string>
        )[word] ?? "to"
      );
    },
    wrong: [
      ["My house is in front the park.", "My house is in front of the park."],
      ["I sit next my friend.", "I sit next to my friend."],
      ["We stayed at home because the rain.", "We stayed at home because of the rain."],
      ["According the text, he was rich.", "According to the text, he was rich."],
      ["the bank is next the school", "the bank is next to the school"],
    ],
    right: [
      "He looked out the window.",
      "Next, the teacher spoke.",
      "Because the rain stopped, we left.",
      "It is by far the best.",
      "We went next door.",
      "When it comes due the bank writes.",
    ],
  },
  {
    id: "behind-of",
    level: "A2",
    topic: "prepositions-of-place",
    why: "This place word has no “of” or “to” behind it: “behind the house”, “near the park”.",
    pattern: [
      `behind|beside|under|above|below|between|against|around|along|through|towards|without|among|during { of } the|a|my|your|his|her|our|their|me|us|it|them|this|$place-name|you`,
      `behind|beside|under|between { to|from } the|a|my|me|us|it|them|him`,
      `near { of|from|at } the|a|my|your|his|her|our|me|us|it|them|this|here|$place-name`,
      "$be|bank|shop|hotel|park|house|school opposite { of|from } the|a|my|your|our",
      "despite { of }",
      "talk|talks|talked|talking|think|know|speak|spoke|speaking about { of } my|the|our|your|his|her|their|it|this",
      "inside|outside { of } the|my|our house|school|room|city",
      "cross|crossed|across { of } the|a street|road|river",
    ],
    unless: [
      "the|exact|very|complete|an|direct|$possessive opposite of",
      "from behind|under to",
      "outside|inside of the",
      "from near",
      "come|came|running|moved|passed|round|around|along|from under|behind|beside|between to",
    ],
    fix: "",
    wrong: [
      ["The dog is behind of the house.", "The dog is behind the house."],
      ["I live near of the station.", "I live near the station."],
      ["Despite of the rain, we went out.", "Despite the rain, we went out."],
      ["the shop is near from my school", "the shop is near my school"],
      ["The bank is opposite of the park.", "The bank is opposite the park."],
    ],
    right: [
      "It is the opposite of the truth.",
      "It is near to my house.",
      "It is inside the house.",
      "She lives near.",
    ],
  },
  {
    id: "next-of",
    level: "A1",
    topic: "prepositions-of-place",
    why: "We say “next to”, “close to” and “in front of”.",
    pattern: [
      `next { of|from|with } the|my|your|his|her|our|me|us|you|him|them|a bank|school|house|station|park|supermarket|shop|hospital|bed|window|door|table|church|hotel|river|friend|me`,
      `next { of|from|with|at } me|us|him|them`,
      `in front { to|from|at } the|my|your|his|her|our|me|us|you|him|them|a`,
    ],
    unless: ["what next with|for", "in front to"],
    fix: ({ tokens, match }) => (tokens[match.markFrom - 1]!.lower === "next" ? "to" : "of"),
    wrong: [
      ["My school is next of the park.", "My school is next to the park."],
      ["She sat next from me.", "She sat next to me."],
      ["he was in front from the school", "he was in front of the school"],
    ],
    right: ["She sat next to me.", "What comes next at the station?", "Come to the front at once."],
  },
]);
