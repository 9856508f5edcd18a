import type { RuleSource } from "../rule";

/** Misspelt words with what they are: one line for each word, the wrong ones behind it. */
const read = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split(/\s*;\s*/)
      .flatMap((line) => {
        const [right = "", wrong = ""] = line.split(/:\s*/);
        return wrong
          .split(/\s+/)
          .filter(Boolean)
          .map((each): [string, string] => [each, right.trim()]);
      }),
  );

/** A rule for misspelt words that have one reason. */
function spelling(
  id: string,
  level: RuleSource["level"],
  why: string,
  lines: string,
  wrong: RuleSource["wrong"],
  right: RuleSource["right"],
): RuleSource {
  const words = read(lines);
  return {
    id,
    level,
    topic: "spelling-of-endings",
    why,
    pattern: `{ ${[...words.keys()].join("|")} }`,
    fix: ({ marked, match }) => {
      const [{ text, lower }] = marked as [(typeof marked)[0]];
      // In the middle of a sentence a capital means a name, as "Finaly" may be one.
      return match.markFrom > 0 && text !== lower && !/^\p{Lu}/u.test(words.get(lower)!)
        ? null
        : words.get(lower)!;
    },
    wrong,
    right,
  };
}

/** Words that learners misspell, by the reason why. */
export const spellingMistakes: readonly RuleSource[] = [
  spelling(
    "spell-ing-after-e",
    "A2",
    "A final -e goes before -ing, and the consonant stays as it is: “write” – “writing”.",
    `writing: writting writeing; coming: comming comeing; making: makeing makking; taking: takeing takking;
    having: haveing havving; living: liveing livving; using: useing ussing; driving: driveing drivving; dancing: danceing;
    giving: giveing givving; smiling: smileing; riding: rideing; hoping: hopeing; leaving: leaveing; arriving: arriveing;
    moving: moveing movving; closing: closeing clossing; losing: loseing; choosing: chooseing; practising: practiseing;
    dining: dinning; shining: shinning; exciting: exciteing excitting; inviting: inviteing invitting; waiting: waitting;
    meeting: meetting; eating: eatting; reading: readding; speaking: speakking; looking: lookking; raining: rainning;
    sleeping: sleepping; visiting: visitting; listening: listenning; opening: openning; happening: happenning;
    cooking: cookking; helping: helpping; interesting: interestting; skating: skateing; cycling: cycleing; hiking: hikeing hikking`,
    [
      ["I am writting a letter.", "I am writing a letter."],
      ["They are comming tomorrow", "They are coming tomorrow"],
      ["She likes danceing.", "She likes dancing."],
    ],
    ["I am writing a letter.", "We are sitting here.", "He is seeing her."],
  ),
  spelling(
    "spell-doubled-consonant",
    "A2",
    "After one short stressed vowel the last consonant is doubled: “stop” – “stopped”, “swim” – “swimming”.",
    `stopped: stoped; stopping: stoping; swimming: swiming; running: runing; shopping: shoping; getting: geting;
    sitting: ; planned: planed; beginning: begining beggining beginnig; winning: ; cutting: cuting; putting: puting; hitting: hiting;
    chatting: chating; jogging: joging; digging: diging; travelling: traveing travleing travling; travelled: traveld travelld;
    preferred: prefered; preferring: prefering; occurred: occured; occurring: occuring; forgetting: forgeting; robbed: ;
    dropped: droped; hugged: huged; chatted: chated; jogged: joged; bigger: biger; biggest: bigest; hotter: hoter; hottest: hotest;
    thinner: thiner; fatter: fater; wetter: weter; forgotten: forgoten; written: writen; hidden: hiden; bitten: biten;
    admitted: admited; permitted: permited; referred: refered; transferred: transfered; controlled: controled; committed: commited comitted;
    cancelled: canceld; slipped: sliped; clapped: claped; begged: beged; quizzes: quizes; sunny: suny; funny: funy; foggy: fogy; happily: hapily`,
    [
      ["The bus stoped here.", "The bus stopped here."],
      ["I love swiming and runing", "I love swimming and running"],
      ["It happened at the begining.", "It happened at the beginning."],
    ],
    ["The bus stopped.", "We opened it.", "She was hoping for rain."],
  ),
  spelling(
    "spell-y-to-i",
    "A2",
    "After a consonant -y becomes -i before an ending, but stays before -ing: “tried”, “studying”.",
    `studying: studing studiing studyng; studied: studyed studed; tried: tryed tride; trying: triing tring; tries: trys; cried: cryed; cries: crys;
    carried: carryed; carrying: carring; married: marryed maried; marrying: marring; hurried: hurryed; worried: worryed woried;
    worrying: worring; replied: replyed; enjoyed: enjoied enjoyd; enjoying: enjoing enjoyng; played: plaied playd; playing: plaing playng; plays: plaies;
    stayed: staied stayd; says: ; said: sayed sayd; paid: payed; happier: happyer; happiest: happyest; easier: easyer; easiest: easyest;
    happiness: happyness hapiness; happily: happyly; easily: easyly easly; luckily: luckyly luckly; funnier: funnyer; funniest: funnyest; busier: busyer;
    prettier: prettyer; heavier: heavyer; lazier: lazyer; earlier: earlyer; angrily: angryly; beautiful: beautyful; copied: copyed;
    flying: fliing flyng; dying: dieing; lying: lieing; tying: tieing; families: familyes; stories: storyes; babies: babyes; business: busyness;
 flies: flys; hurrying: hurring; laziness: lazyness; loneliness: lonelyness; kindness: kindnes; loveliest: lovelyest`,
    [
      ["She is studing English.", "She is studying English."],
      ["I tryed to call you", "I tried to call you"],
      ["He wants to find happyness.", "He wants to find happiness."],
    ],
    ["She is studying.", "I tried.", "They played and enjoyed it."],
  ),
  spelling(
    "spell-ful-and-ly",
    "A2",
    "“-ful” has one l, “-fully” has two, and “-ly” is added to the whole word: “really”, “finally”.",
    `beautiful: beautifull beutiful beautifil beatiful beautful beatifull beutifull beautifule; useful: usefull usful; careful: carefull; helpful: helpfull;
    wonderful: wonderfull wonderfoul wanderful; successful: successfull succesful sucessful sucesful succesfull; peaceful: peacefull peacful; colourful: colourfull;
    painful: painfull; powerful: powerfull; carefully: carefuly carrefully; beautifully: beautifuly; successfully: successfuly; really: realy reely realli reallly;
    finally: finaly finnaly finnally; especially: especialy espesially especally expecially; usually: usualy usally usualli usuall; normally: normaly; generally: generaly; actually: actualy acctually;
    totally: totaly; personally: personaly; naturally: naturaly; originally: originaly; basically: basicly basicaly; definitely: definately definitly definatly defenitely;
    absolutely: absolutly absolutelly; completely: completly compleately; immediately: immediatly imediately inmediately immediatelly; extremely: extremly extreamly; fortunately: fortunatly fortunatelly;
    unfortunately: unfortunatly unfortunatelly unfortunely; approximately: aproximately approximatly; sincerely: sincerly sincerelly; truly: truely; probably: probabily probaly propably probablly;
    possibly: posibly possiblely; simply: simplely; gently: gentlely; specially: specialy; recently: recentely recentlly; friendly: frendly freindly; lovely: lovley lovly;
    quickly: quicly quikly; exactly: exactely exatly; exactly: exacly; perfectly: perfectely perfectlly; safely: safly; nicely: nicly; daily: dayly; publicly: publically; main: mainn; mainly: mainely; similarly: similary; awful: awfull; thankful: thankfull; grateful: gratefull greatful; cheerful: cheerfull; hopefully: hopefuly; joyful: joyfull`,
    [
      ["It is a beautifull city.", "It is a beautiful city."],
      ["I realy like it", "I really like it"],
      ["Finaly we arrived.", "Finally we arrived."],
      [
        "I usualy get up at six and definately drink tea",
        "I usually get up at six and definitely drink tea",
      ],
    ],
    ["It is a beautiful city.", "I really like it.", "A glass full of milk."],
  ),
  spelling(
    "spell-ie-or-ei",
    "B1",
    "It is “ie” in “friend” and “believe”, but “ei” after c and in “their” and “foreign”.",
    `receive: recieve receve recive; received: recieved recived receved; receiving: recieving; believe: beleive belive beleve bilieve; believed: beleived belived; believes: beleives belives;
    friend: freind frend firend friede; friends: freinds frends firends friens freands; their: thier thire; foreign: foriegn forein foreing forign foregin; foreigners: foriegners foreiners foreingers; foreigner: foriegner foreiner;
    weird: wierd; piece: peice; pieces: peices; field: feild; achieve: acheive achive; achieved: acheived achived; neighbour: nieghbour neighbur neigbour; neighbours: nieghbours neigbours;
    height: hight heigth; weight: wieght weigth; niece: neice; thief: theif; brief: breif; view: veiw; ceiling: cieling; receipt: reciept; leisure: liesure; patient: pacient; patience: pacience;
    science: sience sciense sciencie; scientist: sientist; experience: experiance expirience expierence experence experiencie; experiences: experiances expiriences; conscious: concious; ancient: anciant antient`,
    [
      ["I recieved your letter.", "I received your letter."],
      ["My freind lives here", "My friend lives here"],
      ["I belive in thier team.", "I believe in their team."],
    ],
    ["I received your letter.", "My friend believes it.", "Their neighbours are foreign."],
  ),
  spelling(
    "spell-double-letters",
    "A2",
    "This word is written with a double letter, or with none: “tomorrow”, “different”, “until”.",
    `until: untill; tomorrow: tomorow tommorow tommorrow tomorrou; different: diferent diferrent differant diffrent diferents; difference: diference; differences: diferences; difficult: dificult dificcult difficul diffucult dificul; difficulties: dificulties; difficulty: dificulty;
    excellent: excelent exellent excellant exelent; necessary: neccessary necesary neccesary necessery necesery; accommodation: accomodation acommodation acomodation; address: adress addres; apartment: apartament appartment apartement;
    recommend: recomend reccomend reccommend; recommended: recomended reccomended; comfortable: confortable comfortble confortabel; communicate: comunicate communicat; communication: comunication; opportunity: oportunity opportunitie oportunitty; opportunities: oportunities;
    possible: posible possibile possibel; impossible: imposible; success: succes sucess; professional: profesional proffesional; profession: profesion; professor: profesor proffessor; possibility: posibility possibilty; disappear: dissapear disapear; disappeared: dissapeared disapeared;
    disappointed: dissapointed disapointed; appear: apear; appeared: apeared; apple: aple; apples: aples; summer: sumer; happy: hapy happi; happen: hapen; happened: happend hapened hapenned; happens: hapens; sorry: sory; little: litle littel; middle: midle;
    tennis: tenis; coffee: coffe cofee coffie cofe; business: bussiness buisness bussines bisness busines; occasion: ocasion occassion; occasionally: occassionally; attention: atention; office: ofice; officer: oficer; traffic: trafic; umbrella: umbrela;
    community: comunity; common: comon; across: accross; arrive: arive; arrived: arived arrivied; arrives: arives; biggest: biggestt; challenge: chalenge; collect: colect; connect: conect; correct: corect; effect: efect; essay: esay;
    grammar: grammer gramar gramatic gramma; immediately: immediatley; intelligent: inteligent intelligant; interest: intrest; interesting: intresting interessting interesing intersting interestin interisting; interested: intrested interessed; message: mesage; million: milion; mirror: miror; narrow: narow; offer: ofer; opposite: oposite;
    passenger: passanger; passport: pasport; possess: posses; pressure: presure; problem: probleme problam proplem probem; problems: problemes proplems; process: proces; programme: programm; quarrel: quarel; tall: tal; tomatoes: tomattoes; village: vilage; yellow: yelow; swimming: swimmingg;
    allow: alow; allowed: alowed; already: allready alredy; also: allso; always: allways alwais alway allwais; almost: allmost; although: allthough althought altough; altogether: alltogether; almost: almoust; welcome: wellcome; fulfil: fullfill; skilful: skillfull; dilemma: dilema; embarrassed: embarassed embarrased; embarrassing: embarassing embarrasing;
    parallel: paralel; accident: acident accidant; according: acording; account: acount; accept: acept; affect: afect; aggressive: agressive; annual: anual; apply: aply; application: aplication; appreciate: apreciate; approach: aproach; approximately: approximatelly; assistant: asistant; attractive: atractive; balloon: baloon; bottle: botle; button: buton; carrot: carot; committee: comittee commitee; illness: ilness; kitten: kiten; letter: leter; million: millon; pepper: peper; rabbit: rabit; butter: buter; butterfly: buterfly; cheese: chese cheeze; street: stret; week: wek; weekend: wekend weekand weeckend; school: scool shool schol schooll scholl; green: gren; sleep: slep; need: nead; teeth: theeth; free: `,
    [
      ["See you tomorow!", "See you tomorrow!"],
      [
        "English is dificult but I have a good oportunity",
        "English is difficult but I have a good opportunity",
      ],
      [
        "We stayed untill the end in a diferent hotel.",
        "We stayed until the end in a different hotel.",
      ],
    ],
    ["See you tomorrow.", "It is different.", "I welcome you all.", "We stayed until ten."],
  ),
  spelling(
    "spell-silent-and-sounds",
    "A2",
    "This word is not written as it sounds: “which”, “because”, “people”, “beautiful”.",
    `which: wich whitch whic whch; because: becouse becuase becaus beacause becase becauce beacuse becaouse becourse becausse bacause becasue; people: peaple pepole poeple pople peopel peple pleople pepol poples; tired: tierd tird; through: throught throgh; thought: thougt tought; though: thoug;
    enough: enought enogh inough enaugh; know: knou konw; knowledge: knowlege knowladge knowlegde knoledge; knowledgeable: knowledgable; night: nigth nite; right: rigth; light: ligth; eight: eigth; might: migth; high: hihg; height: heigh; daughter: doughter dauhter daugther; bought: bougth boughted; brought: brougth;
    Wednesday: wensday wednsday wendsday wenesday wednesdey; Thursday: thurday thirsday thrusday; Tuesday: tuseday tuesdey thuesday; Saturday: saterday saturdey satarday; February: febuary feburary februrary; January: januray janury; August: agust augost; September: septembre setember; October: octobre; November: novembre; December: decembre;
    breakfast: brekfast breakfeast brakfast breackfast breafast breakfest; restaurant: restaurent resturant restorant restaurante restuarant restourant restorans; restaurants: restaurents resturants; chocolate: choclate chocolat; vegetables: vegtables vegetabels vegetebles vegatables; vegetable: vegtable vegetabel; comfortable: comfertable; favourite: favorit favourit favoirite favourate favurite; temperature: temprature temperture; different: differnt; every: evry evrey; everyone: evryone everone; everything: evrything everithing everythin everyting; everybody: evrybody everibody; something: somthing someting somethink sometink; someone: somone; anything: anithing anythink; nothing: nothink; sometimes: somtimes sometime's somethimes sometims someties; interesting: intresing; business: buisiness; answer: anser answear anwser; listen: lisen lissen; often: ofen offen; castle: casle; island: iland; should: shoud shuld sould; could: coud culd; would: woud wuld; half: haf; talk: tolk; walk: wolk; write: writte wirte; wrong: rong; who: whoo; where: wher whear; when:  whem; what: waht wat whath; why: wy; whether: wheter wether; white: wite whight; with:  whith wiht wih; without: whitout witout whithout; within: whithin; very: wery verry  ; well: ; world: wolrd worl; word: wrod; worry: wory; woman: womam; women: wemen; beginning: beggining; again: agian agein ; against: aginst; minute: minut; minutes: minuts; language: langauge languaje languge lenguage langage langugage lenguaje laguage; languages: langauges lenguages languajes languges langages; government: goverment governement governmet; environment: enviroment enviornment environement; environmental: enviromental; library: libary librery liberary; secretary: secretery; separate: seperate; separately: seperately; surprise: suprise surprice; surprised: suprised surpriced; yesterday: yestarday yesterdey yesteday yasterday yeasterday; birthday: birtday bithday birthdey; together: togheter togather toghether togeter; another: anoter anather; mother: ; father: fater; brother: brothe brather broter; sister: sistr; children: childern childrean chidren chilren chlidren; teacher: techer teatcher teacer teachear; student: studant studend; English: englis englisch inglish engish enlgish englich; please: plese plise pleace; pleasure: plesure; family: famaly famili familly famliy famely; country: contry coutry countrie cuntry; countries: contries coutries; city: citty ; beach: beatch; kitchen: kichen kithcen kitchin; picture: pictur pitcure; money:  maney; music: musik musique; weather: wheather weater wather; water: watter; house: hause houze; mouth: mounth mouht; month: ; months: monthes monts; clothes: clothers clotes; sandwich: sandwitch sanwich; chicken: chiken chikken; potato: potatoe patato; tomato: tomatoe; juice: juce juise; fruit: friut fuit; fruits: friuts; sugar: suger; medicine: medecine medicin; exercise: excercise exercice exersise exercize; exercises: excercises exercices; example: exemple exampel; explain: explane explein; expensive: expencive exspensive; experience: ; holiday: holyday hollyday; holidays: holydays hollidays hollydays; building: bulding bilding buiding; buildings: buldings; museum: musem meuseum muzeum; theatre: teatre theather; travel: trevel travell; trip: tripp; journey: jorney journy; airport: aeroport airoport; machine: machin; computer: computar compiuter; telephone: telefon telephon; mobile: moblie; internet: internett; programme: programe; important: importent inportant importan impotant imporant; importance: importence; independent: independant; responsible: responsable; responsibility: responsability; existence: existance; appearance: appearence; sentence: sentense sentance; sentences: sentenses sentances; difference: differance; audience: audiance; restaurant: restraunt; guarantee: garantee; pronunciation: pronounciation pronuciation; vocabulary: vocabulery vocabluary; usually: ussually; decided: desided; decide: deside; decision: desicion decission; except: exept; exam: examn; tourist: turist; tourists: turists; tourism: turism; hospital: hospitel; dangerous: dangerus dangerouse; famous: famouse famus; delicious: delicous delicius dilicious delisious; serious: serius; various: varius; nervous: nervious; previous: previus; jealous: jelous; religious: religous; neighbourhood: neighborhod; cousin: cusin cousine couisin; cousins: cusins; uncle: unkle; husband: husbend; parents: perents parentes; quarter: quater; question: qestion quastion; questions: qestions; beautiful: bautiful; bicycle: bycicle bycycle bicicle; motorcycle: motocycle; guitar: gitar guitare; piano: pianno; instead: insted; maybe: mabey meybe; ready: redy; realise: realice; receive: reseive; remember: rember remeber remenber; strength: strenght; length: lenght; twelfth: twelvth; twelve: twelf; forty: fourty; fourteen: forteen; fifteen: fiveteen fiften; ninety: ninty; ninth: nineth; fifth: fith; twenty: twenti twinty; thirteen: therteen; hundred: hundread; thousand: tousand thausand; noise: noice noisse; choice: choise; voice: voise; mathematics: mathematic matematics mathematica; physics: phisics fisics; o'clock: oclock o'clok`,
    [
      ["I stay at home becouse it rains.", "I stay at home because it rains."],
      ["Many peaple like this restaurent", "Many people like this restaurant"],
      ["On wensday I learn a new langauge.", "On Wednesday I learn a new language."],
      ["Wich book is responsable?", "Which book is responsible?"],
    ],
    ["I stay at home because it rains.", "Which language do you learn?", "Many people like it."],
  ),
  spelling(
    "one-word-or-two",
    "A2",
    "This is two words: “a lot”, “in front”, “each other”, “at least”.",
    `a lot: alot; each other: eachother; in front: infront; at least: atleast; as well: aswell; no one: noone; in fact: infact; of course: ofcourse; have to: hafto; has to: hasto; even though: eventhough; every time: everytime;
    thank you: thankyou; all right: allright; high school: highschool; ice cream: icecream; next to: nextto; at first: atfirst; a little: alittle; in case: incase; no matter: nomatter; so much: somuch; best friend: bestfriend; how much: howmuch; too much: toomuch;
    living room: livingroom; dining room: diningroom; post office: postoffice; bus stop: busstop; swimming pool: swimmingpool; such as: suchas; a bit: abit; in spite: inspite; good morning: goodmorning; in love: inlove; by the way: bytheway; last year: lastyear; some day:`,
    [
      ["I like it alot.", "I like it a lot."],
      ["They love eachother", "They love each other"],
      [
        "It stands infront of the house and atleast we saw it.",
        "It stands in front of the house and at least we saw it.",
      ],
    ],
    ["I like it a lot.", "They love each other.", "Noon is near."],
  ),
];
