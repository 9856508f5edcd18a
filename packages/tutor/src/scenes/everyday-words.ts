/*
 * Everyday words of four to eight letters, most of them from the lessons and the dictionary. Who writes one of them
 * means it: "cook" is no slip for "book".
 */
const everyday = `
  ability able about above abroad abrupt absolute academic accent accept accepted accepts access
  accident account accounts accurate accuse accused ache across acted action actions activity
  actor actors actually added adding address adds admire admit admits adult adults advance adverb
  adverbs advert adverts advice advise advised advising affect affected afford afraid after again
  against agenda agree agreed agreeing agrees ahead airline airport aisle alarm alarmist alert
  alike alive allege alleged alleges allergic allocate allow allowed allows almost alone along
  aloud already also altered although always amazing amenable amicable among amount amused amusing
  ancient angel anger angered angry animal animals ankle annoyed annoying another answer answered
  answers anybody anyone anything anyway anywhere apart apology appeal appear appears apple apples
  applied applies apply approach approved area aren argue argued argument arise armchair arms army
  around arrange arranged arrest arrival arrive arrived arrives article artist ashamed asked
  asking asks asleep assume attach attached attack attacked attacks attended attitude audience
  aunt author autumn autumnal avoid avoids awake award aware away awesome awful baby back backache
  backpack bacon badge bags bake bakery baking balance balcony ball banana band bandage bank banks
  bare barely bargain bark barking barn bars base baseball based baseline basement basic basin
  basket bass bath bathos bathroom battery battle beach beaches bead bean bear beard beast beat
  beauty became because become becomes becoming bedroom bedrooms beds beef been beer bees before
  began begin begins begun behave behaved behind being believe believed bell belong belongs below
  belt bench benches bend benefit benefits bent beside besides best betrayed bets better between
  beyond bicycle bigger biggest bike bill bins biology bird birds birth birthday biscuit
  biscuits bite black blame blames blanket blind block blog blood blouse blow blue blunt board
  boat bodies body boil bold bone book bookcase booked booking bookings books bookshop boot boots
  border bored boredom boring born borrow borrowed borrows boss both bother bottle bottles bottom
  bough bought bound boundary bowl boxes boys brackets brain brake branch brass brave bread break
  breaking breath breathe brick bride bridge bridges brigade bright bring brings brochure broke
  broken brother brothers brought brown brush budget build builder building builds built burden
  burger burn burned burner burnout burns burnt bury buses bush busier busiest business busy
  butcher butter button buttons buyer buying buys byline cabin cable cafe caffeine cage cake cakes
  calendar call called calling calls calm calmer came camel camera camp camping canal cancel
  candle cannot cans capable capital captain card cards care career careful carpet carried carries
  carrot carrots carry cars cart cartoon case cases cash cast castle catch catches cats caught
  cause caused causes causing caution cautious cave caveat ceiling cent centre century cereal
  ceremony certain chair chairs champion chance change changed changes changing chapter chapters
  charge charged charity charm charming chart chase chat cheap cheaper cheapest cheat cheating
  check checked checking cheek cheer cheese chef chemist cherry chess chest chew chicken chiefly
  child children chip chips choice choices choose chooses choosing chop chore chores chose chosen
  church cinema circle cities city claim claimed claims class clause clauses clay clean cleaned
  cleaner cleaning cleans clear cleared clearest clearly cleft clefts clever click client clients
  climb climbed climbing climbs clinic clock close closed closes closet closing closure cloth
  clothes cloud clouds cloudy club clubs clumsy coach coast coat coated code coffee coin cold
  collect college colour colours comb come comed comedy comes comfort comic coming comma commas
  comment comments commit common compact company compare compared compares complain complete
  complex computer concede concedes concept concern concert concise concrete confirm confirms
  confused connect consider consult contact contain contains context continue contract contrast
  control convey convince cook cooked cooker cooking cooks cool cope coped copy cord corner
  correct corrects cost costs cotton couch cough could couldn council count counted counter
  country counts county couple courage course courses court cousin cousins cover covered covers
  cows cram crammed crash crazy cream create credit crew crime crisps critic critical crook cross
  crossed crossing crowd cruel cucumber culture cupboard cups cure curious curse curtain cushion
  custom customer cute cuts cutting cycle cycling daily damage dance danced dancer danger dare
  dark darkness data date dates daughter days dead deadline deadpan deaf deal deals dear dearth
  death debate decent decide decided decides deciding decimal decision decline declined decrease
  deep defend defining degree degrees delay delayed delays delegate delight deliver delivery
  demand demands denial denied dent dentist deny denying depend depends describe deserve deserves
  design desk desks despite dessert destroy detail detailed details develop dialogue diamond diary
  dice didn died diet differ differs dine dining dinner direct directly director dirt dirty
  disagree discover discreet discuss disease disgrace dish dislikes displace disputes distance
  distrust disturb divide divided divorced dizzy doctor doctors document does doesn dogs doing
  doll dollar dollars dolphin dome done donkey door doors doorstep double doubled doubt doubters
  doubts down download dozen draft dragon drains drank drastic draw drawer draws dream dress
  dressed drew drink drinking drinks drip drive driver drivers drives driving drop dropped drops
  drove drum drums drunk duck duration during dust duty each earlier early earn earned earning
  earns earring ears earth ease easier easily east easy eaten eating eats economy edge edit editor
  effect effects effort eggs eight eighteen eighth eighty either elbow election electric elephant
  eleven ellipsis else email emails emperor emphasis employee employer emptied empty enclose ended
  ending ends enemy energy enforced engine engineer enjoy enjoyed enjoys enough enter entire
  entirely entitled entrance envelope equally erodes error errors escape essay estimate euro even
  evening evenings event ever every everyday everyone evidence evil evoke exact exactly exam
  examine examined examiner example examples except exchange excited exciting excuse exercise
  exists exit expect expected expects expert experts explain explains explore express extend
  extent extra eyebrows eyes face faced fact factory facts fail failed fails failure faint fair
  fairly fake fall fallen falling falls false fame familiar families family famous fancy fans fare
  fares farm farmer fashion fast faster fate father fault faulty favour favours fear feat feed
  feedback feel feeling feelings feels feet fell felt female fence ferry festival fever fewer
  fiction field fields fifteen fifth fifty fight fighting figure figures file files fill filled
  filling film films final finally find finding findings finds fine finger fingers finish finished
  finishes finite fire firm first fish fist fits fitted five fixed flag flare flat flatmate
  flexible flies flight flood floor flour flow flower flowers focus foggy fold folder folks follow
  followed follows food foolish foot football force forceful forces foreign forest forget forgive
  forgot fork form formal formed forms forth fortune forty forum forward found fountain four
  fourteen fourth free freedom freely freeze freezer fresh fridge friend friendly friends frog
  from front fronted fronting fruit full fully funeral funniest funny further future gain gained
  gaining game games gaps garage garden garlic gate gather gave gear general generous genius
  gentle gentler gently genuine gets getting ghost ghosts giant gift girl girls give given gives
  giving glad gladly glass glasses glove gloves goal goals goat goes going gold golden golf
  gone good goodbye goodbyes goods goodwill goose gorgeous grab grade grammar grand grandma
  grandpa grandson grant granted grants grape grapes graph grass grateful grave gray great greater
  green greet grey grip ground group groups grow grown grows guard guarding guess guessing guest
  guests guide guilty guitar habit habits hadn hair half hall halves hammer hand handbag handed
  handle hands handsome hang hangs happen happened happens happier happy harbours hard harder
  hardest hardly harm harmful harmless harsh hasn hate hated have haven having head headache
  headline health healthy hear heard hearing heart heat heating heavily heavy hedge hedged hedges
  height heir held hello helmet help helped helpful helping helps herbal here hero hers herself
  hidden hide hides high higher highest highly highway hike hill hills himself hinges hint hire
  hired history hive hobby hold holding holds hole holiday holidays home homes homesick homework
  honest honestly honey hook hope hoped hopes hoping horrible horse horses hospital host hostile
  hotel hound hour hours house houses however huge human humorous humour hunch hundred hung hungry
  hunt hurries hurry hurrying hurt hurts husband idea ideas idiom ignore ignored ignores ignoring
  illness image imagine imagined imagines immune implied implies imply improve improved improves
  inbox include included increase indeed indirect indulge industry infected inferred inform
  informal informed injuries injury innocent input insect inside insist insisted insomnia instance
  instead insult intended interest internet into invented inverts invite invited invites inviting
  invoice invoices involve involves irina iron ironic irony island issue item items itself jacket
  jaded jealous jeans jeep jobs join joined joins joke joking journey journeys judge judged judges
  juice jump jumped jumper jungle just justice keep keeper keeping keeps kept kettle keyboard keys
  kick kicked kidney kill killed kind kindly kindness king kiss kissed kitchen kitchens kitten
  knack knee knees knew knife knock know knowing known knows label lack lacks ladder lady lake
  lamb lamp lamps land landmark lands language laptop large larger largest last lasting lasts late
  lately later latest latter laugh laughed laughing laughs laughter launch laundry laurels lawyer
  layout lazy lead leader leads leaf leaflet league leak leaking leans learn learned learning
  learns learnt least leather leave leaved leaveing leaves leaving left legs lemon lemonade lemons
  lend length less lesson lessons lets letter letters lettuce level leverage library licence lied
  lies life lift lifted lifting light lighter lights like liked likely likes limit limiting limits
  line lines link linked linking lion lips liquid list listen listened listener lists literary
  little live lived lives living load loaded loaf local location lock locked locking lonely long
  longer longest longing look looked looking looks loose lorry lose loses losing loss losses lost
  lots loud louder loudly love loved lovely lovers lower loyal luck lucky luggage lulled lunch
  luxury lying machine machines madam made magazine magic mail main make makes making male mall
  manage managed manager manner many maps margin mark marker markers market marks marriage married
  marry mask mass match matches matching mate material maths matter mattered matters maybe mayor
  meal meals mean meaning meanings means meant measure measures meat mechanic medal media mediate
  mediates mediator medical medicine meet meeting meetings melon melt melts member members
  memories memorise memory mend mental mention mentions menu mere merely merit mess message
  messages metal metaphor metre metres mice middle midnight might mike mild mildly mile milk
  million mind minds mine minimal minister minor mint minute minutes mirror mislaid miss missed
  missing mist mistake mistaken mistakes mitigate mixed modal model modern moment money monkey
  monster month months mood moon more morning mornings most mostly motel mother motion motorway
  mountain mouse mouth move moved movement moves movie moving much museum museums mushroom music
  musician must mustn mutually myself nail nails name named names naming naps narrator narrow
  nation national natural nature near nearest nearly neat neck necklace need needed needn needs
  negation negative neighbor neither nephew nervous nest network neutral never newcomer news next
  nice niece night nine nineteen ninety ninth nobody nods noise noisy none nonsense noon normal
  north nose note notebook noted notes nothing notice noticed noticing noun nouns novel nowhere
  nudges number numbers nurse nursery nurses nuts object objects obvious occasion occur ocean odds
  offence offended offer offered offering offers office officer official often older oldest once
  ones onion online only onto open opened opening openings openly opens opinion opinions opponent
  opposed opposite option orange order ordered orders ordinary organise original oslo other others
  ought ours outcry outer outline outset outside outweigh oven over overtime owing owned owner
  owns oxymoron pack packed packet packs page pages paid pain painful pains paint painted painter
  painting paints pair pairs palace pans pant paper papers parallel parcel parents park parking
  parrot part partner partners parts party pass passage passed passes passing passive passives
  passport password past pasta path paths patience patient patients pattern paulo pause pavement
  paying payment pays peace peach peak pear pedal pencil penguin penny pens people pepper percent
  perfect perform perhaps period permit person personal pest petal petition petrol pharmacy phone
  phones photo photos phrase phrases physical physics piano pick picked picnic picture pictures
  piece pieces pile pill pillow pilot pinch pine pink pipe pitch pity pizza place places plain
  plainly plan plane planet planned planner planners planning plans plant plants plaster plastic
  plate plates platform play played player players playing plays pleasant please pleased pleasure
  plenty plural pocket podcast poem poignant point pointed points poison police policy polish
  polite politely politics pool poor popular port porter pose poses position positive possible
  possibly post postcard poster posters potato potatoes pound pounds pour power powerful practice
  practise praise praised praises praising pray precedes prefer pregnant premise prep prepare
  present presents press pressed pressure pretend pretty prevent prevents price prices pride
  prince princess print printed printer prison prisoner privacy private prize probably problem
  problems process produce product products profit program programs progress project projects
  promise promised promises promoted prompt pronoun proof proper properly proposal protect proud
  prove proved proverb proves provide provided public publish pull pupil puppy pure purely purple
  purpose purse push puts putting puzzle pyjamas quality quarrel quarter queen quest question
  queue quick quicker quickest quickly quiet quieter quietest quietly quit quite quiz rabbit race
  radio raid railway rain rainbow raincoat rained raining rains rainy raise raised raises raising
  rang range rank rare rarely rarer rash rate rather reach reached reaches reaching react reacted
  read reader readers reading reads ready real realise reality really rear reason reasons reassure
  rebuilt rebut recall recast receipt receive received recent recently recipe record records
  recover redbark reduce reduced refer referee referees refers refund refusal refuse refused
  refuses refusing regards regret regrets regular relative relax release reliable relief relieved
  religion remain remark remarks remember remind reminder remote remotely removal remove removed
  removing renewal rent rents repair repaired repairs repeat repeated repeats replace replaced
  replaces replies reply report reported reporter reports reproach request requests require rescue
  research reserve reserved resident respect respects respond rest restless rests result results
  retake return reunion revise revised rhyme rhymes ribbed rice rich ride right rightly rights
  ring ringing rings rise risen rises rising risk risks rival rivals river rivers road roads rock
  rode role roll rolled romantic rood roof room rooms root rope rose rota rough roughly round
  route routine royal rubber rubbish rude rugby ruin rule ruler rules running runs rust sader
  sadest safe safer safety said sail sailed sake salad salads salary sale sales salt same sample
  sand sandal sandals sandwich sandy sang sank sauce sausage sausages save saved saying says scare
  scared scarf scary scene schedule school schools schwa science scissors scooter score scored
  scratch scream screen screens search seaside season seat seats second seconds secret secure
  security seed seeing seem seemed seeming seems seen sees seldom select self selfie selfish sell
  seller selling sells send sending sends senior sense sensible sent sentence separate series
  serious serve service setback sets settle settled settles settling seven sevens seventh seventy
  several severe shade shadow shake shakes shall shame shape shapes share shared shares sharing
  shark sharp sharply sheep sheer sheet shelf shifts shine ship shipped shirt shock shoe shoes
  shoot shop shopping shops short shorter shortest shorts shot should shoulder shouldn shout show
  showed shower shown shows shut shuts sick side sides sight sign signal signed signs silence
  silent silly silver similar simple simply since sing singer single sings singular sink sister
  sisters sits sitting situated sixes sixteen sixth sixty size skiing skill skills skin skip
  skipped skirt slant sleep sleeping sleeps sleepy slept slice slide slides slightly slip slipped
  slippers slow slower slowest slowly small smaller smallest smell smile smiles smiling smoke
  smoking smooth smoothly snack snake snow snows soap social society sock socks sofa soft soften
  softened softens softer softly software sold soldier solution solve solved some somebody someday
  somehow someone somewhat song songs soon sooner sore sorry sort soul sound sounds soup sour
  source south space spaces spare speak speaker speakers speaking speaks special specific speech
  speed spell spelling spend spending spent spice spicy spider spirit spite split spoke spoken
  spoon sport spot spread spreads spring spurious square stable stadium staff stage stages staid
  stair stairs stamp stamped stand standing stands star stare stars start started starter starting
  starts state stated states stating station stay stayed staying stays steady steak steal steep
  steer step steps steward stick sticker sticking still sting stingy stir stitches stock stomach
  stone stones stood stop stopped stopping stops store stories storm story straight strange
  stranger stray street streets strength stress stressed stretch strict strictly striker strikes
  strip strong stronger strongly stuck student students studied studies studio study studying
  stuff stumble stupid style subject subtle succeed success such sudden suddenly suffer suffered
  sugar suggest suggests suit suitable suitably suitcase suits summary summer sunny sunshine super
  superb supper supplied supplier supplies supply support suppose sure surname surprise survey
  survive swallow swam swapped sweater sweep sweeping sweet sweets swelling swim swimming swimsuit
  switch switched sword syllable sympathy symptoms system table tablet tablets tackle tactful tags
  tail take taken takes taking talent talk talked talking talks tall taller tank tape target task
  tasks taste tastes taught taxi teach teacher teachers teaches team teams tear teas tease teasing
  tedious teenager teeth tell telling tells temper temple tempted tenants tend tendency tends
  tennis tense tenses tent tenth tenuous term terms terrible terrific test tested tests text than
  thank thanked thanks that theatre their theirs them then theory there these they thick thief
  thieves thin thing things think thinking thinks thinner thinnest third thirsty thirteen thirty
  this thorough those though thought thoughts thousand thread threat three threw thrifty throat
  through throw throws thumb tick ticket tickets tidy tiger tight till time times timing tiny tire
  tired tiresome tiring title toast toasts today toes together toilet told tolerate tomato
  tomatoes tomb tomorrow tone toned tongue tonic tonight took tool tools tooth topic topics total
  touch touching tough tour tourism tourist tourists toward towards towel towels tower town towns
  toys trace track trade traffic train trainers training trains tram transfer trap travel traveled
  travels tray treasure treat treated treats tree trees trend trial trick tried tries trip trips
  trivial trouble trousers truck trucks true truly trust trusted trusts truth trying tune tunnel
  turn turned turning turns tweet twelfth twelve twenty twice twin type ugly umbrella unable uncle
  unclear under unfair unhappy unicorn uniform unit universe unkind unknown unless unlike unpack
  unsaid until untrue unusual upon upper uproot upset upstairs urge usage used useful useless
  users uses using usual usually utterly vacation vague valid valley value vanish vans vantage
  vary vehicle veiled verb verbs verdict version versions very vest vice vicious victim video view
  village violence violin virtue visit visited visiting visitor visitors visits vital vivid vocal
  voice volcano vote voted votes voucher vowel wait waited waiter waiting waitress waive wake walk
  walked walking walks wall wallet walls want wanted wanting wants ward wardrobe warm warn warned
  warning warns wash washed washes washing wasn waste watch watched watches watching water wave
  ways weak weakly wealth wealthy weapon wear wears weather website wedding week weekdays weekend
  weekends weeks weigh weighed weighs weight welcome well went were weren west whale what whatever
  wheel wheels when whenever where whereas whether which while whisper whistle white whole whom
  whose wide widely wider wife wild wildfire will wind window windows windy wine wing wings winner
  wins winter wire wise wish wishes with withheld withhold within without witness wolf woman women
  wonder wondered wood wool word words wore work worked worker workers working workload works
  world worn worried worries worry worrying worse worst worth would wouldn wound wrap wrapped
  write writer writes writing written wrong wrongly wrote yard year years yell yellow yoghurt
  young younger your yours yourself youth zero zone`;

export const everydayWords: ReadonlySet<string> = new Set(everyday.trim().split(/\s+/));
