/*
 * Everyday words of four to eight letters, most of them from the lessons. Who writes one of them
 * means it: "cook" is no slip for "book".
 */
const everyday = `
  able about above abrupt absolute accept accepted accepts access account accounts accurate accuse
  accused ache across acted action actions activity actor added adding address adds admire admit
  admits adult adults advance adverb adverbs advert adverts advice advise advising affected afford
  afraid after again against agenda agree agreed agreeing agrees ahead airline airport aisle alarm
  alarmist alert alive allege alleged alleges allocate allow allowed allows almost alone along
  aloud already also although always amenable amicable among amount amused amusing angered angry
  annoyed annoying another answer answered answers anybody anyone anything appear appears apple
  applied apply approved aren argue argument arise arms around arrange arranged arrival arrive
  arrived arrives article asked asking asks asleep attach attached attack attacked attacks
  attitude audience aunt avoid avoids awake away baby back badge bags bake bakery baking balance
  ball banana band bank banks bare bark barking barn bars base baseline basic basin bass bath
  bathos bathroom beach beaches bead bean bear became because become becomes becoming bedroom
  bedrooms beds been beer bees before began begin begins begun behind being believe believed
  belong belongs benches bend benefits bent beside best betrayed better between beyond biger
  bigger bike bill bins birthday biscuit biscuits blame blames blue blunt board boat body bold
  bone book booked booking bookings boot border bored borrowed borrows boss both bottle bought
  bound boundary boxes brackets brake brass brave bread break breathe brick bridge brigade bright
  bring brings brochure broke broken brother brothers brought budget build building built burn
  burnout burnt buses busier busiest busy buyer buys byline cabin cable cafe caffeine cake call
  called calling calls calm calmer came canal cancel cannot cans capital card cards care career
  careful carried carries carry cars cart case cases cash cast catch catches caught cause caused
  causes causing caution cautious caveat ceiling cent centre certain chair chairs chance change
  changed changes changing chapter chapters charge charged charm charming chart chat cheap cheaper
  cheapest cheat check checked checking cheer cheese chemist chess chest chiefly child children
  chip choice choices choose chooses chop chore chores chose chosen cinema cities city claim
  claimed claims class clause clauses clay clean cleaned cleaning cleans clear cleared clearest
  clearly cleft clefts client clients climb climbing climbs clinic clock close closed closes
  closing closure cloth clothes cloud clouds coach coast coat coated code coffee cold college
  colour colours come comed comes comic coming comma commas comment comments commit common compact
  company compare compared compares complain complex concede concedes concert concise concrete
  confirm confirms confused consider consult contain continue contract contrast convey cook cooked
  cooker cooking cooks cool cope coped copy cord corner correct corrects cost costs cough could
  couldn council count country counts county course courses court cousin cousins covers cram
  crammed cream credit crisps critical crook cross crossed crossing cups curse customer cutting
  cycle cycling daily damage dance dark date dates daughter days dead deadline deadpan deal deals
  dear debate decide decided decides deciding decimal decision decline declined deep defend
  defining degrees delay delayed delays delegate deliver delivery demand demands denial denied
  dent deny denying describe deserve deserves design desk dessert detail detailed details develop
  dialogue diary dice didn differ dine dinner direct directly director dirty disagree discreet
  discuss disease disgrace dislikes displace disputes distance distrust disturb divided doctor
  doctors does doesn doing dome done door doors doorstep double doubt doubters doubts down draft
  drains drank drastic draw dress dressed drink drinking drinks drip drive driver drivers drives
  driving drop dropped drops drove drums drunk duration during dust duty each earlier early earn
  earning earns easier easily easy eaten eating eats edit editor effect effects effort eight
  either eleven ellipsis else email emails emperor emphasis emptied empty enclose ended ending
  ends enjoy enjoyed enjoys enough entirely entitled equally erodes error errors essay even
  evening evenings event ever every everyday everyone evidence evoke exact exactly exam examine
  examined examiner example examples except exciting exercise expect expected expects experts
  explain explains express extend extra eyebrows eyes face faced fact facts fail failed fails fair
  fake fall fallen falls false fame familiar families family famous fare fares fast fate father
  fault faulty favour favours fear feat feedback feel feeling feelings feels feet fell felt ferry
  fewer fifteen fifty fight figure figures file files fill filled filling film films final finally
  find finding finds fine finish finished finishes finite fire firm first fish fist fits fitted
  five flat flatmate flexible flight floor flower flowers folder follow followed follows food foot
  football force forceful forget forgot form formal formed forms forth forty forum forward found
  fountain four fourth free freely friend friendly friends from front fronted fronting fruit full
  funniest funny further future gain gaining game gaps garden gate gather gave gear general gentle
  gentler gently genuine gets getting gift girl give given gives giving glad glass goat goed goes
  going gold gone good goodbye goodwill goose gorgeous grade grammar grand grant granted grants
  grape graph grass grateful grave gray great greater grey grip ground group groups grow grown
  grows guarding guess guessing guest guests habit habits hadn hair half hall halves hammer hand
  handed hands hang happen happened happens happy harbours hard harder hardest hardly harm harmful
  harmless harsh hasn hate hated have haven having head headache headline health healthy hear
  heard hearing heart heating heavy hedge hedged hedges height heir help helped helpful helping
  helps herbal here hers herself hidden hide hides high highest highly hike hills himself hint
  hire hive hold holding holds holiday holidays home homes homesick homework honest honestly hook
  hope hoped hopes hoping horse host hotel hound hour hours house humorous humour hundred hung
  hungry hurries hurry hurrying hurt hurts idea ideas idiom ignore ignored ignores ignoring
  illness imagine imagined imagines implies imply improve improved improves inbox included
  indirect inferred informal informed injuries input inside insist insomnia instance instead
  insult intended interest internet into invented inverts invite invited invites inviting invoices
  involves irina ironic irony issue item items itself jaded jealous jeep jobs join joined joins
  joke journey journeys judge judged judges juice just keep keeping keeps kept kidney kind kindly
  kitchen kitchens knee knees knew knock know knowing known knows label lack lacks lake lamp lamps
  land landmark lands language laptop large larger largest last late later latest laugh laughs
  laughter layout lead leads leaflet leak leaking leans learn learned learning learns learnt least
  leave leaved leaveing leaves leaving left legs lend length less lesson lessons lets letter
  letters level leverage library lied lies life lift light lighter like liked likely likes limit
  limiting limits line lines link linked linking list listened listener literary little live lived
  lives living load loaded loaf local lock locked locking lonely long longer longing look looked
  looking looks loose lose losing loss lost loud louder loudly love loved lovely lovers lower
  loyal luck luggage lulled lunch machine made magazine magic mail main make makes making male
  manage managed manager manner many maps margin mark marker markers marks mass match matches
  matching mate matter mattered matters mayor meal meals mean meaning means meant meat medal
  mediate mediates mediator medicine meet meeting meetings member members memorise memory mend
  mention mentions menu mere merely message messages metal mice middle midnight might mike mild
  mile milk million mind minds mine minister mint minute minutes mislaid miss missed missing mist
  mistake mistaken mistakes mixed modal model moment money month months mood moon more morning
  mornings most motel mother motion mouse mouth move moved movement moves moving much museum
  museums music must mustn myself name named names naming naps narrator narrow near nearest nearly
  neat need needed needn needs negation negative neighbor neither nervous nest neutral never
  newcomer news next nice night nine nobody nods noise noisy none nonsense noon normal nose note
  notes nothing notice noticed noticing noun nouns nowhere number numbers nurse object obvious
  occur offended offer offered offering offers office officer often older oldest once ones online
  only open opened opening openings openly opens opinion opinions opponent opposed opposite option
  orange order orders ordinary organise oslo other others ought outcry outline outset outside
  outweigh oven over overtime owing owned owner owns pack packed packs page pages paid pain
  painful paint painted painting pair pans pant paper papers parallel parents park parking parrot
  part partner parts party pass passed passes passing passive passives passport past path paths
  patience patient patients pattern paulo pause pavement payment pays pedal pencil people percent
  perfect perhaps period person personal pest petal petition phone phones photo photos phrase
  phrases piano pick picnic picture piece pine pink pity pizza place places plain plan plane
  planned planner planners planning plans plants plate plates platform play playing plays please
  pleased plural podcast poem poignant point pointed points polish polite politely pool poor port
  porter pose poses position positive possible possibly post poster posters pound pounds pour
  power practice practise praise praises pray precedes premise prepare present presents press
  pressed pressure prevent prevents price prices pride print printed printer privacy private prize
  probably problem problems product progress project projects promise promised promises prompt
  pronoun proof proper properly proposal proud prove proved proves provided public publish purely
  purpose purse push puts quarrel quarter quest question queue quick quicker quickest quickly
  quiet quieter quietest quietly quite quiz radio raid railway rain rained rains raise raised
  raises raising range rank rare rarely rarer rate rather reach reached reaches reaching react
  reacted read reader readers reading reads ready real really rear reason reasons reassure rebuilt
  rebut recall recast receipt receive received recent recently record records redbark reduce refer
  refers refund refusal refuse refused refuses refusing regards regret regrets regular relative
  relax relieved remain remark remarks remember remind reminder remote remotely removal remove
  removed removing renewal rent rents repair repaired repairs repeat repeated repeats replace
  replaced replaces replies reply report reported reporter reports reproach request requests
  research reserve reserved resident respect respects respond rest restless rests result results
  retake return reunion revise revised ribbed rice rich right rightly rights ring rings rise risen
  rises rising risk risks rival river road role rood roof room rooms root rope rose rota roughly
  round route routine royal rubbish rude rule rules running runs rust sader sadest safe safer
  safety said sail sailed sake salary salt same sample sand sandwich sandy sank sauce save saying
  says school screen screens seaside seat seats second seconds secret seeing seem seemed seeming
  seems seen sees seldom self selfish sell send sends sense sensible sent sentence serious setback
  sets settle settled settles settling seven sevens seventy several shade shakes shall shape
  shapes share shared shares sharing sheep sheer sheet shifts ship shirt shoes shop shopping shops
  short shorter shortest shot should shouldn show shown shows shut shuts side sides sight sign
  signed signs silence silent similar simple simply since sing singer single sink sister sisters
  sits sitting sixes sixty size skills skipped slant sleep sleeping sleeps slept slice slides slip
  slow slower slowest slowly small smaller smallest smell smile smiles smoke smoking snow soap
  social soft soften softened softens softly sold solution solve solved some somebody someone soon
  sooner sore sorry sort soul sound sounds soup sour source space spaces spare speak speaker
  speakers speaking speaks special speech speed spell spelling spend spending spent spice spite
  split spoken sport spot spring spurious square stadium staff staid stair stairs stamped stand
  standing stands start started starting starts state stated states station stay stayed staying
  stays steep step steps steward sticking still sting stomach stones stood stop stopped stopping
  stops stories story straight stray street streets strength stress stretch strikes strip strong
  stronger student students studied studies studio study studying stumble style subject succeed
  success such sudden suddenly sugar suggest suggests suit suitably suitcase suits summary superb
  supplied supplier supplies supply support suppose sure surname surprise survey swam swapped
  sweeping sweet swim swimming switch switched symptoms system table tablet tablets tactful tags
  take taken takes taking talk talking talks tall taller tank target task tasks taught taxi teach
  teacher teaches team tear teas tease teasing tell telling tells temper tempted tenants tend
  tends tense tenses tent term terms terrific test tested tests text than thank thanked thanks
  that their theirs them then there these they thick thin thing things think thinking thinks
  thinner thinnest third thirsty thirty this those though thought thousand thread threat three
  threw throat through throw throws ticket tickets tidy tight time times timing tire tired title
  toast toasts today together told tomorrow tone toned tonic tonight took tool tools topic total
  touch tour towel towels town trace track trade traffic train training trains tram travel
  traveled travels tray treat treated treats tree trees trial trick tried trip trivial trouble
  truck trucks true trust trusted trusts truth trying turn turned turning turns tweet twelve
  twenty twice type uncle unclear under unfair uniform unkind unpack unsaid until untrue upon
  uproot upset upstairs urge used useful users using usual usually vague valid vans vantage vary
  verb verbs verdict version versions very vest video view village visit visited visitor visitors
  visits vivid vocal voice vote voted votes voucher vowel wait waited waiter waiting waive wake
  walk walked walking wall want wanted wants warm warn warned warning wash washed washing wasn
  waste watch watching water ways wealth wealthy wear wears weather week weekdays weekend weekends
  weeks weigh weighed weight welcome well went were weren west what whatever when whenever where
  whereas whether which while whole whom whose wide wider wife will window wine winter wire wise
  wish wishes with withheld withhold within without witness woman wonder wondered wood wool word
  words wore work worked worker working workload works world worn worried worries worry worrying
  worse worst worth would wouldn wound write writer writes writing written wrong wrongly wrote
  year years yellow your yours yourself zone`;

export const everydayWords: ReadonlySet<string> = new Set(everyday.trim().split(/\s+/));
