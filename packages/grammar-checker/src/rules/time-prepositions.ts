import { baseAs } from "../pattern/verb-words";
import { anyOf, formsOf, withClauseEnds } from "./pattern-words";

const weekdays = anyOf(
  "monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays",
);
const months = anyOf(
  "january february march april june july august september october november december",
);
const seasons = "spring|summer|autumn|winter";
const partOfDay = "morning|afternoon|evening";
const ordinal = anyOf(
  "1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st first second third fourth fifth sixth seventh eighth ninth tenth",
);
const few =
  "a|an|many|several|some|few|long|two|three|four|five|six|seven|eight|nine|ten|about|almost|more";
const units = anyOf(
  "second minute hour day week month year seconds minutes hours days weeks months years decade decades century centuries time ages",
);
const stated = anyOf(
  "been lived worked known studied had played waited learned learnt stayed married here there living working studying learning playing waiting doing friends",
);

/** Small words before times. */
export const timePrepositions = withClauseEnds([
  {
    id: "in-monday",
    level: "A1",
    topic: "prepositions-of-time",
    why: "With days we use “on”: “on Monday”, “on my birthday”.",
    pattern: [
      `{ in|at } ${weekdays} ${partOfDay}|night|afternoons|mornings|evenings? >!$noun&!i`,
      `{ in|at } the ${weekdays} ,`,
      `{ in|at } my|his|her|your|our birthday ,`,
      `{ in|at } my|his|her|your|our birthday i|we|he|she|they|my`,
      `{ in|at } christmas|new|boxing|year's|valentine's|independence|mother's day|eve`,
      `{ in|at } that day ,`,
      `{ in|at } the same|next|first day ,`,
      `{ in } holiday|vacation ,`,
    ],
    unless: [
      `in|at ${weekdays} $noun&!morning&!afternoon&!evening&!night&!mornings&!afternoons&!evenings|'s|is|school|football|traffic`,
      `in|at ${weekdays} ${partOfDay}|night traffic|'s`,
      "in|at that day and age",
      "at the $word? day",
      "in the last day",
    ],
    fix: "on",
    wrong: [
      ["See you in Monday.", "See you on Monday."],
      ["We play football at Saturdays.", "We play football on Saturdays."],
      ["in sunday morning i go to church", "on sunday morning i go to church"],
      ["In my birthday I had a party.", "On my birthday I had a party."],
      ["We are in holiday.", "We are on holiday."],
    ],
    right: [
      "He teaches in Sunday school.",
      "We sat in Monday morning traffic.",
      "He lives in Monday's house.",
      "In this day and age it is rare.",
    ],
  },
  {
    id: "in-5-may",
    level: "A2",
    topic: "prepositions-of-time",
    why: "With a date we use “on”: “on 5 May”.",
    pattern: [
      `{ in|at } the? ${ordinal} of? ${months}|may`,
      `{ in|at } $number ${months}|may ,|i|we|he|she|they|my`,
      `{ in|at } $number ${months}|may $year`,
      `{ in|at } ${months}|may $number ,|$year`,
      `{ in|at } ${months} the? ${ordinal}`,
      `born|start|starts|started|begins|began|is { in|at } the ${ordinal} ,`,
    ],
    unless: [
      `at|in $number|${ordinal} ${months} street|road|avenue|square`,
      `in ${months}|may $year`,
      "in the first|second|third|fourth|fifth ,",
    ],
    fix: "on",
    wrong: [
      ["I was born in 5th May.", "I was born on 5th May."],
      ["She was born at 15 May 2001.", "She was born on 15 May 2001."],
      ["The party is in the 10th of June.", "The party is on the 10th of June."],
      ["we arrive in march 3rd", "we arrive on march 3rd"],
    ],
    right: ["It was on 5 May.", "It happened in May 2020.", "In the first week of May we left."],
  },
  {
    id: "on-june",
    level: "A1",
    topic: "prepositions-of-time",
    why: "With months, seasons and years we use “in”: “in June”, “in summer”, “in 2020”.",
    pattern: [
      `{ on|at } ${months} >!$number|${ordinal}|the|$noun|$participle`,
      `{ on|at } may .`,
      `{ on|at } the? ${seasons} ,|i|we|they|he|she|it|the|there|people`,
      `{ on|at } the? month|year of ${months}|may`,
      `born|died|started|began|finished|moved|happened|was|were|built { on|at } $year`,
      `{ on|at } $year ,|i|we|he|she|they`,
      `{ on|at } the year $year`,
      `{ on|at } the 80s|90s|70s|60s|1990s|1980s|1970s|century`,
    ],
    unless: [
      "at march house|street|hall",
      "look|looks|looked|looking back? at",
      "look|looked|looking|based|book|film|talk|report|depends|depend|focus|effect on|at",
      "at $year ,",
    ],
    fix: "in",
    wrong: [
      ["My birthday is on June.", "My birthday is in June."],
      ["I will visit you on the summer.", "I will visit you in the summer."],
      ["She was born on 1990.", "She was born in 1990."],
      ["on july we go to the beach", "in july we go to the beach"],
    ],
    right: [
      "It is on 5 June.",
      "On June 5 we left.",
      "in June",
      "At March House we had tea.",
      "On Sunday we rest.",
    ],
  },
  {
    id: "on-the-morning",
    level: "A1",
    topic: "prepositions-of-time",
    why: "We say “in the morning”, “in the afternoon” and “in the evening”.",
    pattern: [
      `{ on|at } the ${partOfDay} ,|i|we|they|he|she|my|at|because`,
      `{ on|at } the ${partOfDay}s ,`,
      `{ on|at } the early|late ${partOfDay} ,`,
    ],
    fix: "in",
    wrong: [
      ["I run at the morning.", "I run in the morning."],
      ["We have lessons on the afternoon.", "We have lessons in the afternoon."],
      ["at the evening i watch tv", "in the evening i watch tv"],
    ],
    right: [
      "On the morning of the match I was ill.",
      "I run in the morning.",
      "At the evening's end we left.",
      "On Monday morning I slept.",
    ],
  },
  {
    id: "part-of-day-without-the",
    level: "A1",
    topic: "articles",
    why: "We say “in the morning”, with “the”.",
    pattern: [
      `{ in|on|at ${partOfDay}|mornings|afternoons|evenings } ,|i|we|they|he|she|my|after|before|at`,
      `$number o'clock? { in|on|at ${partOfDay} } `,
    ],
    fix: ({ marked }) => `in the ${marked[1]!.lower.replace(/s$/, "")}`,
    wrong: [
      ["I drink coffee in morning.", "I drink coffee in the morning."],
      ["We play on afternoon.", "We play in the afternoon."],
      ["I get up at 7 in morning", "I get up at 7 in the morning"],
    ],
    right: ["In morning light it was blue.", "in the morning", "On Monday morning we sleep."],
  },
  {
    id: "in-night",
    level: "A1",
    topic: "prepositions-of-time",
    why: "We say “at night”, “at midnight”, “at Christmas” and “at the moment”.",
    pattern: [
      "{ in|on } night ,|i|we|they|he|she|because|at|with",
      "{ in|on } midnight|noon|midday",
      "{ in|on } christmas|easter ,|we|i|my|they",
      "{ in|on } the moment of",
      "{ on } the moment ,",
      "{ in|on } that moment ,|i|we|he|she|they|my|the|it",
      "{ in } the end|beginning of the|this|my|next|that|every|a|each|last|june|july|may|august|september|october|november|december|january|year|day|month|week",
      "{ in|on } the same time ,|i|he|she|we|they|as|it|you|my",
    ],
    unless: ["in the beginning of", "on christmas ,", "$be on|in the end of"],
    fix: "at",
    wrong: [
      ["I can't sleep in night.", "I can't sleep at night."],
      ["The shop closes in midnight.", "The shop closes at midnight."],
      ["He dies in the end of the film.", "He dies at the end of the film."],
      ["In Christmas we eat a lot.", "At Christmas we eat a lot."],
      ["i work and study in the same time", "i work and study at the same time"],
    ],
    right: [
      "In the end, we won.",
      "She lives in the moment.",
      "On Christmas Day we sing.",
      "In night clothes he looked odd.",
      "In that moment of joy I cried.",
    ],
  },
  {
    id: "in-next-week",
    level: "A2",
    topic: "prepositions-of-time",
    why: "Before “next”, “last”, “every”, “tomorrow” and “yesterday” comes no “in”, “on” or “at”.",
    pattern: [
      `{ in|on|at } next|last $time-unit|$weekday|${seasons}|${partOfDay}|$month ,|i|we|he|she|they|my|with|at|because|to`,
      `{ in|on|at } tomorrow|yesterday !'s`,
      `{ in|on|at } tomorrow|yesterday .`,
      `{ on|at } this $time-unit|${seasons}|${partOfDay} ,|i|we|he|she|they|my`,
      `{ in } this morning|evening|afternoon|weekend|$weekday ,|i|we`,
      `{ in|on|at } nowadays|today|tonight ,|i|we|people|the|he|she|they|there|it`,
    ],
    unless: [
      "on|at this day",
      "nothing|something|anything|lot|much|little|what|plans|is|are on today|tonight|tomorrow",
      "in every year|day|week|month",
      "in|on|at last|next week|year|night|month|tomorrow|yesterday|today|tonight 's",
      "go on|in today|tomorrow|yesterday|tonight",
      "come|comes|came|going|went|carry|move|moves|moved|moving|working|get|drop|hand|turn|stay|be|are|is|was|were|'s|'re|not|live on|in" +
        " yesterday|today|tonight|tomorrow",
    ],
    fix: "",
    wrong: [
      ["I will go there in next week.", "I will go there next week."],
      ["On last Sunday we visited my aunt.", "Last Sunday we visited my aunt."],
      ["We have a test at tomorrow", "We have a test tomorrow"],
      ["In nowadays people use phones a lot.", "Nowadays people use phones a lot."],
    ],
    right: [
      "It was in last week's paper.",
      "On this day in 1900 it opened.",
      "in the next week",
      "He is in today.",
      "Come in tomorrow.",
    ],
  },
  {
    id: "in-weekend",
    level: "A2",
    topic: "prepositions-of-time",
    why: "We say “at the weekend”.",
    pattern: [
      "{ in|at|on weekend } ,|i|we|they|he|she|my|with",
      "{ in the? weekends } ,|i|we|my",
      "{ in the weekend } ,|i|we|they|he|she|my|with",
    ],
    fix: ({ marked }) => (marked.at(-1)!.lower === "weekends" ? "at weekends" : "at the weekend"),
    wrong: [
      ["What do you do in weekend?", "What do you do at the weekend?"],
      ["In the weekend I visit my friends.", "At the weekend I visit my friends."],
      ["i work in weekends", "i work at weekends"],
    ],
    right: ["At the weekend we rest.", "on the weekend", "in the weekend paper"],
  },
  {
    id: "in-5-oclock",
    level: "A1",
    topic: "prepositions-of-time",
    why: "With clock times we use “at”: “at 5 o'clock”.",
    pattern: [
      "{ in|on } about|around? $number o'clock|oclock|pm|p.m.|a.m.|am",
      "{ in|on } 1pm|2pm|3pm|4pm|5pm|6pm|7pm|8pm|9pm|10pm|11pm|12pm|5am|6am|7am|8am|9am|10am|11am",
      "{ in } half past $number",
      "{ in } quarter past|to $number",
    ],
    fix: "at",
    wrong: [
      ["The film starts in 7 o'clock.", "The film starts at 7 o'clock."],
      ["I get up on 6 am", "I get up at 6 am"],
      ["We meet in half past ten.", "We meet at half past ten."],
    ],
    right: ["at 5 o'clock", "It starts in 7 minutes.", "at 5 a.m. in traffic"],
  },
  {
    id: "get-up-without-at",
    level: "A1",
    topic: "prepositions-of-time",
    why: "Before a clock time comes “at”: “I get up at seven.”",
    pattern: [
      `${formsOf("get wake")} up {} $number o'clock|am|pm|a.m.|p.m.|every|in`,
      `${formsOf("get wake")} up {} $number .`,
      `${formsOf("start finish begin")} work|school|it? {} $number o'clock|am|pm|a.m.|p.m.`,
      `to bed|school|work|sleep {} $number o'clock|am|pm|a.m.|p.m.`,
      `home {} $number o'clock|pm|p.m.`,
    ],
    fix: "at",
    wrong: [
      ["I get up 7 o'clock.", "I get up at 7 o'clock."],
      ["she goes to bed 10 pm", "she goes to bed at 10 pm"],
      ["We wake up six every day.", "We wake up at six every day."],
    ],
    right: ["I get up at 7.", "I finish work at 5 pm.", "We woke up ten people."],
  },
  {
    id: "since-three-years",
    level: "A2",
    topic: "for-and-since",
    why: "Before a length of time use “for”: “for three years”. “Since” is for when it began.",
    pattern: [
      `{ since } $number|${few} ${few}|$number|than|of|couple? ${units} ,|i|we|he|she|they|in|with|because|as|at|that`,
      `{ since } $number|two|three|four|five|six|many|several ${units}`,
      `{ from|since } a? long time ,`,
    ],
    unless: [
      "since $number|two|three|four|five|six|many|several|a|an|some|few|one $word? $time-unit|$time-units ago|before|earlier|have|has|is|are|had|was|were|can|will|of|later",
      "long since",
      "is|was|'s|been $number|a|two|three|many $time-unit|$time-units since",
      "since $year",
    ],
    fix: "for",
    wrong: [
      ["I have lived here since three years.", "I have lived here for three years."],
      ["She is ill since a week.", "She is ill for a week."],
      ["we know each other since a long time", "we know each other for a long time"],
      ["He works there since 10 years", "He works there for 10 years"],
    ],
    right: [
      "I have known her since May.",
      "It has been two years since we met.",
      "Since three years have passed, I forgot.",
      "since 2010",
      "Since two days ago he has been ill.",
    ],
  },
  {
    id: "for-2010",
    level: "A2",
    topic: "for-and-since",
    why: "Before the time when something began use “since”: “since 2010”.",
    pattern: [
      `have|has|'ve|'s|n't not|also|always|only|already? ${stated} $word? $word? $word? $word? { for|from } $year ,`,
      `have|has|'ve|'s|n't not|also|always|only|already? ${stated} $word? $word? $word? { for } last|yesterday|childhood|january|april|june|july|september|october|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday $noun? ,`,
    ],
    unless: [
      "plans|plan|tickets|ticket|booked|food|lunch|dinner|anything|homework|ready|budget|money|goals|goal|nothing|something for",
      "from $year to|until",
      "for last $number",
    ],
    fix: "since",
    wrong: [
      ["I have lived here for 2010.", "I have lived here since 2010."],
      ["She has worked in a bank for last year.", "She has worked in a bank since last year."],
      ["we have been friends from 2015", "we have been friends since 2015"],
    ],
    right: [
      "I have lived here for ten years.",
      "We have had plans for 2030.",
      "He has worked from 2010 to 2015.",
    ],
  },
  {
    id: "during-two-hours",
    level: "B1",
    topic: "prepositions-of-time",
    why: "Before a length of time use “for”: “for two hours”. “During” says in which time: “during the film”.",
    pattern: [
      "{ during } $number|many|several $time-units|$time-unit >!of",
      "{ during } a? few $time-units >!of",
      "{ during } more than $number $time-units|hour|year",
      "{ during } a? long time",
    ],
    unless: "during one $time-unit",
    fix: "for",
    wrong: [
      ["I waited during two hours.", "I waited for two hours."],
      ["She lived there during many years.", "She lived there for many years."],
      ["we talked during a long time", "we talked for a long time"],
    ],
    right: [
      "It happened during one night.",
      "I slept during the film.",
      "During two weeks of rain we read.",
      "during the two hours",
    ],
  },
  {
    id: "ago-two-days",
    level: "A2",
    topic: "past-simple",
    why: "“Ago” comes after the time: “two days ago”.",
    pattern: [
      "{ ago $number|a|many|some|few|several|an $time-unit|$time-units }",
      "<!from|since|until { before $number|two|three|four|five|many $time-units|year|week|month } .",
      "{ before a year|week|month } .",
    ],
    unless: "the|not|never|ever|long|finish|finished|$time-unit|$time-units before",
    fix: "{1} {2} ago",
    wrong: [
      ["I came here ago two years.", "I came here two years ago."],
      ["We met before three weeks.", "We met three weeks ago."],
      ["i started ago 5 months", "i started 5 months ago"],
    ],
    right: [
      "It was two days ago.",
      "I had left two days before.",
      "Come before ten.",
      "Do it before two days pass.",
    ],
  },
  {
    id: "with-18-years",
    level: "A2",
    topic: "prepositions-of-time",
    why: "We say “at the age of 18” or “at 18”.",
    pattern: [
      "{ in|with|on|to the age of } $number",
      "{ with|in the|an? age } of $number",
      "{ at age of } $number",
      "at the age {} $number",
      "{ with|at $number years old? } ,|i|he|she|we|they",
    ],
    unless: [
      "up to the age of",
      "with|at $number years of|'|'s",
      "people|someone|somebody|anyone with",
    ],
    fix: ({ marked, tokens, match }) => {
      if (marked.length === 0) return "of";
      if (/^years|old$/.test(marked.at(-1)!.lower))
        return `at the age of ${tokens[match.markFrom + 1]!.text}`;
      return marked.some(({ lower }) => lower === "of") ? "at the age of" : "at the age";
    },
    wrong: [
      ["In the age of 18 I moved to Rome.", "At the age of 18 I moved to Rome."],
      ["With 18 years I moved to Rome.", "At the age of 18 I moved to Rome."],
      ["he started at age of 6", "he started at the age of 6"],
    ],
    right: [
      "In the age of the internet we write less.",
      "At the age of 18 she left.",
      "With 18 years of practice, he is good.",
    ],
  },
  {
    id: "on-my-free-time",
    level: "A2",
    topic: "prepositions-of-time",
    why: "We say “in my free time”, “in the past” and “in the future”.",
    pattern: [
      "{ on|at } my|your|his|her|our|their free|spare|leisure time",
      "{ on|at } my|your|his|her|our|their childhood|youth",
    ],
    unless: "look|looks|looked|looking back? on|at",
    fix: "in",
    wrong: [
      ["On my free time I like drawing.", "In my free time I like drawing."],
      ["What do you do at your free time?", "What do you do in your free time?"],
      ["at my childhood i lived in a village", "in my childhood i lived in a village"],
    ],
    right: ["In my free time I draw.", "She looked back on her childhood.", "On time, every time."],
  },
  {
    id: "all-the-days",
    level: "A1",
    topic: "quantifiers",
    why: "For what happens again and again we say “every day”, “every week” or “every year”.",
    pattern: [
      "{ all the days|weeks|mornings|nights|months|weekends|evenings|summers|sundays|saturdays } .",
      "{ all the days|mornings|weekends } i|we|he|she",
      "{ all the day|night|week } >!- ,|because|and|at|with|i|we",
      "{ all days|weeks|mornings|nights|weekends|evenings|months } .",
    ],
    unless: "of all days|nights|weeks|mornings",
    fix: ({ marked }) =>
      marked.length === 3 && !marked[2]!.lower.endsWith("s")
        ? `all ${marked[2]!.lower}`
        : `every ${marked.at(-1)!.lower.replace(/s$/, "")}`,
    wrong: [
      ["I go to the gym all the days.", "I go to the gym every day."],
      ["We eat rice all days.", "We eat rice every day."],
      ["all the mornings i drink tea", "every morning i drink tea"],
    ],
    right: [
      "It was the best of all days.",
      "All the days of my life I will remember it.",
      "I worked all day.",
      "It was all the weeks that counted.",
    ],
  },
  {
    id: "five-clock",
    level: "A1",
    topic: "prepositions-of-time",
    why: "For the full hour we say “o'clock”: “five o'clock”.",
    pattern: [
      "at|is|'s|was|until|before|after|about|around|from|to|by|since one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1|2|3|4|5|6|7|8|9|10|11|12 { clock|clocks|o } ,|in|every|and|on|to|yesterday|today|tomorrow",
      "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1|2|3|4|5|6|7|8|9|10|11|12 { a|of|the clock } ,|in|every|on",
    ],
    unless: "has|have|had|with|are one|two|three|four|five clocks",
    fix: "o'clock",
    wrong: [
      ["The lesson starts at five clock.", "The lesson starts at five o'clock."],
      ["I get up at 7 clock every day", "I get up at 7 o'clock every day"],
    ],
    right: ["The lesson starts at five o'clock.", "We have two clocks."],
  },
  {
    id: "finish-until",
    level: "B1",
    topic: "prepositions-of-time",
    why: "“By Monday” means on Monday or before. “Until Monday” is for what goes on till then.",
    pattern:
      "will|'ll|must|should|can|could|to|please|you finish|submit|deliver|complete|return|send|hand|give|pay $word? $word? $word? { until|till } $weekday|tomorrow|tonight|next|$month|$number|the",
    unless: [
      "not|n't $word finish|submit|deliver|complete|return|send|hand|give|pay",
      "not|n't finish|submit|deliver|complete|return|send|hand|give|pay $word? $word? $word? until|till",
      "pay|give|send $word? $word? $word? until|till",
    ],
    fix: "by",
    wrong: [
      ["I will finish it until Monday.", "I will finish it by Monday."],
      ["You must submit the form until tomorrow.", "You must submit the form by tomorrow."],
    ],
    right: [
      "I will finish it by Monday.",
      "I will stay until Monday.",
      "You can't finish it until Monday.",
    ],
  },
  {
    id: "three-times-in-a-week",
    level: "A2",
    topic: "adverbs-of-frequency",
    why: "For how often we say “once a week”, “three times a year”, without “in”.",
    pattern:
      "~go|~play|~eat|~train|~visit|~study|~work|~swim|~run|~meet|~see|~clean|~cook|~travel|~call|~have|~do|~watch|~drink $word* once|twice|times { in } a|the day|week|month|year ,",
    fix: ({ tokens, match, marked }) =>
      tokens
        .slice(0, match.markFrom)
        .some(
          (token) =>
            /^(?:can|could|will|would|may|might|has|had|was|were|did|only|even|never)$/.test(
              token.lower,
            ) ||
            (baseAs("past", token) !== undefined && baseAs("base", token) === undefined),
        ) || tokens[match.markTo]!.lower === "the"
        ? null
        : marked.length === 1
          ? ""
          : null,
    wrong: [
      ["I go there three times in a week.", "I go there three times a week."],
      ["We visit them twice in a year.", "We visit them twice a year."],
    ],
    right: [
      "I go there three times a week.",
      "He saw her twice in a week.",
      "You can meet him twice in a day.",
    ],
  },
]);
