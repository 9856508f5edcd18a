import { createLexicon } from "../lexicon/create-lexicon";
import type { Lexicon } from "../lexicon/lexicon";

/** A few hundred words that share letters, so that they cross often. Sorted. */
export const smallWords = `
  a ab able ace acid act ad add age aged ago aid aim air ale all alone also an and ant any ape are area
  arm art as ash ask at ate atlas aunt away axe bad bag bake ball ban band bar bare bat be bead bean
  bear beat bed bee been beer bell belt bend best bet big bin bird bit blue boat body bone book boot
  born both bow box boy bread bring bus but buy by cab cake call can cap car care cart case cash cast
  cat cats cave cell cent chair cheap chin city clean clear cold come cook cool corn cost cup cut dad
  dare dark date day dead deal dear deep deer den desk did die diet dine dinner dirt do dog done door
  dot down draw dream dress drink drive dry duck ear earn east easy eat eaten edge eel egg eight else
  end enter era even ever exam eye face fact fair fall far farm fast fat fear fee feed feel feet few
  fig file find fine fire fish fit five flat floor fly food foot for four free fun game gas gate get
  girl give glad glass go goat gold good great green grow had hair half hall hand hard has hat hate
  have he head hear heart heat help hen her here hide high hill him his hit hold home hope horse hot
  hour house how ice idea if ill in ink inn into iron is it its jam jar jet job join joke just keep key
  kid kind king kiss kit knee knew know lake land large last late law lay lead learn least leg lend
  less let letter lie life light like line lion lip list live long look lose lost lot loud love low
  mad main make man many map mark mat may me meal mean meat meet men met mile milk mine mix moon more
  most move much must my nail name near neat neck need nest net new next nice night nine no noise none
  nor nose not note now nut oak oar oat of off oil old on once one only open or orange order other our
  out over own page pain pair pan park part past pay pea pear pen pet pie pig pin pink place plan plant
  plate play please pool poor pot prize quay queen quick quiet quit quiz rain ran rat read ready real
  red rent rest rice rich ride right ring rise road rock roof room rose round row run sad safe said
  sail salt same sand sat save saw say sea seal seat see seed seen sell send sent set seven she ship
  shoe shop short show sing sink sir sister sit six size skin sky sleep slow small smell snow so soap
  sock soft soil some son song soon sore sort soup star start stay step stone stop store story street
  sugar suit sun sure swim table tail take tale talk tall tea teach team tear tell ten tent test than
  that the their them then there they thin thing this tie till time tin tired to toe toes too took top
  tour town toy train tree trip true try turn two uncle under unit up upon us use van very view visit
  vote wait walk wall want war warm was wash wave way we wear week well went were west wet what when
  where white who why wide wife will win wind wine wing wise with woman wood word work yard year yellow
  yes yet you young your zero zoo
`
  .trim()
  .split(/\s+/)
  .filter((word) => word.length > 1)
  .toSorted();

/** The small list as a lexicon: short words are of A1, those of four letters of A2, others of B2. */
export const smallLexicon = (): Lexicon =>
  createLexicon({
    words: smallWords,
    levels: Uint8Array.from(smallWords, ({ length }) => (length < 4 ? 1 : length === 4 ? 2 : 4)),
    bands: new Uint8Array(smallWords.length).fill(1),
  });

/** Chance that repeats itself. */
export function seededChance(seed: number): () => number {
  let last = (seed % 2_147_483_646) + 1;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}
