/**
 * Countries as they are called in English, and how learners write them: in other languages, without
 * accents, or misspelt. No variant is an English word of its own.
 */
const countries: Readonly<Record<string, string>> = {
  Algeria: "algerie argelia algérie",
  Argentina: "",
  Austria: "österreich osterreich oesterreich",
  Belgium: "belgica belgique belgie belgien belgio",
  Bolivia: "bolívia",
  Brazil: "brasil brésil bresil brasilien brazill brasile",
  Bulgaria: "bulgarie balgaria",
  Canada: "canadá kanada",
  Chile: "",
  China: "",
  Colombia: "kolumbien colômbia",
  Croatia: "hrvatska croacia",
  "the Czech Republic": "ceska česko cesko tschechien",
  Cuba: "kuba",
  Denmark: "danmark dinamarca dänemark",
  Ecuador: "equador",
  Egypt: "egipto egito egypte egitto egipt ägypten",
  England: "inglaterra angleterre inghilterra",
  Ethiopia: "etiopia etiopía",
  Finland: "finlandia finlande suomi",
  France: "francia frankreich franca frança",
  Germany: "deutschland alemania alemanha allemagne germania almanya niemcy germani",
  Ghana: "",
  Greece: "grecia grécia grece griechenland",
  Hungary: "hungria hungría magyarország ungarn hongrie ungheria",
  India: "inde indien",
  Indonesia: "",
  Iran: "",
  Iraq: "irak",
  Ireland: "irlanda irlande irland",
  Italy: "italia italie italien itália italya itali",
  Japan: "japon japón japao japão nihon giappone",
  Kenya: "kenia",
  Lebanon: "líbano libano liban",
  Malaysia: "",
  Mexico: "méxico mejico méjico mexique mexiko messico",
  Morocco: "marruecos marrocos maroc marokko marocco moroco",
  "the Netherlands": "nederland holanda hollanda",
  Nigeria: "",
  Norway: "norge noruega norvege norwegen norvegia",
  Pakistan: "",
  Peru: "perú pérou perou",
  "the Philippines": "filipinas pilipinas philipines phillipines philippine",
  Poland: "polska polonia polen pologne",
  Portugal: "portogallo",
  Romania: "rumania românia rumänien roumanie",
  Russia: "rusia rossiya russland russie rússia",
  "Saudi Arabia": "arabia saudita",
  Scotland: "escocia ecosse schottland",
  "South Africa": "sudafrica sudáfrica",
  "South Korea": "corea coreia hanguk",
  Spain: "españa espana espanha espagne spanien spagna espania",
  Sweden: "sverige suecia suécia schweden",
  Switzerland: "schweiz suiza suisse suíça svizzera suica",
  Syria: "siria syrie syrien",
  Thailand: "tailandia tailândia thailandia",
  Tunisia: "tunisie tunez túnez tunisien",
  Turkey: "turkiye türkiye turquia turquía türkei turquie turchia turky",
  Ukraine: "ucrania ukraina ucrânia ukrayina",
  "the United Kingdom": "reino unido",
  "the United States": "estados unidos",
  Uruguay: "",
  Venezuela: "venezuella",
  Vietnam: "viet nam",
};

const wordsTogether = new Set(["arabia saudita", "reino unido", "estados unidos", "viet nam"]);

/** By a way to write it, in small letters, the English name. */
const englishNames = new Map(
  Object.entries(countries).flatMap(([name, written]) =>
    [
      name.toLowerCase().replace(/^the /, ""),
      ...(wordsTogether.has(written) ? [written] : written.split(" ").filter(Boolean)),
    ].map((each) => [each, name] as const),
  ),
);

/** The English name of a country, however it is written; null of what is no country we know of. */
export const countryNamed = (written: string): string | null =>
  englishNames.get(written.normalize("NFC").toLowerCase()) ?? null;
