/**
 * What people say of themselves, or of the day, after "I'm" and "It is", and which is no name there:
 * where they belong, what they are and do, how they are. Some are somebody's name all the same, so
 * after "My name is", and alone, each counts as one.
 */
export const saidOfOneself: ReadonlySet<string> = new Set(
  `afghan african albanian algerian american angolan arab argentine argentinian armenian asian australian
  austrian azerbaijani bangladeshi belarusian belgian bolivian bosnian brazilian british bulgarian
  burmese cambodian cameroonian canadian catalan chilean chinese colombian congolese croatian cuban
  cypriot czech danish dominican dutch ecuadorian egyptian english estonian ethiopian european filipina
  filipino finnish french georgian german ghanaian greek guatemalan haitian honduran hungarian icelandic
  indian indonesian iranian iraqi irish israeli italian ivorian jamaican japanese jordanian kazakh
  kenyan korean kurdish kuwaiti latina latino latvian lebanese libyan lithuanian malaysian mexican
  moldovan mongolian moroccan mozambican nepalese nepali nicaraguan nigerian norwegian pakistani
  palestinian panamanian paraguayan persian peruvian polish portuguese romanian russian salvadoran saudi
  scottish senegalese serbian singaporean slovak slovenian somali spanish sudanese swedish swiss syrian
  taiwanese tanzanian thai tunisian turkish ugandan ukrainian uruguayan uzbek venezuelan vietnamese
  welsh yemeni zambian zimbabwean
  monday tuesday wednesday thursday friday saturday sunday january february march july september october
  november december today tomorrow yesterday tonight morning afternoon evening night noon midnight
  spring winter cloudy raining rainy snowing windy warm
  homeless jobless unemployed hopeless worthless useless helpless speechless careless
  blind deaf disabled divorced drunk engaged excited confused foreign gay jewish lesbian muslim nervous
  pregnant retired shy thirsty trans worried asleep awake lazy poor tall short thin free alive
  actor artist baker builder cashier cleaner cook dentist designer doctor driver electrician engineer
  farmer foreigner housewife immigrant journalist lawyer manager mechanic musician nurse painter
  pilot plumber policeman policewoman programmer refugee scientist secretary singer soldier tourist
  vegan vegetarian waiter waitress worker writer`.split(/\s+/),
);
