import { plainText, wordsOf } from "./text";

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Small words that sentences of other languages are full of and English ones never hold. Those that are
 * English words too, such as German “was” and Spanish “no”, are in no list.
 */
const foreign: ReadonlySet<string> = listed(`
  ich du er sie wir ihr mich mir dich dir uns euch das der dem und oder aber nicht kein keine keinen ist sind
  bist habe haben hast hatte wird werde werden wie warum wer wo mit für auf auch noch nur sehr ein eine einen
  einem mein meine meinen dein deine deinen deiner zum zur vom heute morgen gut danke bitte hallo kann kannst
  weiß verstehe spreche sprechen heiße guten schon immer wenn weil dass vergiss sprich deutsch englisch
  je tu il elle nous vous ils elles moi toi le la les des du une et ou mais pas ne suis est sont êtes
  avez ai j'ai c'est n'est qu'est que qui quoi comment pourquoi avec pour dans chez très bien mon ma mes ton tes
  votre vos notre aujourd'hui bonjour bonsoir salut merci oui parle parlez comprends sais veux français anglais
  oublie toutes
  yo él ella nosotros ellos usted ustedes el los las una unos y pero muy más no hay soy eres es somos estoy estás
  está están tengo tienes tiene hablo hablas entiendo quiero puedo qué cómo dónde por porque para mi mis tus su sus
  hola gracias buenos buenas días español inglés ayuda dime ignora
  eu ele ela nós você vocês não sim um uma uns os mas muito sou são estou está tenho tem falo entendo quero
  posso como quem onde isso meu minha seu sua obrigado obrigada olá dia português inglês também
  io lui lei noi voi loro il lo gli uno della del di che chi non sono sei siamo ho hai abbiamo parlo capisco
  voglio posso cosa dove perché anche molto ciao grazie buongiorno sera italiano inglese oggi
  ja ty on ona nie jest jestem są mam masz mówię rozumiem chcę mogę co gdzie dlaczego jak się czy tak ale bardzo
  dzień dobry cześć dziękuję proszę angielsku polsku dzisiaj nic
  ben sen biz siz onlar ve ama için çok bir bu şu değil var yok ne nasıl neden nerede konuşmuyorum bilmiyorum
  anlamıyorum istiyorum merhaba teşekkürler ederim evet hayır bugün türkçe ingilizce
`);
/** Of those above, what stands in English sentences too, or in names. */
const shared: ReadonlySet<string> = listed(
  "no on ten ton son sen ben es is est do lo la le el los las del du der di de ma me mi co ja ty tu or nous sole ai ay chi as do due due sei a me bin ne bu y um il os io dia par pour sera et var mon morgen hallo dom ho hai tem",
);
/** Words that no other language has, by which English is known among names and quotations. */
const english: ReadonlySet<string> = listed(`
  the i i'm i've my you your he she it it's its we they them this that these those is isn't are aren't was were am be
  been have has had don't doesn't didn't does did not and or but because what when where who why how which can can't
  could will would should to of in at from with for about very like want know think say means mean word english
  please hello hi yes than there here his her our their a an
`);
/** Letters that English is not written with. */
const otherLetters = /[äöüßéèêëàâçîïôûùñ¿¡áíóúãõąćęłńśźżğışő]/u;
/** What somebody says first in their own language, alone. */
const greetings =
  /^(?:hola|bonjour|bonsoir|salut|hallo|guten (?:tag|morgen|abend)|buenos d[ií]as|buenas (?:tardes|noches)|ol[aá]|bom dia|boa (?:tarde|noite)|ciao|buongiorno|buonasera|cze[sś][cć]|dzie[nń] dobry|merhaba|selam|merci|gracias|danke|grazie|obrigad[oa])[\s!.,?¿¡]*$/u;

/** Whether a word is one that no English sentence holds. */
export const isForeignWord = (word: string): boolean => foreign.has(word) && !shared.has(word);

/**
 * Whether a text in Latin letters is written in another language than English, by its small words. What
 * stands in quotation marks is only spoken of. A word or two that are not English make no other language:
 * they must outnumber the English ones.
 */
export function isOtherLanguage(text: string): boolean {
  const plain = plainText(text);
  if (greetings.test(plain)) return true;
  if (/^\W*[¿¡]/.test(plain)) return true;
  const own = plain.replaceAll(/"[^"]*"/g, " ");
  const words = wordsOf(own);
  const foreignWords = words.filter(isForeignWord);
  const sharedWords = words.filter((word) => foreign.has(word) && shared.has(word));
  const accented = words.filter((word) => otherLetters.test(word) && !isForeignWord(word));
  const englishWords = words.filter((word) => english.has(word) && !foreign.has(word));
  if (foreignWords.length === 0) return false;
  const signs = foreignWords.length + (sharedWords.length + accented.length) / 2;
  return signs >= 1.5 && signs > englishWords.length * 1.5 && signs * 5 >= words.length;
}

/** Whether a text may be English: no other language, and most of its letters Latin. One without letters may be. */
export function isInEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return latin.length * 2 >= letters.length && !isOtherLanguage(text);
}
