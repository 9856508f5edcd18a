/**
 * Words that learners use much, as the course's own dictionary and lessons have them: what a misspelt
 * word is likeliest meant to be.
 */
export const commonWords: readonly string[] = `
  ability able about above abroad accept access accident accommodation account across act action actor actors actually
  add address adds admire adult adults advance advantage advertisement advice advise afford afraid after afternoon again
  against age agree agreed agreement ahead air airport alarm alive all allow allowed almost alone along already also
  although always amazing ambulance among amount ancient and angel angry animal animals another answer answered answers
  any anybody anyone anything anyway anywhere apart apartment apologise app appear appeared apple apples apply
  appointment approach area argue argument arms army around arrange arrive arrived art article artist ask asked asks
  asleep assistant assume attack attention attitude attractive audience aunt autumn available awake award aware away
  awesome awful baby back background backpack bacon bad bag bags bake bakery balance balcony ball banana band bank bar
  barely bark base baseball basement basically basket basketball bath bathroom battery beach bean bear beard beat
  beautiful beauty because become bed bedroom bedrooms bee beef been beer bees before beg begin beginning begins behave
  behaviour behind being believe bell belong belongs below belt bend benefit benefits beside besides best better between
  beyond bicycle big bigger biggest bike bill bin biology bird birds birth birthday biscuit biscuits bite black blame
  blanket blind block blog blood blouse blow blue board boat bodies body boil bone book bookcase booked books boot boots
  border bored boring born borrow boss both bother bottle bottles bottom bought bowl box boxes boy boyfriend boys brain
  branch brave bread break breakfast breath breathe bride bridge bridges bright brilliant bring brings broke broken
  brother brothers brought brown brush build builder building builds built burger burn burned burns bury bus buses
  business businessman busy but butcher butter butterfly button buttons buy buying cab cable cage cake cakes calendar
  call called calling calm came camel camera camp camping can candle candles cannot cap capable capital car card cards
  care career careful carefully carpet carried carries carrot carrots carry cars cartoon case cash castle cat catch
  catches cats caught cause caused cave ceiling celebrate cent centre century cereal ceremony certain certainly
  certificate chair challenge champion chance change character charge charity charming chase chat cheap cheat check
  checked cheek cheer cheese chef chemist chemistry cheque cherry chess chest chicken child childhood children chips
  chocolate choice choose chose church cinema circle cities city claim class classroom clean cleaner clear clearly
  clever click client climb climbed clock close closed closes closet cloth clothes cloud clouds cloudy club coach coast
  coat code coffee coin cold colder colleague colleagues collect college colour colours come comedy comes comfortable
  coming comments common communicate community company compare competition complain complained complete completely
  complicated computer computers concede concentrate concern concerned concert condition conference confused connect
  consider contact contain continue contract control conversation convince cook cooked cooker cooks cool copy corner
  correct correctly cost costs cotton couch could count countries country couple courage course courses court cousin
  cover covered covers cow cows crash crazy cream create crew crime criticism cross crossroads crowd cruel cry cucumber
  culture cup cupboard cups curious curtain custom customer cut cute cuts cutting cycling dad daily damage dance danced
  dancer danger dangerous dare dark darkness data date daughter day days dead deaf deal dear death decent decide decided
  decides decision deep definitely degree delayed delays delicious deliver delivery demand dentist deny department
  depend depends describe desert deserve design desk desks dessert destroy destroyed detail details detective develop
  diamond diary dictionary die died diet difference different difficult dig dinner direct direction directly director
  dirt dirty disabilities disagree disappear disappointed discover discuss discussion disease dish dishwasher distance
  divide divorced doctor doctors does dog dogs doing doll dollar dolphin done donkey door double doubt down download
  downstairs dozen dragon drank draw drawer dream dress dressed drew drink drinks drive driver driving drop drove drum
  drums dry duck during dust duty each ear earlier early earn earring ears earth earthquake easier easily east easy eat
  eating eats edge education effect effort egg eggs eight eighteen eighth eighty either elbow election electric
  electricity elephant eleven else email embarrassed embarrassing emergency empty encourage end ended ends enemy energy
  engine engineer enjoy enjoyed enough enter entire entrance envelope environment equipment escape especially euro even
  evening event ever every everybody everyone everything everywhere evil exact exactly exam example excellent except
  exchange excited exciting exercise exercises exist exit expect expensive experience expert explain explanation explore
  express extra extremely eye eyes face fact factory facts fail failed fair fairly fall falling falls false familiar
  families family famous fan fantastic far farm farmer fashion fast fat father favourite fear feed feel feeling feelings
  feels feet fell felt female fence ferry festival fever few field fifteen fifth fifty fight fighting figure figures
  file fill filled film films final finally find fine finger fingers finish finished fire firefighter first fish fit
  five fix fixed flag flat flies flight flood floor flour flow flower flowers flu fly focus fog foggy fold follow
  followed food foolish foot football for foreign forest forget forgive forgot fork form forty forward found four
  fourteen fourth free freedom freeze fresh fridge friend friendly friends friendship frightened frog from front fruit
  fry full fully fun funeral funny furniture future gain game games garage garden garlic gas gate gave general generally
  genius gentle gentleman geography get gets getting ghost ghosts giant gift girl girlfriend girls give given gives
  giving glad glass glasses glove goal goals goat goes going gold golden golf gone good goodbye government grab grammar
  granddaughter grandfather grandma grandmother grandpa grandparents grandson grape grapes grass grateful great green
  greet grey ground group grow grows guard guess guest guests guide guitar gun guy gym habit hair hairdresser half hall
  ham hammer hand handbag handle hands handsome hang hangs happen happened happening happens happier happy hard hardly
  harm hat hate have having head headline headphones health healthy hear heard heart heat heating heavy height held
  helicopter hello helmet help helped helpful helps hen her here hero hers herself hide high higher highway hill hills
  him himself hire hired his history hit hobby hold holds hole holiday holidays home homework honest honey hope horrible
  horse horses hospital hot hotel hour hours house houses housework how however hug huge human hundred hungry hunt hurry
  hurt hurts husband ice idea ideas ill illness image imagination imagine immediately important impossible impressed
  impression improve include increase incredible indeed industry inform information injury insect inside insist instead
  instrument intelligent intended interest interested interesting interests international internet interrupt interview
  into introduce invite involve iron island issue its itself jacket jam jealous jeans jewellery join joined joins joke
  joking journalist journey joy judge juice jump jumped jungle just justice keep keeps kept key keyboard keys kick
  kicked kid kill killed kilometre kind king kiss kissed kitchen kitten knee knees knew knife knock know knowing
  knowledge known knows lack ladder lady lake lamp lamps land language languages laptop large last lasts late lately
  later latest laugh laughed laundry law lawyer lay lazy lead leader leaf learn learned learning learns least leather
  leave leaves leaving left legs lemon lemonade lemons lend less lesson lessons let lets letter letters lettuce level
  library licence lie life lift light lights like liked likely likes line lines lion lip lips liquid list listen
  listened little live lived lives living local location lock locked lonely long look looked looking looks loose lose
  loss lost lot lots loud louder loudly love lovely low lower lowest luck lucky luggage lunch luxury lying machine
  machines made magazine magic main make makes making male mall man manage managed many map mark market marks marriage
  married marry mask match material maths matter may maybe mayor meal meals mean meaning means meant measure meat
  mechanic media medical medicine meet meeting melt member memory men mental mention mess message metal metre middle
  midnight might mile milk million mind minds mine minister minute minutes mirror miss missed missing mistake mistakes
  mix mixed model modern moment money monkey monster month months mood moon more morning most mostly mother motion
  motorbike mountain mountains mouse mouth move moved moves movie moving much mum museum mushroom music musician must
  myself nail nails name names narrow nation national nationality natural nature near nearly necessary neck necklace
  need needs negative neighbour neighbours neither nephew nervous network never new news newspaper next nice niece night
  nine nineteen ninety ninth nobody noise noisy none noon nor normal north nose not note notebook notes nothing notice
  novel now nowhere number numbers nurse nursery object obvious ocean odd off offended offer offered office official
  often oil old older once one ones onion online only onto open opened opens operation opinion opportunity opposite
  orange order ordered ordinary organise original other others otherwise ought our ours ourselves out outer outside oven
  over owe own owner owns pack packet page pages paid pain paint painter painting paints pair palace pan pans paper
  paragraph parcel parents park parking parrot part particular particularly partner parts party pass passed passenger
  passengers passport password past pasta path patient patients pay paying pays pea peace peach pear pen pencil penguin
  penny pens people pepper per perfect perform performance perhaps period permission permit person personal pet pharmacy
  phone phones photo photographer photos phrase physical physics piano pick picked picnic picture pictures pie piece
  pieces pig pile pill pillow pilot pineapple pink pipe pizza place places plain plan plane planet planned plans plant
  plants plastic plate plates platform play played player players playground playing plays pleasant please pleased
  pleasure plenty pocket point pointed points poison police polite politely politics pollution pool poor popular
  population port position positive possibility possible possibly post postcard pot potato potatoes pound pounds pour
  power powerful practise pray prefer preferred pregnant prepare present president press pressure pretend pretty prevent
  price prices pride prince princess print printer prison prisoner private prize probably problem problems process
  produce product professional program programme progress project promise pronunciation proof proper protect proud prove
  provide public publish published pull pupil puppy pure purple purpose purse push put putting puzzle pyjamas quality
  quarter queen question questions queue quick quickly quiet quit quite quiz rabbit race radio rain rainbow rained
  raining rains rainy raise rare rarely rat rate rather raw reach reached read reading reads ready real reality really
  reason reasonable receipt receive received recent receptionist recipe recognise recommend record red reduce refuse
  regret regular regularly relationship relative relax release religion remain remember remembered remind reminder
  remove rent repair repaired repairs repeat replace reply report reported reputation request rescue research respect
  responsibility responsible rest restaurant result return rice rich ride ridiculous right ring rings rise risk river
  rivers road roads rock rode role roll romantic roof room rooms rope rose rough round route row royal rubber rubbish
  rude rugby ruin rule ruler rules run running runs sad safe safety said sail sailed salad salads sale salt same sand
  sandwich sang sauce sausage sausages save saved say saying says scare scared scarf scary scene schedule school science
  scientist scissors score scored scratch scream screen sea search season seat seats second seconds secret secretary
  secure security see seed seeing seem seeming seen sees select selfie sell selling sells send sends senior sense
  sensitive sent sentence sentences separate series serious serve service set settle settled seven seventeen seventh
  seventy several sew shadow shake shall shape share shark sharp she sheep sheet shelf shine ship shirt shock shoe shoes
  shoot shop shopping shops short shorts shot should shoulder shout show shower showing shows shut shy sick side sides
  sign signal silence silly silver similar simple simply since sing singer single sings sink sir sister sisters sit
  sitting situation six sixteen sixth sixty size skiing skill skills skin skip skirt sky sleep sleeping slept slice
  slide slip slow slower slowly small smaller smallest smell smile smiled smoke smooth snack snake snow snows soap
  social society sock sofa soft sold soldier solve some somebody someday somehow someone something sometimes somewhere
  son song soon sorry soul sound sounds soup sour source south space spare speak speaking speaks special specific speech
  speed spelling spend spent spicy spider spirit split spoke spoon sport spread spring square stadium staff stage stairs
  stamp stand standing star stare stars start starts state station stay stayed steady steak steal step stick still stir
  stomach stone stood stop stopped stops store stories storm story straight strange stranger strawberry street streets
  stress strict strong stuck student students studio study studying stuff stupid style subject succeed success
  successful successfully such sudden suddenly suffer sugar suggest suggestion suit suitcase summary summer sun sunny
  sunshine super supermarket supper supply support suppose sure surname surprise surprised surprising survive swam
  sweater sweep sweet sweets swim swimming switch switched sword system table tablet tail take takes taking talent talk
  talked talking tall tap tape target tasks taste tastes tax taxi tea teach teacher teachers teaches team teams tear
  teenager teeth telephone television tell tells temperature temple ten tennis tent tenth terrible test text than thank
  thanked thanks that the theatre their theirs them themselves then theory there therefore these they thick thief thin
  thing things think thinking thinks third thirsty thirteen thirty this those though thought thousand three throat
  through throw thumb ticket tickets tidy tie tiger tight till time times timetable tin tiny tip tired title toast today
  toe together toilet told tomato tomatoes tomorrow tongue tonight too took tool tooth toothache toothbrush top topic
  total touch touching tough tour tourism tourist toward towards towel tower town towns toy toys track trade tradition
  traffic train trainers trains translate trap travel travelling travels treasure treat treated treatment tree trees
  trial trick tried tries trip trips trouble trousers truck true truly trust truth try tunnel turn turned turning turns
  twelve twenty twice twin two type ugly umbrella uncle under underground understand unemployed unfortunately unhappy
  unit universe university unless unpleasant until unusual upon upset upstairs use used useful useless using usual
  usually vacation valley value vegetable vegetables vegetarian vehicle vehicles verb very vet victim video view village
  violence violin visit visited visitor vocabulary voice volcano volleyball vote wait waited waiter waiting waitress
  wake walk walked walking walks wall wallet walls want wanted wanting wants war wardrobe warm warn wash washed washes
  washing waste watch watched water waterfall wave way ways weak weapon wear wears weather website wedding week weekend
  weeks weigh weighs weight weird welcome well went were west wet whale what whatever wheel wheels when whenever where
  whether which while whispered whistle white who whole whom whose why wide wife wild will win wind window windows windy
  wine wing wings winner winter wire wise wish with within without witness wolf woman women wonder wonderful wood wool
  word words wore work worked worker working works world worried worry worse worst worth would wrap write writer writes
  writing written wrote yard year years yell yellow yes yesterday yet you young your yours yourself youth zero zone zoo`
  .trim()
  .split(/\s+/);
