/*
 * Words of violence in which nobody is hurt: idioms, sport, pests, films and games. Patterns over text
 * as `foldText` makes it.
 */

/** Words between the verb and what is "killed". */
const some =
  "(?:(?:the|a|an|this|that|these|those|my|your|his|her|our|their|some|any|all|of|whole|entire|other|every|last|big|few|two|three|four|five|six|ten|\\d+) ){0,4}";
const oneOf = (words: string): string => `(?:${words.trim().split(/\s+/).join("|")})`;

/** What can be "killed" and does not live, or is a pest, a plant or a monster. */
const killable = oneOf(`
  lights? engines? motors? music sounds? volume times? hours? minutes? days? afternoons? evenings? weekends? vibes? moods? joy
  fun part(?:y|ies) atmosphere conversations? jokes? romance magic ideas? dreams? projects? deals? apps? tabs? process(?:es)?
  programs? tasks? servers? batter(?:y|ies) phones? power germs? bacteria virus(?:es)? microbes? weeds? plants? grass flowers?
  trees? mosquito(?:e?s)? fl(?:y|ies) spiders? ants? insects? bugs? cockroach(?:es)? roach(?:es)? wasps? fleas? ticks? parasites?
  lice pests? moths? zombies? monsters? dragons? aliens? orcs? vampires? goblins? demons? villains? boss(?:es)? smells? taste appetite
  pain hunger thirst creativity motivation confidence cells? cancer tumou?rs? pizzas? burgers? cakes? bottles? beers?
  clock switch buzz trend speed connection wifi economy tourism business(?:es)? market trade competition language grammar`);
const edible =
  "(?:\\w+ )?" +
  oneOf(
    "pizzas? burgers? curr(?:y|ies) cup coffee tea beers? steaks? kebabs? sandwich(?:es)? cakes? chocolates? ice-?creams? drink meal breakfast lunch dinner pasta sushi fries chips",
  );
/** What one can be said to murder, torture or bomb oneself. */
const trials = oneOf(`
  heat cold weather traffic stairs exams? tests? quiz(?:zes)? homework work commute shoes heels queue noise parking training hill
  wind humidity diet workouts? mondays? lessons? class(?:es)? grammar maths? waiting wait journey flight dentist drive walk
  mornings? meetings? it this that grammar headache toothache back legs feet`);
const is = "(?:is|was|are|were|be|been|'s|feels? like|felt like|seems? like)";
const plays = oneOf(
  "chess tennis football basketball volleyball hockey cards golf badminton table ping-?pong monopoly poker scrabble games? match(?:es)? races? running swimming fifa quiz(?:zes)? arm-?wrestling bowling darts uno mario everything",
);
const toys = oneOf(
  "water nerf glue nail heat spray squirt toy top paintball laser massage staple starting cap bath seed cherry stink glitter truth photo f-? sugar calorie",
);

const idioms = [
  // Whether a person means it who "kills me" is for the reader of cries, who is asked first.
  "kill(?:s|ed|ing)? (?:me|us)\\b(?! and)",
  // "My grandmother hurt her arm": nobody else did it.
  "(?<!\\b(?:i|we|they|he|you|will|would|could|to|'ll|who|man|men|boys?|father|dad|stepfather|husband|boyfriend|brother|uncle|grandfather|son|somebody|someone) )hurt(?:s|ing)? her (?:left |right |own )?(?:arm|leg|foot|feet|knee|back|head|hand|finger|ankle|shoulder|neck|wrist|toe|elbow|eye|nose|ear|hip)s?\\b",
  "(?:could|would|'d|might) (?:almost |really )?kill (?:for|to (?:see|have|get|be|go|eat|meet|know|visit))\\b",
  `kill(?:s|ed|ing)? ${some}(?:\\w+ )?${killable}\\b`,
  "(?:you|she|he|we|they|i|'ve|'re|are|is|totally|really|just|absolutely) kill(?:ed|ing)? it\\b(?= (?:on|at|in|tonight|today|yesterday)\\b|\\s*!)",
  "kill(?:s|ed|ing)? (?:\\w+ ){0,2}(?:birds? (?:with|in|by)|with kindness)\\b",
  "(?:hard )?work never killed any\\w+|(?:\\w*n't|not|wont|never|doesnt|dont) kill you\\b|curiosity killed the cat|dressed to kill|if looks could kill|mak(?:e|es|ing) a killing|made a killing",
  "(?:pain|weed|insect|bug|lady)[- ]?killers?\\b|killer (?:smile|app|looks?|outfit|views?|whales?|heels?|body|idea|recipe|dress|deal|workout|instinct|song|bees?|features?|headache|cake|question|abs|legs|move)\\b",
  `${trials} ${is} (?:a |an |such a |absolute |real |total |pure )*(?:killer|murder|torture)\\b`,
  "(?:pure|absolute|sheer|total|such|like) torture\\b",
  `(?:${is} torture|torture to (?:wait|watch|listen|sit|learn|wake|get up|eat))\\b|tortur(?:es?|ed|ing) (?:me|us) with\\b`,
  `murder(?:s|ed|ing)? ${some}${edible}\\b`,
  "murder (?:myster(?:y|ies)|party|on the orient express|on my (?:feet|back|knees|legs))\\b|(?:gets?|got|getting) away with murder|scream(?:s|ed|ing)? (?:blue|bloody) murder|murder(?:s|ed|ing)? (?:the|that|this) (?:song|language|pronunciation)",
  `(?:${toys}[- ]?)(?:guns?|bombs?)\\b`,
  "jump(?:s|ed|ing)? the gun\\b|(?:stick|sticks|stuck|sticking) to (?:my|your|his|her|our|their) guns\\b|son of a gun\\b|guns (?:n'?|and) roses\\b|machine gun kelly\\b|big guns\\b",
  `(?!there|here)\\w+ ${is} (?:so |totally |just |absolutely )?(?:the |da )?bomb(?=\\s*[.!,]|\\s*$)`,
  "bomb(?:s|ed|ing)? (?:(?:my|the|an|a|his|her|this|that) )?(?:\\w+ )?(?:exam|test|interview|quiz|audition|presentation|assignment|essay)\\b",
  "(?:film|movie|show|joke|play|album|interview|presentation|sequel|comedian) (?:totally |really |has |just )?bombed\\b",
  "(?:cost|costs|costing) a bomb\\b|dropp?(?:s|ed|ing)? (?:a|the) bomb (?:at|in) (?:work|the (?:meeting|office|family))\\b",
  "(?:take|took|taking|takes|have|had|give|gave|another|a) (?:a )?stab at\\b|stab(?:s|bed|bing)? (?:\\w+ )?in the back\\b|stabbing pains?\\b",
  `beat(?:s|ing|en)? (?:\\w+ ){1,4}?(?:at|in|on|by) (?:(?:the|a|our|this|last|every|\\w+) )?${plays}\\b`,
  "(?:hit|hits|hitting) (?:him|her|them|me) up\\b|hit(?:s|ting)? (?:him|her|them|me|us) (?:hard|that|like)\\b",
  "(?:steal|stole|stealing) (?:the show|a (?:glance|look|kiss|base)|his heart|her heart|my heart|third base|second base|the (?:ball|scene))\\b",
  "(?:do not|don't|dont|never|not|didn't|did not|won't) (?:ever )?(?:take|took|taken|smoke|smoked|use) (?:drugs|weed|cannabis|marijuana)\\b",
  "(?:cats?|dogs?|lions?|wol(?:f|ves)|bears?|tigers?|eagles?|hawks?|fox(?:es)?|owls?|sharks?|spiders?|snakes?) (?:\\w+ )?kill(?:s|ed|ing)? (?:\\w+ )?(?:mouse|mice|birds?|rats?|chickens?|rabbits?|sheep|prey|deer|fish|pigeons?)\\b",
  "(?:got|get|gets|getting|was|were|is|are) (?:killed|murdered|bombed) (?:\\w+ )?(?:in|by) (?:the |a |this |that |my )?(?:game|level|match|boss|round)\\b",
  "(?:teams?|players?|club|they|we) (?:\\w+ )?(?:got |were |was )?(?:kill|murder)ed (?:the other team|the opponents?|yesterday|today|last (?:night|week|sunday|saturday)|on (?:the pitch|the field))\\b",
];
const idiom = new RegExp(`(?<![a-z])(?:${idioms.join("|")})`, "g");

/** A text without idioms that speak of violence and mean none. */
export const withoutIdioms = (plain: string): string => plain.replace(idiom, " ");

const told = new RegExp(
  `(?<![a-z])${oneOf(
    "films? movies? books? novels? series episodes? detectives? thrillers? true-crime characters? chapters? villains? heroes hero heroine actors? myster(?:y|ies) sherlock poirot agatha netflix shakespeare hamlet macbeth romeo games? levels? zombies? minecraft fortnite cartoons? anime podcasts?",
  )}(?![a-z])|\\btrue crime\\b`,
);
/** Deeds of the writer or of real people, and children as victims, are no film. */
const ofOneself =
  /\b(?:i|we) (?:[\w']+ ){0,4}(?:kill|murder|stab|bomb|kidnap|shoot|shot)\w* (?:(?:my|a|an|the|real|some|many|all) )*(?!me\b|zombies?|monsters?|enem|boss|dragon|villain|aliens?)(?:\w+)|\b(?:real|really happened|true story|in real life|bring|buy|build|own a|have a (?:gun|knife|bomb)|at (?:my )?school|child(?:ren)?|kids?|bab(?:y|ies))\b/;

/** Whether a text tells of a film, a book or a game, in which people die and nobody does. */
export const isFiction = (plain: string): boolean => told.test(plain) && !ofOneself.test(plain);
