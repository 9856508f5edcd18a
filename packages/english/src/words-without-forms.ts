const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Verbs that only help another, and have no past of their own that is taught as one. */
export const modals = words("can could may might must ought shall should will would");

/** Nouns of what is not counted: "some information". */
export const uncountable = words(`access advice attention bacon baggage baseball basketball beef
  behaviour biology blood bread butter camping cash chemistry chess clothing coal cotton courage
  cycling dirt dust education electricity english equipment evidence fame flour flu fog food fun
  furniture garlic geography gold golf grammar happiness health heat heating help homework honesty honey housework
  ice information jewellery justice knowledge laundry leather lightning luck luggage 
  machinery magic maths mathematics meat milk money mud music news nightlife pasta patience peace
  permission petrol physics politics pollution pork poverty pride progress rain research respect
  rice rubbish rugby running safety salt sand scenery security shopping silver skiing smoke snow
  soap staff stress stuff sugar sunshine swimming tennis thunder toast tourism traffic training
  transport travel underwear unemployment violence volleyball water wealth weather wildlife wood wool work`);

/** Nouns in -ness that are counted; the others are not. */
export const countedNesses =
  words(`business governess harness highness illness likeness lioness sickness
  weakness wilderness witness`);

/** Nouns that stand in the plural already. */
export const pluralNouns =
  words(`chips clothes crisps glasses grandparents headphones jeans knickers
  leggings outskirts pants parents people police pyjamas scissors shorts stairs surroundings sunglasses
  thanks tights trainers trousers`);

/** Nouns of what there is one of, or whose plural is another word, or is in dispute. */
export const singleNouns = words(`april august childhood data december dozen earth east february
  future grass ground health history internet january july june madam march may media midnight
  nature noon north november october passer-by past rest september south underground universe
  west youth`);

/** Adjectives of what is so or is not so, and forms that compare already. */
export const notCompared =
  words(`abroad alive alone another asleep back best better born chief closed
  complete daily dead deaf divorced double dying east eastern electric else enormous entire excellent
  extra false favourite female final first former gone golden half hurt impossible inner international
  last least left less lost main male married medical monthly more most national next north northern
  ok okay online only opposite orange other outer over own perfect pregnant previous raw right same
  second separate silver single south southern spare square such super third total unemployed unique
  upper various weekly west western whole worse worst worth wooden wrong yearly`);

/** What ends as short adjectives do and compares with "more" all the same. */
export const comparedWithMore =
  words(`able bored drunk fake fun known likely loyal purple real royal scared
  secret tired unlike upset used worn`);

/** Adverbs that take -er as adjectives do; and those that take "more". */
export const shortAdverbs = words("close early fast hard high late long loud low near soon");
export const longAdverbs =
  words(`carefully clearly easily happily loudly often politely quickly quietly
  rarely seriously slowly`);
