interface WordList {
  readonly title: string;
  readonly names: RegExp;
  readonly words: readonly string[];
}

const list = (title: string, names: RegExp, words: string): WordList => ({
  title,
  names,
  words: words.split(", "),
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
  ),
  list(
    "the family",
    /\bfamily(?! of| for)\b|\brelatives\b/,
    "mother, father, sister, brother, parents, grandmother, grandfather, aunt, uncle, cousin",
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
  ),
  list(
    "the kitchen",
    /\bkitchen\b|\bcooking\b/,
    "fridge, oven, pan, plate, bowl, knife, fork, spoon, boil, fry",
  ),
  list("the body", /\bbody\b/, "head, face, eye, ear, nose, mouth, arm, hand, leg, foot"),
  list(
    "clothes",
    /\bcloth(?:es|ing)\b/,
    "shirt, trousers, skirt, dress, jacket, coat, jumper, shoes, socks, hat",
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
  ),
  list(
    "the house",
    /\bhouse\b|\brooms?\b|\bfurniture\b|\bhome\b/,
    "kitchen, bathroom, bedroom, living room, table, chair, bed, sofa, window, door",
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
  ),
  list(
    "school",
    /\bschool\b|\bclassroom\b|\bstationery\b/,
    "pen, pencil, book, exercise book, ruler, board, lesson, subject, homework, break",
  ),
  list(
    "feelings",
    /\bfeelings?\b|\bemotions?\b/,
    "happy, sad, angry, afraid, tired, excited, proud, nervous, surprised, bored",
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
  ),
  list(
    "the city",
    /\b(?:city|town)\b/,
    "street, bridge, park, library, museum, market, hospital, square, traffic, crossing",
  ),
  list(
    "nature and the environment",
    /\bnature\b|\benvironment\w*\b|\bclimate\b|\becolog\w+\b/,
    "forest, river, lake, mountain, pollution, waste, recycle, energy, climate, protect",
  ),
  list(
    "health",
    /\bhealth\b|\billness\w*\b|\bmedicine\b/,
    "headache, cough, cold, fever, pain, medicine, appointment, rest, healthy, recover",
  ),
  list(
    "computers",
    /\bcomputers?\b|\btechnology\b|\binternet\b/,
    "screen, keyboard, file, folder, password, website, download, save, delete, link",
  ),
  list(
    "business",
    /\bbusiness\b|\boffice\b|\bmarketing\b|\bcompany\b/,
    "meeting, deadline, customer, invoice, budget, colleague, manager, contract, profit, report",
  ),
  list(
    "money",
    /\bmoney\b|\bbanks?\b|\bfinance\b/,
    "price, cash, card, change, save, spend, borrow, lend, account, bill",
  ),
  list(
    "shopping",
    /\bshop(?:ping|s)?\b/,
    "price, size, cheap, expensive, receipt, bag, pay, try on, change, sale",
  ),
  list(
    "describing a person",
    /\b(?:appearance|character|personality|describ\w+ (?:a )?(?:person|people))\b/,
    "tall, short, slim, curly hair, friendly, shy, honest, patient, kind, funny",
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
];

const asksForWords =
  /^(?:(?:the )?(?:names? of )?(?:the )?)[\w ]{3,30}$|\b(?:words?|vocabulary|names? of|list of|teach|tell me|learn|say|know|help|what are|remember|show)\b/;
const count: Readonly<Record<string, number>> = {
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
};

/** A group of words that somebody asks for. */
export interface AskedList {
  readonly title: string;
  readonly words: readonly string[];
}

const isWhole =
  /^(?:(?:can|could|will) you )?(?:please )?(?:teach|tell|show|give|list|name|say|help|help with)(?: me| us)?(?: (?:to learn|with|about))?(?: (?:the|some|all|english|names? of|list of|a list of|words? (?:for|about|of)|basic|main))* (.+)$/;
const ofWords =
  /\b(?:words|vocabulary|nouns|verbs|adjectives|names) (?:(?:that|i can|to) )*(?:about|for|of|on|connected with|related to|around|from|to describe|describing|use for)(?: the topic(?: of)?| talking about)? (.+)$/;
const alone =
  /^(?:the )?(?:names? of (?:the )?)?(days of (?:the |a )?week|months(?: of the year)?|seasons(?: of the year)?|colou?rs|numbers)(?: in english)?$/;
const how =
  /^(?:what are|(?:how (?:do|can|to) (?:i |you |we )?(?:say|call|count|learn))|i (?:(?:want|need|would like)(?: to)? (?:learn|know)|do not know|can not remember|forgot)|which are|learn)(?: the)?(?: english)?(?: names? of(?: the)?)? ((?:colou?rs|numbers|days|months|seasons|week|animals|body|clothes|fruits?|vegetables|family (?:members|words)|parts of).*)$/;

/** The words that a message asks for by what they have in common; null where it does not, or none are known. */
export function listAskedFor(bare: string): AskedList | null {
  if (
    /\b(?:exercises?|quiz|test|practi[sc]e|phrases|story|play|weather (?:is|today)|my (?!class))\b/.test(
      bare,
    )
  )
    return null;
  const asked =
    ofWords.exec(bare)?.[1] ?? alone.exec(bare)?.[1] ?? how.exec(bare)?.[1] ?? shortOf(bare);
  if (asked === undefined) return null;
  const found = lists.find(({ names }) => names.test(asked));
  if (found === undefined) return null;
  const wanted = /\b(\d+|three|four|five|six|seven|eight|ten)\b/.exec(bare)?.[1];
  const number = wanted === undefined ? found.words.length : (count[wanted] ?? Number(wanted));
  return { title: found.title, words: found.words.slice(0, Math.max(3, number)) };
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
