import { isUncountable } from "@saywell/english";
import { articleBefore } from "../pattern/word-forms";
import type { Fixable, RuleSource } from "../rule";

/** Here a noun ends its phrase. */
const end = ">!$phrase-goes-on";

const otherArticle = ({ marked, tokens, match }: Fixable): string | null => {
  const next = tokens[match.markTo];
  if (next === undefined || !/^\p{Ll}{2,}$/u.test(next.text)) return null;
  const right = articleBefore(next.lower);
  // "An needs a vowel sound" speaks of the word, and "process A implies B" of a letter.
  const isLetter = marked[0]!.text === "A" && match.markFrom > 0;
  const isSpokenOf =
    /^(?:AUX|CCONJ)$/.test(next.pos) || /^(?:needs|stands|means|goes|comes)$/.test(next.lower);
  if (isLetter || isSpokenOf || tokens.length < 4 || isUncountable(next.lower)) return null;
  return right === marked[0]!.lower ? null : right;
};

/** Articles that are too many, or of the wrong kind. */
export const extraArticles: readonly RuleSource[] = [
  {
    id: "a-or-an",
    level: "A1",
    topic: "articles",
    why: "“An” stands before a vowel sound, “a” before all other sounds: “an apple”, “a car”.",
    pattern: ["{ a } $vowel-sound|hour|hours|honest|honour|honor|heir", "{ an } $word"],
    unless: [
      "an|a u|e|o|i|historic|historical|hotel|herb|habitual|x-ray|a|an|and|or|is|in|on|at|as|us|it|if|are|am",
      "vitamin|plan|grade|level a|an",
      "from a to",
    ],
    fix: otherArticle,
    wrong: [
      ["I eat a apple", "I eat an apple"],
      ["She is a engineer and he has an car.", "She is an engineer and he has a car."],
      ["He studies at an university.", "He studies at a university."],
      ["It takes a hour.", "It takes an hour."],
    ],
    right: [
      "I eat an apple.",
      "She wears a uniform.",
      "He is a European.",
      "It was an honest answer in an hour.",
      "A useful tool is a one-way ticket.",
      "An LED lamp and an MP are here.",
    ],
  },
  {
    id: "article-and-possessive",
    level: "A1",
    topic: "possessive-adjectives",
    why: "Before “my”, “your”, “his” and the like comes no “a” or “the”.",
    pattern: "{ the } my|your|our|their|his|its $adjective? @NOUN",
    unless: "the his|its",
    fix: "",
    wrong: [
      ["I love the my car.", "I love my car."],
      ["The my sister is tall", "My sister is tall"],
      ["We went to the our house.", "We went to our house."],
    ],
    right: ["I love my car.", "The one my sister likes is here."],
  },
  {
    id: "a-my-friend",
    level: "A2",
    topic: "possessive-adjectives",
    why: "We say “a friend of mine”, or only “my friend”.",
    pattern:
      "{ a|an|one my|your|his|her|our|their friend|colleague|cousin|teacher|neighbour|classmate }",
    fix: ({ marked }) => `${marked[0]!.lower} ${marked[2]!.lower} of ${ofWhom[marked[1]!.lower]}`,
    wrong: [
      ["I met a my friend yesterday.", "I met a friend of mine yesterday."],
      ["One my friend lives in Peru", "One friend of mine lives in Peru"],
      ["She is talking to a her colleague.", "She is talking to a colleague of hers."],
    ],
    right: ["I met a friend of mine.", "One of my friends is here.", "One day my friend came."],
  },
  {
    id: "the-with-country",
    level: "A2",
    topic: "articles-with-places",
    why: "Names of most countries and cities have no “the”: “in Spain”, “in London”.",
    pattern: [
      `in|to|from|visit|visited|near|about|leave|left|for { the } $country|$city ${end}`,
      `in|to|from|visit|visited|near|leave|left { the } new york|zealand|delhi ${end}`,
    ],
    unless: [
      "the sudan|ukraine|congo|gambia|lebanon|turkey|china|world",
      "the florence|georgia|sofia|chile|jersey|rome of",
    ],
    fix: "",
    wrong: [
      ["I live in the Spain.", "I live in Spain."],
      ["She comes from the Italy and she is nice", "She comes from Italy and she is nice"],
      ["We visited the London last year", "We visited London last year"],
    ],
    right: [
      "I live in Spain.",
      "We met in the London office.",
      "He is from the Netherlands.",
      "The Spain of my childhood is gone.",
      "It works in the China shop.",
    ],
  },
  {
    id: "the-month-or-day",
    level: "A1",
    topic: "prepositions-of-time",
    why: "Days, months and years have no “the”: “in July”, “on Monday”, “in 2020”.",
    pattern: [
      `in|on|since|until|till|every|last|next|from { the } $month&$capital|$weekday&$capital ${end}`,
      `in|since|until|from { the } $year ${end}`,
      `in { the } january|february|april|june|july|august|september|october|november|december ${end}`,
    ],
    unless: "on the monday|tuesday|wednesday|thursday|friday|saturday|sunday",
    fix: "",
    wrong: [
      ["My birthday is in the July.", "My birthday is in July."],
      ["I moved here in the 2015", "I moved here in 2015"],
      ["We start in the September and it is fun", "We start in September and it is fun"],
    ],
    right: [
      "It is in July.",
      "We lived there in the 1990s.",
      "On the Monday of that week he left.",
      "I read it in the 2015 report.",
    ],
  },
  {
    id: "an-information",
    level: "A2",
    topic: "countable-and-uncountable",
    why: "We do not count this, so “a” and “an” do not fit: “some advice”.",
    pattern: [
      `{ a|an } information|advice|furniture|homework|luggage|equipment|weather|music|traffic|knowledge|progress|housework|news|software|money|luck|fun|jewellery ${end}`,
    ],
    unless: ["such a|an", "a fun", "of a|an information"],
    fix: "some",
    wrong: [
      ["Can you give me an advice?", "Can you give me some advice?"],
      ["I have a homework for tomorrow.", "I have some homework for tomorrow."],
      ["I need an information about the course", "I need some information about the course"],
    ],
    right: [
      "Give me some advice.",
      "It is an advice column.",
      "She has a music lesson.",
      "It is a fun game.",
      "A news report said so.",
    ],
  },
  {
    id: "a-good-news",
    level: "A2",
    topic: "countable-and-uncountable",
    why: "We do not count this, so “a” does not fit: “good news”, “nice weather”.",
    pattern: `what|such? { a|an } $adverb? good|bad|great|nice|beautiful|terrible|important|useful|wonderful|lovely|new|interesting|awful|hot|cold|rainy|sunny|fantastic|horrible|amazing|excellent|fresh|heavy|old|perfect|hard information|advice|furniture|homework|luggage|equipment|weather|music|traffic|progress|housework|news|software|bread|luck|fun|health|work|informations|advices|homeworks|furnitures|equipments|knowledges ${end}`,
    unless:
      "a new|beautiful|great|important|wonderful|perfect|interesting|amazing|good|excellent work",
    fix: "",
    wrong: [
      ["I have a good news for you.", "I have good news for you."],
      ["What a beautiful weather!", "What beautiful weather!"],
      ["She gave me a useful advice", "She gave me useful advice"],
    ],
    right: [
      "I have good news.",
      "It is a good news programme.",
      "What a beautiful day!",
      "It is a great work of art.",
      "We had a hard time.",
    ],
  },
  {
    id: "a-with-pair",
    level: "A2",
    topic: "articles",
    why: "“A” and “an” mean one. Before more than one they do not stand.",
    // With two things that go together nobody means one; "a good friends" may be one or more.
    pattern: `{ a|an } very|really? $plain-adjective* shoes|jeans|trousers|glasses|clothes|eyes|parents|children|people|scissors|pyjamas|shorts|gloves|socks|boots|earrings|sunglasses|headphones ${end}`,
    unless: [
      "a|an $any? people|children|parents",
      "a few|dozen|many $any",
      "a good|great many $any",
      "a very|really? few|many $any",
    ],
    fix: "",
    wrong: [
      ["She has a beautiful eyes.", "She has beautiful eyes."],
      ["I need a new shoes.", "I need new shoes."],
    ],
    right: ["She has beautiful eyes.", "It is a clothes shop.", "A few shoes were wet."],
  },
  {
    id: "a-with-plural",
    level: "A2",
    topic: "articles",
    why: "“A” and “an” mean one. Before more than one they do not stand.",
    pattern: [
      `{ a|an $plain-adjective? $count-nouns } ${end}`,
      `{ a|an friends|books|apples|cats|dogs|cars|students|houses|girls|boys|flowers|questions|shoes|clothes|jeans|trousers|glasses|children|people|women|men|teachers|problems|things|places|pictures|photos|songs|words|films|movies|stories|birds|animals|languages|cities|countries|eggs|oranges|bananas|presents|parents|brothers|sisters } ${end}`,
      `{ a|an $plain-adjective friends|books|apples|cats|dogs|cars|students|houses|girls|boys|flowers|questions|shoes|clothes|jeans|trousers|children|women|men|teachers|problems|things|places|pictures|photos|songs|words|films|movies|stories|birds|animals|cities|countries|eggs|eyes|presents|parents|brothers|sisters } ${end}`,
    ],
    unless: [
      "a|an $any people",
      "a|an people",
      "a good|great|few|dozen|single people|many|few",
      "many a",
    ],
    fix: null,
    wrong: [
      ["She has a beautiful flowers.", null],
      ["I bought a books", null],
      ["I have a good friends in Spain.", null],
    ],
    right: [
      "She has beautiful eyes.",
      "It is a clothes shop.",
      "A few friends came.",
      "A people needs a home.",
      "He runs a games company.",
    ],
  },
  {
    id: "play-the-football",
    level: "A1",
    topic: "articles",
    why: "Sports and games have no “the”: “play football”.",
    pattern: `play|plays|played|playing { the } football|tennis|basketball|volleyball|baseball|hockey|chess|golf|rugby|cricket|badminton|handball|soccer|cards ${end}`,
    fix: "",
    wrong: [
      ["I play the football every day", "I play football every day"],
      ["They are playing the tennis.", "They are playing tennis."],
    ],
    right: [
      "I play football.",
      "He played the football match of his life.",
      "She plays the piano.",
    ],
  },
  {
    id: "speak-the-english",
    level: "A1",
    topic: "articles",
    why: "Languages have no “the”: “I speak English.”",
    pattern: `speak|speaks|spoke|speaking|learn|learns|learned|learning|study|studies|studied|studying|understand|know|in { the } $language ${end}`,
    unless: "the english|latin of|in|that",
    fix: "",
    wrong: [
      ["I speak the English.", "I speak English."],
      ["She is learning the Spanish at school", "She is learning Spanish at school"],
      ["How do you say it in the German?", "How do you say it in German?"],
    ],
    right: [
      "I speak English.",
      "She knows the English language.",
      "We understand the French people.",
      "He studies the English of Shakespeare.",
    ],
  },
  {
    id: "the-meals",
    level: "A2",
    topic: "articles",
    why: "Meals have no article in general: “have breakfast”, “after lunch”.",
    pattern: [
      `have|has|had|having|eat|ate|eats|eating { a|the } breakfast|lunch|dinner ${end}`,
      `after|before|for { the } breakfast|lunch|dinner >!@VERB ${end}`,
    ],
    unless: "eat|ate|eats|eating the $any that",
    fix: "",
    wrong: [
      ["I have a breakfast at seven.", "I have breakfast at seven."],
      ["After the lunch I do my homework", "After lunch I do my homework"],
      ["We have the dinner together.", "We have dinner together."],
    ],
    right: [
      "I have breakfast at seven.",
      "We had a big breakfast.",
      "The breakfast was good.",
      "After the lunch break we went on.",
    ],
  },
  {
    id: "go-to-the-home",
    level: "A1",
    topic: "articles-with-places",
    why: "We say “go home”, “at home”: without “the” and without “to”.",
    pattern: [
      `go|goes|went|going|come|comes|came|coming|get|got|return|returned|returns|walk|walked|drive|drove|arrive|arrived|back|gone|run|ran { to|at the|my|a? home } ${end}`,
    ],
    unless: ["to|at my|a home", "home of"],
    fix: "home",
    wrong: [
      ["I go to home at five.", "I go home at five."],
      ["We went to the home", "We went home"],
      ["She came back to home late.", "She came back home late."],
    ],
    right: [
      "I go home.",
      "We went to a home for old people.",
      "He comes to her home.",
      "They went to the home|night|noon of a friend.",
    ],
  },
  {
    id: "the-in-fixed-phrases",
    level: "A1",
    topic: "prepositions-of-time",
    why: "This is said without “the”: “at night”, “at home”, “at work”, “by bus”, “in bed”.",
    pattern: [
      `at { the } night|midnight|noon|home ${end}`,
      `at { the } work ${end}`,
      `go|goes|went|going|travel|came|come|comes|travelled|work|school|there|here|home|university by { the|a|an } bus|train|car|plane|bike|taxi|metro|tram|boat|foot ${end}`,
      `go|goes|went|going|back to { the } bed|work >!and ${end}`,
      "go|goes|went|going to { the } school ,? every|at|by|on|with",
      "in { the } general ,",
      "for { the } example|instance ,",
      "in { the } nature|society ,",
      "go|goes|went|going { the } shopping|swimming|home|skiing|camping|fishing",
      "watch|watches|watched|watching { the } tv|television ,",
    ],
    unless: ["the home|night|noon of", "in the nature|society of", "to the school on|with"],
    fix: "",
    wrong: [
      ["I sleep at the night.", "I sleep at night."],
      ["He goes to work by the bus.", "He goes to work by bus."],
      ["I go to the bed at ten", "I go to bed at ten"],
      ["In the general, I like it.", "In general, I like it."],
    ],
    right: [
      "I sleep at night.",
      "We looked at the night sky.",
      "She sat by the bus.",
      "He went to the bed and sat down.",
      "In the general election he won.",
    ],
  },
  {
    id: "the-last-week",
    level: "A2",
    topic: "articles",
    why: "For the time just before now or just after it we say “last week”, “next year”: without “the”.",
    pattern: [
      "^ { the } last week|month|year|weekend|summer|winter|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday i|we|he|she|they|my|it",
      "^ { the } next week|month|year|weekend|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday i|we|he|she|they will|'ll|am|are|is|'m|'re|'s|going",
      "met|saw|went|visited|travelled|started|bought|came|arrived|played|happened there|here|him|her|it|them|to? $capital? { the } last week|month|year|weekend|summer|winter .",
    ],
    fix: "",
    wrong: [
      ["The last week I was in Rome.", "Last week I was in Rome."],
      ["The next year I will study in Lima", "Next year I will study in Lima"],
      ["I went to London the last summer.", "I went to London last summer."],
    ],
    right: [
      "Last week I was in Rome.",
      "The last week was hard.",
      "The next week was better.",
      "I have been ill for the last week.",
    ],
  },
  {
    id: "a-before-adjective-alone",
    level: "A1",
    topic: "articles",
    why: "“A” needs a noun. Before an adjective alone it does not stand: “She is kind.”",
    pattern: [
      "$be-finite|'s not|n't? { a|an } very|really|so|too $common-adjective .",
      "i|he|she|it|we|they|you|$relative $be-finite|'s { a|an } happy|sad|beautiful|tall|angry|hungry|thirsty|tired|rich|kind|polite|lazy|nice|busy|clever|intelligent|friendly|strong|difficult|important|interesting|expensive|cheap|easy|boring|hot|cold|delicious|dangerous|married ,",
    ],
    unless: "a|an very|really|so|too? popular|special|favourite|single|deep",
    fix: "",
    wrong: [
      ["She is a very kind.", "She is very kind."],
      ["My brother is a tall.", "My brother is tall."],
      ["It was a really difficult", "It was really difficult"],
    ],
    right: ["She is a very kind woman.", "He is a regular.", "It is a special.", "She is kind."],
  },
  {
    id: "the-life",
    level: "A2",
    topic: "articles",
    why: "When we speak of something in general, we do not use “the”: “Life is hard.”",
    pattern: [
      "^^ { the } life|love|happiness|friendship|health|education|society|nature|peace|freedom|honesty|success is|can|'s not|n't|very|really|so|always|sometimes|more|the|too|be* hard|short|beautiful|important|difficult|necessary|wonderful|unfair|everything|precious|expensive|cheap|most|better|easy|boring|free|stressful|$comparative",
      "^ { the } life in a? big|large|small|modern|other|the|our|my|today 's? cities|city|towns|town|village|villages|countryside|country|world is|can|'s not|n't|very|really|so|always|often|sometimes|more|too|be* hard|short|beautiful|difficult|stressful|quiet|calm|easy|boring|expensive|busy|fast|noisy|better|healthy|dangerous|exciting|interesting|comfortable|different|$comparative",
      "^^ in my|your opinion|country ,? { the } life|love|happiness|friendship|health|education|society|nature|people|children|women|food is|are",
      "love|loves|enjoy|enjoys|protect|respect|destroy|destroys|in|about|of { the } nature ,",
      "i|we|you|they love|like|hate|enjoy { the } dogs|cats|animals|children|sports|spicy|fast|italian|chinese|mexican|japanese food? ,",
    ],
    unless: "in|of the nature of",
    fix: "",
    wrong: [
      ["The life is hard.", "Life is hard."],
      ["The life in big cities is stressful.", "Life in big cities is stressful."],
      ["I think the health is very important.", "I think health is very important."],
      ["I love the nature.", "I love nature."],
    ],
    right: [
      "Life is hard.",
      "The life of a teacher is hard.",
      "The life in those cells is tiny.",
      "The love that she gave was great.",
      "It is in the nature of things.",
      "The education she got is important.",
      "The money is important.",
    ],
  },
  {
    id: "a-good-for-you",
    level: "A2",
    topic: "articles",
    why: "“A” needs a noun. Before an adjective alone it does not stand: “It is good for you.”",
    pattern:
      "it|this|that|she|he|english is|was|'s not|n't? { a|an } very|really? good|bad|important|easy|hard|difficult|better|nice|healthy|dangerous|useful|necessary|interesting|different|similar|famous for|to|that|than|from|with me|you|him|her|us|them|my|your|our|their|everybody|everyone|people|health|children|the|$any-base|its",
    fix: "",
    wrong: [
      ["It's a good for you.", "It's good for you."],
      ["It is an important to learn English.", "It is important to learn English."],
    ],
    right: ["It's good for you.", "It is a good thing for you."],
  },
  {
    id: "in-russia-the-people",
    level: "A2",
    topic: "articles",
    why: "Of people in general we say “people”, without “the”.",
    pattern: [
      "^ in $place-name ,? { the } people|women|men|children|students are|eat|like|love|work|live|go|speak|have|drink|do|celebrate|always|usually",
      "^ in my|our country|city|village|town ,? { the } people|women|men|children|students are|eat|like|love|work|live|go|speak|have|drink|do|celebrate|always|usually",
    ],
    fix: "",
    wrong: [
      ["In Russia the people eat a lot of soup.", "In Russia people eat a lot of soup."],
      ["In my country the people are friendly", "In my country people are friendly"],
    ],
    right: ["In Russia people eat soup.", "The people in my street are nice."],
  },
  {
    id: "a-long-hair",
    level: "A1",
    topic: "articles",
    why: "“Hair” is not counted here: “She has long hair.”",
    pattern:
      "have|has|had|'ve|'s|with|got { a|an } very|really? long|short|brown|black|blond|blonde|dark|red|curly|straight|beautiful|grey|fair very|long|short|brown|black|blond|dark|curly|straight|and? $adjective? hair ,",
    fix: "",
    wrong: [
      ["He has a long hair.", "He has long hair."],
      ["She has a beautiful black hair", "She has beautiful black hair"],
    ],
    right: ["He has long hair.", "There was a long hair in my soup.", "She has a hair salon."],
  },
  {
    id: "a-my-birthday",
    level: "A1",
    topic: "possessive-adjectives",
    why: "Before “my”, “your”, “his” and the like comes no “a” or “the”.",
    pattern:
      "{ a|an } my|your|our|their|his $plain-adjective? birthday|mother|father|sister|brother|house|family|job|car|school|teacher|dog|cat|phone|bag|room|favourite|best|parents|name",
    fix: "",
    wrong: [
      ["Yesterday was a my birthday.", "Yesterday was my birthday."],
      ["This is a my favourite song", "This is my favourite song"],
    ],
    right: ["Yesterday was my birthday.", "A friend of mine is here."],
    unless: "a|an my|your|our|their|his teacher",
  },
  {
    id: "the-most-people",
    level: "A2",
    topic: "quantifiers",
    why: "For nearly all of them we say “most” alone: “Most people like pizza.”",
    pattern:
      "^ and|but|so|because? { the most } people|students|children|teachers|parents|women|men|families|tourists like|love|think|believe|live|know|want|go|speak|prefer|need|work|are",
    unless: "the most people are|work ever|in|at",
    fix: "most",
    wrong: [
      ["The most people like pizza.", "Most people like pizza."],
      ["The most students live at home.", "Most students live at home."],
    ],
    right: ["Most people like pizza.", "The most people I have seen there is ten."],
  },
  {
    id: "a-research",
    level: "B1",
    topic: "countable-and-uncountable",
    why: "We do not count this, so “a” and “an” do not fit: “some research”.",
    pattern: [
      `{ a|an } research|evidence|feedback|accommodation|permission|pollution|transport|rubbish|cash|electricity|behaviour|vocabulary ${end}`,
      "{ a|an } research|evidence|feedback|accommodation shows|show|says|suggests|about|from|for|on|that|has|is|was",
      "{ a|an } new|recent|useful|good|interesting|scientific|important|helpful|cheap research|evidence|feedback|accommodation shows|show|says|suggests|about|from|for|on|that|has|is|was",
      "{ a|an } new|recent|useful|good|interesting|scientific|important|helpful|cheap research|evidence|feedback|accommodation ,",
    ],
    unless: [
      "such|quite|what a|an",
      "a|an cash|transport|research|behaviour of|about",
      "a vocabulary",
    ],
    fix: ({ marked, match }) => (match.markFrom === 0 && marked.length === 1 ? "" : "some"),
    wrong: [
      ["A research shows that sleep is important.", "Research shows that sleep is important."],
      ["Could you give me a feedback on my essay?", "Could you give me some feedback on my essay?"],
      ["We found a cheap accommodation.", "We found some cheap accommodation."],
    ],
    right: [
      "Research shows that sleep is important.",
      "She works in a research centre.",
      "It is a transport company.",
      "He has a rich vocabulary.",
    ],
  },
  {
    id: "the-half-of-my",
    level: "B1",
    topic: "quantifiers",
    why: "We say “half of my money” or “half the time”, without “the” before “half”.",
    pattern: "{ the } half of my|your|his|her|our|their|people",
    unless: [
      "know|knows|knew|hear|heard|other|first|second|last|latter|better the",
      "the half of $word $word that|which|who|we|i",
      "the half of $word $word $word that|which|who|we|i",
    ],
    fix: "",
    wrong: [
      ["The half of my salary goes to rent.", "Half of my salary goes to rent."],
      ["I spend the half of my time on the bus.", "I spend half of my time on the bus."],
    ],
    right: [
      "Half of my salary goes to rent.",
      "The second half of my holiday was rainy.",
      "You don't know the half of my troubles.",
      "The half of my family that lives here is small.",
    ],
  },
];

const ofWhom: Readonly<Record<string, string>> = {
  my: "mine",
  your: "yours",
  his: "his",
  her: "hers",
  our: "ours",
  their: "theirs",
};
