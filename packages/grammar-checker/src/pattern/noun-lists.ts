const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Persons, animals and things that are counted and never stand in the singular without a determiner. */
export const countNouns = words(`
  accident advantage disadvantage benefit price address book film movie sportsman website competition ceremony tradition difference dialogue discussion chance character adult album animal apartment apple app armchair assistant author baby backpack bag balcony
  balloon banana bathroom bedroom bicycle bike bird birthday blanket blog boat bottle bowl box boy boyfriend bracelet
  bridge brother brush building bus businessman businesswoman cafe café calculator camera candle car card carrot
  castle cat chair child cinema city classmate clock coat colleague colony computer concert
  contract cookie cottage country couple course cousin cow crocodile cup customer cyclist daughter
  decision desk dictionary dinosaur disease dog doll door dragon dream dress duck
  egg elephant employee exam exercise experiment factory family fan farm festival finger
  flat flower footballer fork fox friend fridge game garage garden gift giraffe girl girlfriend goal granddaughter
  grandson grandmother grandfather group guest guitar guy hamster handbag hat headache helicopter hero
  hobby holiday horse hospital hotel house husband idea illness insect instrument island jacket job journey
  key kid kitchen kitten knife lady lake lamp laptop lesson letter library lion list magazine map
  meal meeting member mirror mistake mobile monkey month mosquito motorbike motorcycle mountain mouse
  museum necklace neighbour neighbor newspaper nephew niece notebook opinion orchestra owner park parrot party
  passenger passport pen pencil penguin person phone photo piano picture pie pig pillow
  plane plate player playground poem pond pool postcard potato prince princess
  prize problem profession programme project pub pupil puppy purse puzzle question rabbit radio recipe
  refrigerator relative restaurant ring river robot roof roommate rose rule sandwich scarf
  shelf ship shirt shoe shop sister skirt smartphone snake sofa song son spider spoon stadium
  stamp star station story stranger street suitcase suit supermarket surprise sweater 
  table tablet task taxi team teenager telephone tent test theatre thief ticket tie tiger tomato tool
  toothbrush tourist towel town toy train trip tree truck umbrella uncle uniform university
  vegetable vehicle video villa village violin visitor volcano wallet wardrobe
  watch week weekend whale wife window witch woman word year zebra zoo actor actress architect
  artist astronaut baker builder carpenter cashier chef chemist cleaner coach dentist designer detective developer
  director doctor driver economist editor electrician engineer farmer firefighter fisherman gardener
  guide hairdresser housewife interpreter journalist judge lawyer lecturer librarian mechanic musician
  nurse painter paramedic pharmacist photographer pilot plumber policeman policewoman politician professor
  programmer psychologist receptionist reporter researcher sailor salesman scientist singer
  soldier student surgeon tailor teacher technician translator vet waiter waitress writer`);

/** Adjectives by tag that say how many or which, so that what follows them is no bare noun phrase. */
export const limitingAdjectives =
  words(`much many more most less least fewer few little enough several such same
  other another own certain various first second third last next final only single double half whole both
  all every each either neither no some any former latter best worst better worse chief main plus due
  worth like such-and-such alone former extra dozen one two three present human`);

/** Words behind a whole noun phrase, whatever a tagger makes of them. */
export const behindPhrases =
  words(`is are was were has had have do does did can could will would must should may might
  who which that because but and so or where when if while i we he she they it you yesterday today tomorrow now here
  there too also last every this next ago then called named like to in at on for from with near about of
  please tonight late early alone all both again once since until make makes made go goes went live lives lived work works worked
  want wants need needs come comes came help helps look looks say says said very really am 'm 're`);

/** Which one is meant is clear, so that "the" stands before them after "to", "at" and "in". */
export const placesWithThe =
  words(`cinema theatre bank airport beach station supermarket gym zoo museum library
  post-office pool park mountains countryside seaside shop shops market doctor dentist hairdresser
  pharmacy stadium bakery mall restaurant hotel river lake sea bathroom kitchen toilet village forest
  playground swimming-pool embassy police internet`);

export const languages =
  words(`english spanish french german italian portuguese russian chinese japanese arabic
  turkish polish ukrainian greek korean hindi dutch swedish norwegian danish finnish czech hungarian romanian
  persian hebrew vietnamese thai indonesian latin mandarin cantonese catalan serbian croatian bulgarian
  bengali urdu swahili farsi slovak albanian`);

/** Names of countries of one word that take no "the". */
export const countries =
  words(`afghanistan albania algeria angola argentina armenia australia austria azerbaijan
  bangladesh belarus belgium bolivia brazil bulgaria cambodia cameroon canada chile china colombia croatia cuba
  denmark ecuador egypt england estonia ethiopia finland france georgia germany ghana greece guatemala honduras
  hungary iceland india indonesia iran iraq ireland israel italy jamaica japan kazakhstan kenya kuwait
  latvia lebanon libya lithuania malaysia mali malta mexico moldova mongolia morocco nepal nicaragua nigeria
  norway pakistan palestine panama paraguay peru poland portugal qatar romania russia rwanda scotland senegal
  serbia singapore slovakia slovenia somalia spain sudan sweden switzerland syria taiwan tanzania thailand
  tunisia turkey uganda ukraine uruguay uzbekistan venezuela vietnam wales yemen zambia zimbabwe europe asia
  africa america`);

export const cities =
  words(`london paris berlin madrid rome barcelona lisbon vienna prague warsaw budapest athens
  moscow istanbul ankara cairo tokyo kyoto osaka beijing shanghai seoul delhi mumbai bangkok hanoi jakarta sydney
  melbourne toronto montreal chicago boston lima bogota santiago dublin edinburgh glasgow manchester liverpool
  birmingham oxford cambridge munich hamburg frankfurt milan naples venice florence amsterdam brussels
  copenhagen stockholm oslo helsinki kyiv bucharest sofia belgrade zagreb geneva zurich nairobi lagos
  casablanca tehran baghdad dubai karachi lahore kolkata manila krakow seville valencia porto marseille`);

/** Uncountable nouns for which learners use "a", apart from those that may be counted all the same. */
export const neverCounted =
  words(`information advice furniture homework luggage equipment weather music traffic
  knowledge progress housework news research software baggage clothing bread money rice luck fun
  jewellery pollution electricity sunshine nature health`);

/** Adjectives from which an adverb in -ly is made, as learners use them for it. */
export const adverbOfAdjective: Readonly<Record<string, string>> = {
  quick: "quickly",
  slow: "slowly",
  careful: "carefully",
  beautiful: "beautifully",
  perfect: "perfectly",
  easy: "easily",
  happy: "happily",
  quiet: "quietly",
  good: "well",
  bad: "badly",
  clear: "clearly",
  fluent: "fluently",
  polite: "politely",
  nervous: "nervously",
  angry: "angrily",
  sad: "sadly",
  serious: "seriously",
  loud: "loudly",
  correct: "correctly",
  regular: "regularly",
  dangerous: "dangerously",
  patient: "patiently",
  immediate: "immediately",
  sudden: "suddenly",
  terrible: "terribly",
};

/** Adjectives of what makes one feel something, and of who feels it. */
export const feelingIng =
  words(`interesting boring exciting tiring amazing surprising confusing frightening
  embarrassing disappointing annoying relaxing depressing shocking fascinating terrifying worrying
  satisfying exhausting frustrating`);
export const feelingEd =
  words(`interested bored excited tired amazed surprised confused frightened embarrassed
  disappointed annoyed relaxed depressed shocked fascinated terrified worried satisfied exhausted
  frustrated scared pleased`);
export const participleAdjectives: ReadonlySet<string> = new Set([
  ...feelingIng,
  ...feelingEd,
  "good",
  "bad",
  "beautiful",
  "married",
  "charming",
  "challenging",
  "used",
  "crowded",
  "broken",
]);
