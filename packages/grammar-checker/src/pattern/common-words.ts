const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Verbs in the base form that learners use: known as verbs whatever a tagger makes of them. */
export const commonVerbs = words(`
  accept achieve add admit advise afford agree allow answer apologise appear apply argue arrange arrive
  ask attend avoid be become begin behave believe belong borrow break bring build buy call carry catch
  celebrate change chat check choose clean climb close collect come compare complain complete consider
  contain continue cook cost create cross cry cut dance decide deliver depend describe destroy develop die
  disappear discover discuss dislike do download draw dream drink drive earn eat encourage enjoy enter escape
  exist expect explain fail fall feel fight find finish fix fly follow forget forgive get give go
  grow happen hate have hear help hide hit hold hope hurt ignore imagine improve include increase inform
  insist introduce invite join jump keep kill kiss know laugh learn leave lend let lie listen live
  lose love make manage marry mean meet mention miss move need notice offer open order organise own paint
  pass pay persuade plan play prefer prepare prevent produce promise protect prove provide pull push put
  reach read realise receive recommend reduce refuse relax remain remember remind rent repair repeat reply
  respect rest return ride run save say search see seem sell send serve share shout show shut sing sit
  sleep smell smile smoke solve speak spell spend stand start stay steal stop study succeed suffer suggest
  support suppose swim take talk taste teach tell thank think throw touch train translate travel try
  turn understand use visit wait wake walk want warn wash waste watch wear win wish wonder work worry write`);

/** Jobs, which take an article after "be". */
export const jobs =
  words(`accountant actor actress architect artist author baker builder businessman
  businesswoman carpenter cashier chef chemist cleaner coach cook dentist designer detective developer
  director doctor driver economist editor electrician engineer farmer firefighter fisherman gardener
  guide hairdresser housewife interpreter journalist judge lawyer lecturer librarian manager mechanic
  musician nurse painter paramedic pharmacist photographer pilot plumber policeman policewoman
  politician professor programmer psychologist receptionist reporter researcher sailor salesman
  scientist secretary singer soldier student surgeon tailor teacher technician translator vet waiter
  waitress worker writer`);

/** People that somebody has, each of them one person. */
export const relatives =
  words(`aunt boss boyfriend brother cousin dad daughter father friend girlfriend
  granddad grandfather grandma grandmother husband mother mum mom neighbour niece nephew sister son
  teacher uncle wife roommate flatmate colleague doctor baby dog cat`);

/** Short adjectives that compare with -er. */
export const shortAdjectives =
  words(`big brave bright busy calm cheap clean clear clever close cold cool
  dark deep dirty dry early easy fair fast fat few fine fit flat fresh friendly full funny great happy hard
  healthy heavy high hot kind large late lazy light long loud low lucky mad narrow near new nice noisy old
  poor pretty proud quick quiet rich rough sad safe short shy sick silly simple slim slow small smart smooth
  soft strong sunny sweet tall thick thin thirsty tidy tight tiny tough ugly warm weak wet wide wild wise
  young`);

/** Whatever is said of how often, which stands before the verb and behind "be". */
export const frequencyAdverbs = words(
  "always usually often sometimes rarely seldom never hardly frequently",
);

/** Verbs of a state, which do not take -ing: "I am knowing". */
export const stativeVerbs =
  words(`agree believe belong contain cost depend deserve dislike exist hate
  know like love matter mean need own possess prefer realise recognise remember seem suppose
  understand want wish`);

export const months =
  words(`january february march april may june july august september october november
  december`);
export const weekdays = words("monday tuesday wednesday thursday friday saturday sunday");

/** Cities that learners write about, of one word each. */
export const cities =
  words(`london paris madrid barcelona rome milan berlin munich vienna prague warsaw
  budapest lisbon athens istanbul ankara moscow kyiv tokyo osaka beijing shanghai seoul bangkok hanoi
  jakarta manila singapore sydney melbourne toronto montreal vancouver chicago boston miami bogota lima
  santiago caracas quito havana cairo casablanca lagos nairobi dubai delhi mumbai karachi tehran
  amsterdam brussels dublin edinburgh manchester liverpool oxford cambridge brighton stockholm oslo
  copenhagen helsinki zurich geneva seville valencia porto krakow europe asia africa`);
