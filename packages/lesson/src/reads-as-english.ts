import { baseForms, foldSpaces, irregularBaseOf, wordsIn } from "@saywell/english";

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const articles = listed("the a an my your our their every");
/** Verbs that help others, in the forms that follow a subject. */
const helpers =
  listed(`is are am was were has does did do can could will would should must isn't aren't wasn't
  weren't hasn't doesn't didn't don't can't couldn't won't wouldn't shouldn't mustn't`);
const subjects = listed("i he she we they");
const prepositions =
  listed(`of from at with for into about by near under between against during without
  than`);
const joiners = listed("and but or because if when so although");
const otherSmallWords =
  listed(`it you this that these those his her its me him us them mine yours i'm i've
  i'd i'll im ive you're you've you'll you'd he's he'd he'll she's she'd she'll it's it'd it'll we're we've we'd we'll
  they're they've they'd they'll that's there's there here what's what who where when why how which whose let's
  let not no yes yeah ok okay to in on up down out off over after before since until till as while unless
  though even however also too very really more most less some any all both each other another many much few
  lot lots be been being have had having may might shall cannot ought please just now then never always usually
  sometimes often still yet again already only well one two three four five six seven eight nine ten once whether
  through across behind above below around along towards except nobody nothing everybody everything somebody
  something anyone everyone someone today tomorrow yesterday ago last next back away together such own
  hello hi hey dear thanks thank sorry hadn't haven't shan't`);
const small = new Set(
  [articles, helpers, subjects, prepositions, joiners, otherSmallWords].flatMap((set) => [...set]),
);

/** Verbs that answers are made of, as base forms. */
const verbs =
  listed(`be have do go get make say see come take give find think tell feel leave bring begin keep hold
  stand hear mean meet run pay sit lose send die become build understand buy catch fall eat sell spend win
  sleep fight learn break lie know write read speak drive fly swim sing drink draw choose ride grow throw wear
  wake forget forgive teach show put cut set let hit shut cost hurt like love want need live work play walk talk
  help use try ask answer call look watch listen start stop finish turn open close move change visit travel stay
  study cook clean wash wait arrive enjoy hate prefer hope wish believe remember decide agree plan manage avoid
  practise practice train teach explain suggest recommend consider offer accept refuse allow add save book order
  share carry lift touch bend breathe raise shake jump stretch relax rest exercise happen seem appear look cause
  reduce improve repair replace fix paint fill drop reach pass follow join invite thank appreciate refund charge
  cover promise prepare check wonder admire respect deserve concede grant convince persuade vote report state
  confirm announce close reopen approve receive suffer trade smell taste sound worry cry smile laugh dance rain
  snow burn cross switch organise celebrate imagine guess expect notice mind bake land serve feed rise hang step
  mend claim fail delay settle owe supply extend commit guarantee sign deliver require contain depend matter
  support protect affect tend contribute disrupt help link shorten remove focus submit knock whisper slip climb
  kiss hug miss marry move grow pick plant count close lock shout fetch pour lend borrow return hire rent park
  must can could will would should may might ought shall gonna`);

/** Small words of other languages that are none in English. */
const foreign =
  listed(`ich er sie wir mich mir dich dir uns euch das dem und oder aber nicht kein keine ist sind bist
  habe haben hast hatte wird werde werden wie warum wo mit für auf auch noch nur sehr ein eine einen einem mein
  meine meinen dein deine zum zur vom heute morgen gut danke bitte kann weiß heiße guten weil dass komme aus wohne
  je tu elle nous vous ils elles moi toi les des une et ou mais pas suis sont êtes avez j'ai c'est n'est que
  qui quoi comment pourquoi avec pour dans chez très bien mon ma mes notre aujourd'hui bonjour merci oui veux voudrais
  m'appelle j'habite j'aime
  yo él ella nosotros ellos usted el los las una unos y pero muy más hay soy eres somos estoy estás está están tengo
  tienes tiene quiero puedo qué cómo dónde por porque para mi mis tus su sus hola gracias buenos buenas llamo vivo
  gusta del al se lo ayer fui tres dos hermanos
  eu ele ela nós você não sim uma uns mas muito sou são estou tem falo quero posso como quem onde meu minha seu
  obrigado obrigada olá também moro gosto chamo
  io lui lei noi voi loro il gli uno della di che chi non sono siamo ho abbiamo voglio dove perché anche molto ciao
  grazie abito chiamo mi piace
  ja ty jest jestem są mam masz mówię rozumiem chcę mogę co gdzie dlaczego jak się czy ale bardzo nie mieszkam
  ben sen biz siz onlar ve ama için çok bir bu şu değil var yok ne nasıl neden nerede merhaba teşekkürler evet hayır
  bugün
  ik jij wij zij het een niet maar ook heb hebben wat waar hoe goed mijn woon uit
  saya aku tidak dan yang ini itu dari ke ada
  tôi là không và của có một`);
/** Of those, what stands in English sentences too, or in names. */
const shared = listed(
  "as los las el del al se lo ma mes den dos co ja ty ne var ben sen ho para mi er como ale uit wat",
);

/** What is written to a computer. */
const code =
  /[{};]\s*$|=>|<\/?[a-z]+[^>]*>|\b(?:function|const|let|var|def|return|import|print|console\.log)\b[^.?!]*[({=;]|\bselect\b.+\bfrom\b.+(?:;|\bwhere\b.+=)|https?:\/\//iu;

/**
 * Whether a text may be English that somebody meant: not another language, code, letters without sense, or words
 * in no order. Mistakes do not count. Where it cannot be told, it is taken for English.
 */
export function readsAsEnglish(text: string, topic: (word: string) => boolean): boolean {
  const folded = foldSpaces(text);
  const letters = folded.match(/\p{L}/gu) ?? [];
  const latin = folded.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 0 && latin.length < letters.length * 0.7) return false;
  if (code.test(text)) return false;
  const words = wordsIn(folded);
  if (isOtherLanguage(words) || isGibberish(words)) return false;
  if (isRepeated(words)) return false;
  const isKnown = (word: string) =>
    small.has(word) || isVerb(word) || topic(word) || /^\d/.test(word);
  const names = namesIn(text);
  const own = words.filter((word) => !names.has(word));
  if (own.length >= 3 && own.filter(isKnown).length * 4 < own.length) return false;
  return !isInNoOrder(folded);
}

const isVerb = (word: string): boolean =>
  [...baseForms(word), irregularBaseOf(word) ?? ""].some((form) => verbs.has(form));

const isOtherLanguage = (words: readonly string[]): boolean => {
  const count = (is: (word: string) => boolean) => words.filter(is).length;
  const signs =
    count((word) => foreign.has(word) && !shared.has(word)) +
    count((word) => foreign.has(word) && shared.has(word)) / 2 +
    count((word) => !foreign.has(word) && /[äöüßàâçîïôûùñáíóúãõąćęłńśźżğışő]/u.test(word)) / 3;
  const english = count(
    (word) => small.has(word) && !foreign.has(word) && word !== "me" && word !== "no",
  );
  return signs >= 1 && signs > english && signs * 5 >= words.length;
};

/** Letters that a hand runs over: no vowel among four, five consonants together, or the same three times. */
const noWord =
  /^[^aeiouyàèìòùäöü'\d-]{4,}$|[bcdfghjklmnpqrstvwxz]{6,}|(.)\1{3,}|^(?:asdf|qwer|zxcv|hjkl|sdf|dfg|fgh|jkl|lorem|ipsum|dolor|blah|bla|lala|haha)/u;
const isGibberish = (words: readonly string[]): boolean =>
  words.length > 0 && words.filter((word) => noWord.test(word)).length * 3 >= words.length;

/** Whether few words are said again and again. */
const isRepeated = (words: readonly string[]): boolean =>
  words.length >= 4 && new Set(words).size * 2 < words.length;

/** Words with a capital that do not begin a sentence. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}+/gu)].map(([name]) => name.toLowerCase()),
  );

/** Whether the small words stand where no learner puts them, or a list of words is no sentence. */
function isInNoOrder(folded: string): boolean {
  let wrong = 0;
  let all = 0;
  for (const part of folded.split(/[.?!,;:"()–—\n]+/)) {
    const words = wordsIn(part);
    all += words.length;
    for (const [at, word] of words.entries()) if (isWrongPair(word, words[at + 1])) wrong += 1;
  }
  if (wrong >= 2 && wrong * 5 >= all) return true;
  const words = wordsIn(folded);
  const isList = words.length >= 4 && !words.some((word) => small.has(word));
  // "Go straight. Turn left." has none of the small words, but begins with verbs.
  return isList && !(isVerb(words[0]!) || words.some((word) => /(?:ed|[^s]s)$/.test(word)));
}

function isWrongPair(word: string, next: string | undefined): boolean {
  if (articles.has(word))
    return (
      next === undefined ||
      articles.has(next) ||
      helpers.has(next) ||
      subjects.has(next) ||
      prepositions.has(next) ||
      joiners.has(next)
    );
  if (next === undefined) return joiners.has(word);
  if (prepositions.has(word))
    return helpers.has(next) || joiners.has(next) || (subjects.has(next) && word !== "than");
  if (subjects.has(word))
    return subjects.has(next) || articles.has(next) || next === "of" || next === "from";
  return helpers.has(word) && word === next;
}
