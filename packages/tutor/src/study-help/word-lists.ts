import { countNamed, numberInWords } from "./numbers-and-times";

interface WordList {
  readonly title: string;
  readonly names: RegExp;
  readonly words: readonly string[];
  /** For those who know the first ones. */
  readonly harder: readonly string[];
}

const list = (title: string, names: RegExp, words: string, harder = ""): WordList => ({
  title,
  names,
  words: words.split(", "),
  harder: harder === "" ? [] : harder.split(", "),
});

/** Words that are learned together. */
const lists: readonly WordList[] = [
  list(
    "colours",
    /\bcolou?rs?\b/,
    "red, blue, green, yellow, black, white, brown, orange, pink, grey",
  ),
  list(
    "the days of the week",
    /\b(?:week ?days?|days? (?:of|in) (?:the |a )?week|names of (?:the )?days)\b/,
    "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday",
  ),
  list(
    "the months",
    /\bmonths?\b/,
    "January, February, March, April, May, June, July, August, September, October, November, December",
  ),
  list("the seasons", /\bseasons?\b/, "spring, summer, autumn, winter"),
  list(
    "numbers",
    /\bnumbers?\b|\bnumerals?\b|\bcount(?:ing)?\b/,
    "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, twenty, thirty, forty, fifty, a hundred",
  ),
  list(
    "the weather",
    /\bweather\b/,
    "sunny, cloudy, rain, snow, wind, storm, fog, warm, cold, forecast",
    "drizzle, shower, breeze, thunder, lightning, hail, chilly, mild, humid, freezing",
  ),
  list(
    "the family",
    /\bfamily(?! of| for)\b|\brelatives\b/,
    "mother, father, sister, brother, parents, grandmother, grandfather, aunt, uncle, cousin",
    "stepfather, stepmother, half-sister, mother-in-law, nephew, niece, twin, only child, relative, ancestor",
  ),
  list(
    "fruit",
    /\bfruits?\b/,
    "apple, banana, orange, pear, grape, lemon, strawberry, cherry, peach, melon",
  ),
  list(
    "vegetables",
    /\bvegetables?\b/,
    "potato, tomato, carrot, onion, pepper, cucumber, bean, pea, cabbage, spinach",
  ),
  list("drinks", /\bdrinks?\b/, "water, tea, coffee, milk, juice, lemonade, hot chocolate"),
  list(
    "food",
    /\bfoods?\b|\bmeals?\b|\beating\b|\bbreakfast\b/,
    "bread, butter, cheese, egg, rice, pasta, soup, meat, fish, salad",
    "starter, main course, dessert, portion, ingredient, recipe, spicy, raw, ripe, leftovers",
  ),
  list(
    "the kitchen",
    /\bkitchen\b|\bcooking\b/,
    "fridge, oven, pan, plate, bowl, knife, fork, spoon, boil, fry",
    "kettle, saucepan, tin opener, bottle opener, chopping board, dishwasher, peel, slice, stir, bake",
  ),
  list("the body", /\bbody\b/, "head, face, eye, ear, nose, mouth, arm, hand, leg, foot"),
  list(
    "clothes",
    /\bcloth(?:es|ing)\b/,
    "shirt, trousers, skirt, dress, jacket, coat, jumper, shoes, socks, hat",
    "sleeve, collar, pocket, zip, button, striped, checked, tight, loose, well-dressed",
  ),
  list(
    "animals",
    /\banimals?\b|\bpets?\b/,
    "dog, cat, horse, cow, sheep, bird, fish, rabbit, bear, elephant",
  ),
  list(
    "jobs",
    /\bjobs\b|\bprofessions?\b|\boccupations?\b/,
    "teacher, doctor, nurse, cook, driver, engineer, farmer, shop assistant, police officer, builder",
    "accountant, lawyer, electrician, plumber, architect, civil servant, apprentice, self-employed, freelance, shift work",
  ),
  list(
    "the house",
    /\bhouse\b|\brooms?\b|\bfurniture\b|\bhome\b/,
    "kitchen, bathroom, bedroom, living room, table, chair, bed, sofa, window, door",
    "ceiling, corridor, attic, basement, cupboard, drawer, curtains, radiator, rent, landlord",
  ),
  list(
    "transport",
    /\btransport\w*\b|\bvehicles?\b/,
    "bus, train, tram, car, bike, plane, boat, ticket, station, stop",
  ),
  list(
    "sport",
    /\bsports?\b/,
    "football, tennis, swimming, running, team, player, match, score, win, lose",
    "opponent, referee, tournament, defeat, draw, stamina, warm up, spectator, coach, championship",
  ),
  list(
    "school",
    /\bschool\b|\bclassroom\b|\bstationery\b/,
    "pen, pencil, book, exercise book, ruler, board, lesson, subject, homework, break",
    "curriculum, assignment, deadline, degree, lecture, tuition fees, scholarship, graduate, revise, compulsory",
  ),
  list(
    "feelings",
    /\bfeelings?\b|\bemotions?\b/,
    "happy, sad, angry, afraid, tired, excited, proud, nervous, surprised, bored",
    "anxious, relieved, grateful, frustrated, embarrassed, delighted, overwhelmed, jealous, disappointed, content",
  ),
  list(
    "hobbies",
    /\bhobb(?:y|ies)\b|\bfree time\b/,
    "reading, drawing, dancing, cycling, cooking, playing chess, taking photos, listening to music",
  ),
  list(
    "travel",
    /\btravel\w*\b|\bholidays?\b|\btrips?\b/,
    "ticket, passport, luggage, journey, flight, delay, hotel, map, tour, abroad",
    "itinerary, accommodation, destination, departure, stopover, sightseeing, souvenir, guidebook, voyage, off the beaten track",
  ),
  list(
    "the city",
    /\b(?:city|town)\b/,
    "street, bridge, park, library, museum, market, hospital, square, traffic, crossing",
    "suburb, outskirts, pavement, pedestrian, skyscraper, neighbourhood, rush hour, congestion, facilities, lively",
  ),
  list(
    "nature and the environment",
    /\bnature\b|\benvironment\w*\b|\bclimate\b|\becolog\w+\b/,
    "forest, river, lake, mountain, pollution, waste, recycle, energy, climate, protect",
    "biodiversity, drought, flood, emissions, renewable, sustainable, deforestation, endangered, carbon footprint, conservation",
  ),
  list(
    "health",
    /\bhealth\b|\billness\w*\b|\bmedicine\b|\bdoctors?\b/,
    "headache, cough, cold, fever, pain, medicine, appointment, rest, healthy, recover",
    "symptom, diagnosis, treatment, prescription, injury, infection, surgery, side effect, check-up, wellbeing",
  ),
  list(
    "computers",
    /\bcomputers?\b|\btechnology\b|\binternet\b/,
    "screen, keyboard, file, folder, password, website, download, save, delete, link",
    "device, software, update, backup, encryption, server, browser, bug, artificial intelligence, data",
  ),
  list(
    "business",
    /\bbusiness\b|\boffice\b|\bmarketing\b|\bcompany\b/,
    "meeting, deadline, customer, invoice, budget, colleague, manager, contract, profit, report",
    "revenue, investment, shareholder, negotiation, turnover, supply chain, competitor, launch, strategy, stakeholder",
  ),
  list(
    "money",
    /\bmoney\b|\bbanks?\b|\bfinance\b/,
    "price, cash, card, change, save, spend, borrow, lend, account, bill",
    "loan, debt, mortgage, interest, savings, income, tax, afford, overdraft, investment",
  ),
  list(
    "shopping",
    /\bshop(?:ping|s)?\b/,
    "price, size, cheap, expensive, receipt, bag, pay, try on, change, sale",
    "bargain, discount, refund, brand, checkout, fitting room, out of stock, second-hand, browse, afford",
  ),
  list(
    "describing a person",
    /\b(?:appearance|character|personality|describ\w+ (?:a )?(?:person|people))\b/,
    "tall, short, slim, curly hair, friendly, shy, honest, patient, kind, funny",
    "ambitious, considerate, conscientious, easy-going, stubborn, outgoing, reserved, resilient, witty, trustworthy",
  ),
  list(
    "time",
    /\btime words?\b/,
    "second, minute, hour, day, week, month, year, today, tomorrow, yesterday",
  ),
  list(
    "greetings",
    /\bgreetings?\b/,
    "hello, hi, good morning, good afternoon, good evening, nice to meet you, how are you?",
  ),
  list(
    "nursing and the hospital",
    /\bnurs\w+\b|\bhospitals?\b|\bmedical\b|\bcaregivers?\b|\bcarers?\b/,
    "nurse, ward, patient, bandage, injection, thermometer, blood pressure, wheelchair, shift, emergency",
    "drip, stretcher, wound, dressing, dose, intensive care, discharge, vital signs, allergy, consent",
  ),
  list(
    "the restaurant",
    /\brestaurants?\b|\bcaf[eé]s?\b|\bwait(?:er|ress)\b/,
    "menu, waiter, table, order, starter, main course, dessert, bill, tip, delicious",
  ),
  list(
    "music",
    /\bmusic\w*\b|\binstruments?\b|\bsongs?\b/,
    "song, singer, band, concert, guitar, piano, drums, violin, voice, dance",
    "lyrics, tune, chorus, audience, rehearsal, composer, orchestra, rhythm, live, recording",
  ),
  list(
    "films and television",
    /\bfilms?\b|\bmovies?\b|\bcinema\b|\btelevision\b|\bseries\b/,
    "film, actor, screen, series, ticket, comedy, story, hero, scene, ending",
    "plot, cast, director, subtitles, sequel, thriller, trailer, review, performance, gripping",
  ),
  list(
    "books and reading",
    /\bbooks?\b|\breading\b|\bliterature\b/,
    "page, story, writer, title, chapter, library, novel, hero, poem, cover",
    "plot, character, narrator, setting, author, publisher, genre, paperback, biography, fiction",
  ),
  list(
    "the sea and the beach",
    /\bbeach(?:es)?\b|\bsea\b|\bseaside\b|\bocean\b/,
    "sand, wave, sun, swim, towel, boat, fish, shell, coast, island",
  ),
  list(
    "parties and weddings",
    /\bpart(?:y|ies)\b|\bweddings?\b|\bbirthdays?\b|\bcelebrat\w+\b|\bchristmas\b/,
    "guest, present, cake, invite, celebrate, card, music, dance, bride, groom",
    "invitation, toast, host, ceremony, anniversary, decoration, reception, speech, wrap, get together",
  ),
  list(
    "the car and driving",
    /\bcars?\b|\bdriving\b|\btraffic\b|\broads?\b/,
    "wheel, seat, engine, petrol, road, traffic light, driver, park, brake, accident",
    "steering wheel, windscreen, indicator, roundabout, speed limit, overtake, breakdown, tyre, diversion, traffic jam",
  ),
  list(
    "the garden and plants",
    /\bgarden\w*\b|\bplants?\b|\bflowers?\b|\btrees?\b/,
    "flower, tree, grass, leaf, seed, root, rose, branch, water, grow",
  ),
  list(
    "the bathroom",
    /\bbathroom\b/,
    "bath, shower, toilet, mirror, soap, towel, toothbrush, toothpaste, shampoo, sink",
  ),
  list(
    "the bedroom",
    /\bbedroom\b/,
    "bed, pillow, blanket, sheet, lamp, wardrobe, alarm clock, curtain, drawer, carpet",
  ),
  list(
    "shapes",
    /\bshapes?\b/,
    "circle, square, triangle, rectangle, oval, star, round, flat, line, corner",
  ),
  list(
    "tools and building",
    /\btools?\b|\bconstruction\b|\bbuilding site\b|\bbuilders?\b/,
    "hammer, nail, saw, screw, screwdriver, drill, ladder, brick, wall, paint",
    "scaffolding, concrete, crane, foundation, plaster, measure, helmet, safety boots, insulation, site manager",
  ),
  list(
    "university and studying",
    /\buniversit\w+\b|\bstud(?:y|ies|ying)\b|\beducation\w*\b|\bcollege\b/,
    "student, teacher, course, exam, subject, library, lecture, notes, degree, mark",
    "curriculum, assignment, dissertation, tuition fees, scholarship, graduate, seminar, plagiarism, deadline, higher education",
  ),
  list(
    "work",
    /\bwork(?:place|ing)?\b|\bjobs? (?:interview|search|market)\b|\bcareers?\b/,
    "job, boss, colleague, office, meeting, salary, break, holiday, task, team",
    "deadline, promotion, overtime, workload, part-time, permanent, resign, hire, trainee, work-life balance",
  ),
  list(
    "crime and law",
    /\bcrimes?\b|\blaws?\b|\blegal\b|\bcourts?\b|\bpolice\b/,
    "police, thief, steal, law, prison, judge, lawyer, witness, rule, court",
    "offence, suspect, sentence, evidence, trial, verdict, fine, burglary, fraud, prosecute",
  ),
  list(
    "society and politics",
    /\bpolitic\w*\b|\bsociet\w+\b|\bgovernment\b|\belections?\b/,
    "country, law, vote, party, leader, right, freedom, citizen, tax, peace",
    "government, election, campaign, policy, inequality, majority, poverty, welfare, immigration, parliament",
  ),
  list(
    "social media",
    /\bsocial (?:media|networks?)\b|\bmedia\b/,
    "post, photo, message, comment, friend, like, share, follow, video, headline",
    "influencer, audience, privacy, scroll, go viral, fake news, source, journalist, broadcast, trend",
  ),
  list(
    "love and friendship",
    /\brelationships?\b|\blove\b|\bfriend(?:s|ship)\b/,
    "friend, partner, kiss, love, trust, date, marry, husband, wife, together",
    "get on well, fall out, make up, break up, have in common, engaged, close, rely on, supportive, soulmate",
  ),
  list(
    "science",
    /\bscience\b|\bscientific\b|\bchemistry\b|\bphysics\b|\bbiology\b/,
    "experiment, test, result, energy, light, cell, planet, gas, water, discover",
    "hypothesis, evidence, laboratory, data, theory, particle, equation, sample, analyse, breakthrough",
  ),
  list(
    "the hotel",
    /\bhotels?\b|\btourism\b|\breception\w*\b/,
    "room, key, reception, guest, lift, single room, double room, breakfast, bill, book",
    "vacancy, check-in, deposit, housekeeping, amenities, full board, complaint, reservation, concierge, available",
  ),
  list(
    "countries and nationalities",
    /\bcountr(?:y|ies)\b|\bnationalit\w+\b/,
    "Spain – Spanish, France – French, Germany – German, Italy – Italian, China – Chinese, Japan – Japanese, Brazil – Brazilian, Poland – Polish, Turkey – Turkish, Egypt – Egyptian",
  ),
  list(
    "the day",
    /\b(?:daily )?routine\b|\b(?:every)?day life\b|\bmy day\b/,
    "get up, have a shower, get dressed, have breakfast, go to work, have lunch, come home, cook dinner, relax, go to bed",
  ),
  list(
    "the alphabet",
    /\balphabet\b|\babc\b/,
    "A (ay), B (bee), C (see), D (dee), E (ee), F (eff), G (jee), H (aitch), I (eye), J (jay), K (kay), L (ell), M (em), N (en), O (oh), P (pee), Q (kyoo), R (ar), S (ess), T (tee), U (yoo), V (vee), W (double yoo), X (eks), Y (why), Z (zed)",
  ),
];

const asksForWords =
  /^(?:(?:the )?(?:names? of )?(?:the )?)[\w ]{3,30}$|\b(?:words?|vocabulary|names? of|list of|teach|tell me|learn|say|know|help|what are|remember|show)\b/;
/** A group of words that somebody asks for. */
export interface AskedList {
  readonly title: string;
  readonly words: readonly string[];
  /** For those who know the first ones. */
  readonly harder: readonly string[];
  /** How many words are wanted, where that is said. */
  readonly count: number | null;
}

const isWhole =
  /^(?:(?:can|could|will) you )?(?:please )?(?:teach|tell|show|give|list|name|say|help|help with)(?: me| us)?(?: (?:to learn|with|about))?(?: (?:the|some|all|english|names? of|list of|a list of|words? (?:for|about|of)|basic|main))* (.+)$/;
const ofWords =
  /\b(?:words|vocabulary|vocab|terms|nouns|verbs|adjectives|names) (?:(?:that|i can|to|which|i need|do|should|can|must|i|need|know|have|learn|use|we) )*(?:about|for|of|on|in|connected (?:with|to)|related (?:to|with)|around|from|describ\w+|talk about|use (?:for|in|at))(?: the topic(?: of)?| the theme(?: of)?| talking about)? (.+)$/;
const startOfWish =
  "(?:(?:i|we|you|he|can|could|let us|me|to|want|need|would like|like|help|help me with|teach|give|tell|show|send|learn|know|study|have|some|a few|few|a|list of|list|\\d+|five|ten|basic|useful|new|more|the|english|important|common|main|advanced|difficult|easy|simple|please) )*";
/** "I want learn food words": the group stands before its noun. */
const wordsBehind = new RegExp(
  `^${startOfWish}((?:\\p{L}+ ){1,2})(?:words|vocabulary|vocab)(?: list)?$`,
  "u",
);
/** Who wants to speak of something and has no words for it. */
const wordless =
  /^(?:i (?:want|would like|need|have) to )(?:talk|speak|write|tell|say something)(?: you)? (?:about|of|on) (.+?),? (?:but|and) i (?:(?:do not|not|can not|have) )+(?:know|have|find|remember|no)?(?: \w+){0,2} (?:words?|vocabulary)\b/;
const alone =
  /^(?:the )?(?:names? of (?:the )?)?(days of (?:the |a )?week|months(?: of the year)?|seasons(?: of the year)?|colou?rs|numbers|alphabet|abc)(?: in english)?(?: (?:write|tell|give|teach|show|list)(?: (?:me|us|it))?)?$/;
/** "I want learn about food" */
const toLearn =
  /^(?:i (?:want|need|would like)|let us|today i (?:want|would like))(?: to)? (?:learn|study)(?: words)? (?:about|of) ((?:the )?(?:food|vegetables|fruits?|animals|clothes|colou?rs|numbers|body|family|weather|jobs|sports?|travel|shopping|health|money|the house|furniture|drinks|transport|hobbies|feelings|emotions|school|nature|computers|business))$/;
const how =
  /^(?:what are|(?:how (?:do|can|to) (?:i |you |we )?(?:say|call|count|learn))|i (?:(?:want|need|would like)(?: to)? (?:learn|know)|do not know|can not remember|forgot)|which are|learn)(?: the)?(?: english)?(?: names? of(?: the)?)? ((?:colou?rs|numbers|days|months|seasons|week|animals|body|clothes|fruits?|vegetables|family (?:members|words)|parts of).*)$/;

/** The words that a message asks for by what they have in common; null where it does not, or none are known. */
export function listAskedFor(bare: string): AskedList | null {
  if (
    /\b(?:exercises?|quiz|test|practi[sc]e|phrases|story|weather (?:is|today)|my (?!class|house|home|room|family|kitchen|city|town|flat|body|hobb|cloth|school|bedroom|bathroom|day\b|garden|car|work|job))/.test(
      bare,
    )
  )
    return null;
  const phrasal = phrasalList(bare);
  if (phrasal !== null) return phrasal;
  // "When is “the” used with names of countries?" asks for a rule.
  if (
    /^(?:when|why|is|are|do|does|where)\b|\b(?:articles?|rules?|grammar|phrasal|idioms?)\b/.test(
      bare,
    )
  )
    return null;
  const range = numbersInRange(bare);
  if (range !== null) return range;
  const asked =
    wordless.exec(bare)?.[1] ??
    ofWords.exec(bare)?.[1] ??
    wordsBehind.exec(bare)?.[1]?.trim() ??
    alone.exec(bare)?.[1] ??
    how.exec(bare)?.[1] ??
    toLearn.exec(bare)?.[1] ??
    shortOf(bare);
  if (asked === undefined) return null;
  const found = listNamed(asked) ?? (describing.test(bare) ? listNamed("describing people") : null);
  if (found === null) return null;
  const { title, words, harder } = found;
  const count = countNamed(bare) ?? null;
  // Who asks for advanced words knows the first ones.
  return /\b(?:advanced|difficult|sophisticated|harder|high level|c1|c2)\b/.test(bare) &&
    harder.length > 0
    ? { title, words: harder, harder: [], count }
    : { title, words, harder, count };
}

const describing =
  /\bdescrib\w+ (?:an? |the )?(?:person|people|friends?|man|woman|somebody|someone)\b/;

/** Phrasal verbs that are used about one thing. */
const phrasalLists: readonly (readonly [names: RegExp, of: string, verbs: string])[] = [
  [
    /\b(?:travel\w*|holidays?|trips?|airport|journey)\b/,
    "travel",
    "set off, get on, get off, check in, check out, take off, pick up, drop off, see off, stop over",
  ],
  [
    /\b(?:work|business|office|jobs?|meetings?)\b/,
    "work",
    "take on, hand in, carry out, set up, call off, put off, deal with, fill in, take over, catch up with",
  ],
  [
    /\b(?:relationships?|friends?|friendship|love|family)\b/,
    "people",
    "get on with, fall out with, make up, break up, ask out, look after, grow up, bring up, look up to, settle down",
  ],
  [
    /\b(?:stud(?:y|ying|ies)|school|university|exams?|learning)\b/,
    "studying",
    "look up, hand in, go over, write down, work out, fall behind, catch up, drop out, find out, get through",
  ],
  [
    /\b(?:daily|routine|morning|every ?day|home)\b/,
    "the day",
    "wake up, get up, put on, take off, turn on, turn off, tidy up, throw away, go out, lie down",
  ],
  [
    /\b(?:health|doctor|ill\w*|sport|body)\b/,
    "health",
    "work out, warm up, give up, cut down on, come down with, get over, pass out, throw up, put on weight, look after",
  ],
  [
    /\b(?:money|shopping|shops?|bank)\b/,
    "money",
    "pay back, save up, shop around, run out of, try on, take back, pay off, live on, set aside, splash out",
  ],
  [
    /\b(?:phone|telephone|calls?|computers?|internet)\b/,
    "phones and computers",
    "call back, hang up, get through, hold on, pick up, log in, log out, back up, scroll down, switch off",
  ],
];

function phrasalList(bare: string): AskedList | null {
  const named =
    /\bphrasal verbs? (?:(?:that|which|i can|we|to|are|used?|connected|related) )*(?:about|for|on|in|with|to|of) (?:the )?(?:topic (?:of )?)?(.+)$/.exec(
      bare,
    )?.[1];
  if (named === undefined) return null;
  const found = phrasalLists.find(([names]) => names.test(named));
  return found === undefined
    ? null
    : {
        title: `${found[1]} (phrasal verbs)`,
        words: found[2].split(", "),
        harder: [],
        count: null,
      };
}

/** The list that is named first: "the kitchen in my house" is about the kitchen. */
function listNamed(asked: string): WordList | null {
  const found = lists
    .map((each) => ({ each, at: asked.search(each.names) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.each ?? null;
}

/** The list of which a reply told words. */
export const listTitled = (title: string): AskedList | null => {
  const found = lists.find((each) => each.title === title);
  return found === undefined ? null : { ...found, count: null };
};

const mostInRange = 30;
/** "Numbers 1 to 20", each in words. */
function numbersInRange(bare: string): AskedList | null {
  const [, upTo] = /\bcount(?:ing)? (?:up )?to (\d{1,2})\b/.exec(bare) ?? [];
  const [, from, to] =
    upTo === undefined
      ? (/\b(?:numbers?|count(?:ing)?)\b.*?\b(\d{1,3}) ?(?:to|till|until|up to|-|–) ?(\d{1,3})\b/.exec(
          bare,
        ) ?? [])
      : ["", "1", upTo];
  if (from === undefined || to === undefined) return null;
  const [first, last] = [Number(from), Number(to)];
  if (last <= first || last - first > mostInRange) return null;
  const words = Array.from({ length: last - first + 1 }, (_, at) => numberInWords(first + at));
  return { title: `the numbers from ${first} to ${last}`, words, harder: [], count: null };
}

/** "Teach me colours": of the whole request only the name of the group is left. */
function shortOf(bare: string): string | undefined {
  const rest = isWhole.exec(bare)?.[1]?.replace(/ (?:in english|words|vocabulary|names)$/, "");
  return rest !== undefined &&
    rest.split(" ").length <= 4 &&
    asksForWords.test(bare) &&
    !/\b(?:about|a|an|of something)\b/.test(rest)
    ? rest
    : undefined;
}
