/**
 * Words and phrases near in meaning, the plain ones before the formal ones. Behind a bar stand those that
 * fit a formal text.
 */
const lists: Readonly<Record<string, string>> = {
  good: "great, nice, fine | beneficial, satisfactory",
  "very good": "excellent, great, wonderful, brilliant | outstanding, superb",
  bad: "terrible, awful, poor | unsatisfactory, inadequate",
  "very bad": "terrible, awful, horrible | appalling, dreadful",
  big: "large, huge, enormous | substantial, considerable",
  "very big": "huge, enormous, giant | immense, vast",
  small: "little, tiny | minor, limited",
  "very small": "tiny, mini | minute, negligible",
  important: "key, main, necessary | essential, significant, crucial, vital",
  "very important": "essential, vital, key | crucial, of great importance",
  interesting: "exciting, fascinating | engaging, of interest",
  beautiful: "lovely, pretty, gorgeous | attractive, striking",
  happy: "glad, pleased, cheerful | delighted, content",
  "very happy": "delighted, over the moon, thrilled | delighted, overjoyed",
  sad: "unhappy, down | upset, sorrowful",
  "very sad": "heartbroken, miserable | devastated",
  angry: "cross, mad | annoyed, irritated, furious",
  "very angry": "furious, mad | outraged, furious",
  tired: "sleepy, worn out | weary, fatigued",
  "very tired": "exhausted, worn out | exhausted, fatigued",
  "very cold": "freezing, icy | freezing",
  "very hot": "boiling, burning | extremely hot",
  hungry: "starving | in need of food",
  funny: "amusing, hilarious | humorous, entertaining",
  nice: "kind, lovely, friendly | pleasant, agreeable",
  difficult: "hard, tough, tricky | challenging, demanding",
  hard: "difficult, tough | challenging, demanding",
  easy: "simple, no trouble | straightforward, effortless",
  rich: "wealthy | affluent, prosperous",
  poor: "short of money | disadvantaged, in need",
  old: "aged, elderly (of people) | ancient, dated",
  new: "fresh, modern | recent, novel",
  fast: "quick, rapid | swift, rapid",
  clever: "smart, bright | intelligent, gifted",
  strange: "odd, weird | unusual, peculiar",
  boring: "dull | tedious, monotonous",
  scared: "afraid, frightened | alarmed, apprehensive",
  sure: "certain | confident, convinced",
  enough: "plenty of | sufficient, adequate",
  many: "a lot of, lots of | numerous, a number of",
  "a lot of": "many, much, plenty of | numerous, a great deal of",
  "lots of": "many, plenty of | numerous, a great number of",
  very: "really, so | extremely, highly",
  really: "very, truly | genuinely, indeed",
  more: "extra | further, additional",
  get: "receive, become, buy | obtain, acquire",
  give: "hand, offer | provide, grant",
  help: "give a hand | assist, support, aid",
  ask: "question | enquire, request",
  "ask for": "want | request",
  answer: "reply | respond",
  tell: "let somebody know | inform, notify",
  say: "tell, mention | state, remark",
  think: "believe, guess | consider, assume",
  "i think": "I believe, I feel | in my opinion, it seems to me, I would argue",
  "i like": "I enjoy, I love, I am keen on | I am fond of, I appreciate",
  "i don't like": "I can't stand, I hate | I am not fond of, I dislike",
  like: "love, enjoy | be fond of, appreciate",
  want: "would like, wish | desire, require",
  need: "must have | require",
  start: "begin, kick off | commence, launch",
  begin: "start | commence",
  end: "finish, stop | conclude, terminate",
  finish: "end, complete | conclude",
  stop: "end, quit | cease, discontinue",
  try: "have a go | attempt, endeavour",
  buy: "get | purchase, acquire",
  show: "point out | demonstrate, illustrate, indicate",
  use: "work with | employ, utilise, apply",
  make: "create, build, do | produce, construct",
  do: "make, carry out | perform, conduct",
  keep: "hold on to | retain, maintain",
  change: "turn into | alter, modify, transform",
  improve: "get better | enhance, develop",
  worsen: "get worse, go downhill | deteriorate, decline, be aggravated",
  "get worse": "worsen, go downhill | deteriorate, decline",
  "get better": "improve, pick up | recover, improve",
  increase: "go up, rise, grow | climb, escalate",
  decrease: "go down, fall, drop | decline, diminish",
  "go up": "rise, grow | increase",
  "go down": "fall, drop | decrease, decline",
  "find out": "learn, discover | ascertain, establish",
  "look into": "check | investigate, examine",
  "talk about": "speak about | discuss, address",
  "deal with": "handle | address, tackle",
  "put off": "delay | postpone, defer",
  "set up": "start, build | establish, found",
  "carry out": "do | conduct, perform, implement",
  "point out": "show | indicate, highlight",
  "go on": "carry on, keep going | continue, proceed",
  "think about": "have in mind | consider, reflect on",
  understand: "get, see | comprehend, grasp",
  choose: "pick, decide on | select, opt for",
  check: "look at again | verify, examine",
  solve: "fix, sort out | resolve",
  problem: "trouble, difficulty | issue, obstacle",
  thing: "object, stuff | item, matter, aspect",
  things: "stuff | items, matters, aspects",
  idea: "thought | concept, proposal",
  job: "work | position, post, occupation",
  chance: "luck, turn | opportunity",
  result: "what comes out | outcome, consequence",
  reason: "why | cause, motive, rationale",
  advantage: "plus, good point | benefit, merit",
  disadvantage: "minus, bad point | drawback, shortcoming",
  children: "kids | young people",
  people: "everybody | individuals, persons",
  friend: "mate, pal | companion",
  boss: "manager | superior, line manager",
  but: "still, though | however, nevertheless, whereas, although",
  and: "plus, also | moreover, furthermore, in addition",
  also: "too, as well | moreover, furthermore, in addition",
  so: "that's why | therefore, consequently, as a result, thus",
  because: "as, since | owing to, due to, given that",
  "because of": "thanks to | due to, owing to, on account of",
  although: "though | even though, despite the fact that",
  however: "but, still | nevertheless, nonetheless, yet",
  "in my opinion": "I think, to me | in my view, from my perspective, I would argue",
  "for example": "like, such as | for instance, to illustrate this",
  finally: "in the end, at last | lastly, to conclude",
  maybe: "perhaps | possibly, it may be that",
  now: "right now, at the moment | currently, at present",
  soon: "in a bit | shortly, in due course",
  often: "a lot, many times | frequently, regularly",
  sometimes: "now and then | occasionally, at times",
  quickly: "fast | rapidly, promptly, swiftly",
  hello: "hi, hey | good morning, good afternoon, Dear …",
  bye: "see you, take care | goodbye, kind regards",
  sorry: "my mistake | I apologise, please accept my apologies",
  thanks: "cheers, thank you | I am grateful, I appreciate it",
  "thank you": "thanks, many thanks | I am grateful, I appreciate it",
  "how are you": "how's it going, how are things | how have you been, I hope you are well",
  "no problem": "that's OK, it's fine | certainly, it is no trouble at all",
  okay: "fine, all right | acceptable, satisfactory",
  famous: "well known | renowned, prominent",
  dangerous: "not safe, risky | hazardous",
  different: "other, not the same | distinct, diverse",
  same: "alike | identical, equivalent",
  obvious: "clear, plain | evident, apparent",
  whole: "all, full | entire, complete",
  wrong: "not right | incorrect, mistaken",
  right: "correct | accurate, appropriate",
  suggest: "put forward | propose, recommend",
  agree: "see eye to eye | concur, be of the same opinion",
  disagree: "see it differently | differ, beg to differ",
  allow: "let | permit, authorise",
  let: "allow | permit",
  cause: "lead to, bring about | give rise to, result in",
  describe: "tell about | portray, depict",
  explain: "make clear | clarify, account for",
  perhaps: "maybe | possibly",
  decide: "make up your mind | determine, resolve",
};

export interface NearWords {
  readonly plain: readonly string[];
  readonly formal: readonly string[];
}

const split = (text = ""): string[] =>
  text
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
const read: ReadonlyMap<string, NearWords> = new Map(
  Object.entries(lists).map(([word, list]) => {
    const [plain, formal] = list.split("|");
    return [word, { plain: split(plain), formal: split(formal) }];
  }),
);

/** What is near in meaning to a word or a phrase; undefined where nothing is known of it. */
export const nearWordsOf = (term: string): NearWords | undefined =>
  read.get(term) ??
  read.get(`a ${term}`) ??
  read.get(term.replace(/^(?:to|be|an?|the) /, "")) ??
  ofNeighbour(term);

/** A word that stands in the list of another has that one and its other neighbours. */
function ofNeighbour(term: string): NearWords | undefined {
  for (const [word, { plain, formal }] of read) {
    const others = (list: readonly string[]) => list.filter((each) => each !== term);
    if (plain.includes(term) || formal.includes(term))
      return { plain: [word, ...others(plain)], formal: others(formal) };
  }
  return undefined;
}
