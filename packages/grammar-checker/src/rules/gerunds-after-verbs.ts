import { determiner, formsOf, ingOf, nounVerbs, sureVerbs, withClauseEnds } from "./pattern-words";

const takesIng = formsOf("enjoy avoid dislike postpone practise resist quit detest");
const passiveToo = formsOf("finish consider imagine deny risk suggest recommend miss");
const object = `${determiner}|me|him|us|them|you`;
const adverb = "really|always|also|never|just";
const time =
  "time|hours|days|years|weeks|months|day|weekend|evening|hour|week|summer|morning|afternoon|night|minutes";

/** Verbs and phrases after which a verb ends in -ing. */
export const gerundsAfterVerbs = withClauseEnds([
  {
    id: "enjoy-to",
    level: "A2",
    topic: "gerund-or-infinitive",
    why: "After “enjoy”, “avoid”, “finish”, “suggest” and “miss” the verb ends in -ing.",
    pattern: [
      `${takesIng} ${adverb}? { to $base }`,
      `<!$be|been|being|a|the|no|any|at|great|big|high ${passiveToo} { to $base }`,
      `n't|not mind { to $base }`,
      `do|would you|he|she|they mind { to $base }`,
      `i|we|he|she|they recommended|suggested { to $base }`,
    ],
    unless: [
      "consider|considers|considered to be|have",
      "suggest|suggests|suggested|imagine|imagined|recommend|recommended to be",
      "that|what|which|miss $word? $word? considered to",
      "everything|something|nothing|anything|much|all|little to enjoy|avoid|risk to",
      "practise|practised|practising|quit|resist $adverb to",
      "risk|risks to health|life",
      "finish to end",
      "which|that|things|those $subject enjoy|miss to",
    ],
    fix: "{1:ing}",
    wrong: [
      ["I enjoy to swim.", "I enjoy swimming."],
      ["She avoids to eat meat.", "She avoids eating meat."],
      ["He suggested to go home.", "He suggested going home."],
      ["I don't mind to wait.", "I don't mind waiting."],
      ["have you finished to read the book", "have you finished reading the book"],
      ["I miss to see my family.", "I miss seeing my family."],
    ],
    right: [
      "I enjoy it to this day.",
      "What I enjoy to this day is jazz.",
      "He is considered to be the best.",
      "I have a mind to go.",
      "There is a risk to health.",
      "She made up her mind to leave.",
    ],
  },
  {
    id: "enjoy-play",
    level: "A2",
    topic: "gerund-or-infinitive",
    why: "After “enjoy”, “finish”, “keep”, “avoid” and “mind” the verb ends in -ing.",
    pattern: [
      `${takesIng} ${adverb}? { ${sureVerbs} }`,
      `<!the|a|his|her|my|every|any|no|this|that|some ${formsOf("finish consider suggest imagine deny risk")} { ${sureVerbs} } >!-`,
      `keep|keeps|kept { ${sureVerbs}|talk|work|try } !($punctuation|and)`,
      `n't|not mind { ${sureVerbs} }`,
      `would you mind { ${sureVerbs}|close|help|open|wait|call|stop }`,
      `enjoy|enjoys|enjoyed|avoid|finish|finished|finishes|avoids { ${nounVerbs} } my|me|him|us|them|you|tennis|football|games|video|piano|basketball|english|tv|films|chess|with|abroad|in|to`,
      `enjoy|enjoys|enjoyed { ${nounVerbs} } the|a guitar|piano|violin|drums|city|sea|bike|car|museum`,
      `$subject ${"start started begin began stop stopped".replaceAll(" ", "|")} { learn|eat|speak|read|write|think|cry|laugh|sing|go|make|get|take|feel|use }`,
    ],
    unless: [
      "start|stop|stopped|started|begin feel|read",
      "enjoy|enjoyed|finish|finished|avoid work|study|sleep|help|change|love|talk|order|control with|in|to|my|the|a|you|me",
      "enjoy|enjoys|enjoyed dance|play|travel|walk|swim|drive|drink|stay|use|ride|shop|visit|call|talk in|to|with",
      "keep|kept do|be|make|quiet",
      "that|which|what|things|those|everything $subject enjoy|enjoyed|avoid have|be|make|do|get|become",
    ],
    fix: "{0:ing}",
    wrong: [
      ["I enjoy play tennis.", "I enjoy playing tennis."],
      ["We finished eat at nine.", "We finished eating at nine."],
      ["Would you mind help me?", "Would you mind helping me?"],
      ["she keeps tell me the same story", "she keeps telling me the same story"],
      ["I started learn English last year.", "I started learning English last year."],
    ],
    right: [
      "Enjoy work and life.",
      "Keep quiet!",
      "They avoid work.",
      "She suggested he go.",
      "I finish work at five.",
      "We enjoyed drinks in the garden.",
      "We kept watch.",
    ],
  },
  {
    id: "hobby-is-play",
    level: "A1",
    topic: "gerund-or-infinitive",
    why: "A hobby is something with -ing: “My hobby is playing chess.”",
    pattern: [
      "hobby|hobbies|hobbie|hobbys|pastime $be { play|read|watch|listen|draw|cook|dance|swim|travel|sing|run|write|paint|ride|take|make|learn|go|collect|climb|shop }",
      "hobby|hobbies|hobbie|hobbys $be $ing $word? $word? $word? and { play|read|watch|listen|draw|cook|dance|swim|travel|sing|run|write|paint|ride|take|make|learn|go|collect|climb }",
    ],
    unless: ["is|are to dance|travel|cook $punctuation"],
    fix: "{0:ing}",
    wrong: [
      ["My hobby is play chess.", "My hobby is playing chess."],
      [
        "my hobby is listening to music and watch films",
        "my hobby is listening to music and watching films",
      ],
      ["My favourite hobby is draw.", "My favourite hobby is drawing."],
    ],
    right: ["His hobby is what he lives for.", "My hobby is playing chess."],
  },
  {
    id: "give-up-to",
    level: "B1",
    topic: "gerund-or-infinitive",
    why: "After “keep”, “give up”, “feel like” and “can't stand” the verb ends in -ing.",
    pattern: [
      "give|gives|gave|given|giving up { to smoke|drink|eat|play|learn|study|try|work }",
      "feel|feels|felt|feeling like { to $base }",
      `keep|keeps|kept on? { to ${sureVerbs}|practise|practice|try|work|study|play|talk|walk|learn }`,
      "put|puts off { to $base }",
      "ca|could|can n't|not help { to laugh|cry|smile|think|love|feel|notice|fall|wonder|eat }",
      "ca|could|can n't|not stand { to wait|hear|see|listen|live|be|work }",
    ],
    unless: [
      "keep|keeps|kept to be|have|stay",
      "feel|feels|felt like to be|have",
      "put|kept off to",
    ],
    fix: ({ marked }) => ingOf(marked[1]!.lower),
    wrong: [
      ["My father gave up to smoke.", "My father gave up smoking."],
      ["I feel like to eat pizza.", "I feel like eating pizza."],
      ["You must keep to practise.", "You must keep practising."],
      ["i can't help to laugh", "i can't help laughing"],
    ],
    right: [
      "He gave up to his rival.",
      "Keep to the left.",
      "I know what it feels like to be alone.",
      "I can't help you to move.",
    ],
  },
  {
    id: "feel-like-go",
    level: "B1",
    topic: "gerund-or-infinitive",
    why: "After “feel like” and “give up” the verb ends in -ing.",
    pattern: [
      `feel|feels|felt|feeling like { ${sureVerbs} }`,
      `feel like { ${nounVerbs} } ${object}|to|tennis|football`,
      "give|gives|gave|given up { smoke|eat|drink|try|learn }",
      "ca|could n't|not stand { see|hear|be|listen|wait|live }",
    ],
    unless:
      "feel like work|help|love|change|home|sleep|play|order|control|shop|answer|talk to|the|a",
    fix: "{0:ing}",
    wrong: [
      ["I don't feel like go out.", "I don't feel like going out."],
      ["She gave up smoke last year.", "She gave up smoking last year."],
      ["i feel like eat something sweet", "i feel like eating something sweet"],
    ],
    right: ["I feel like a fool.", "It feels like work.", "Never give up, try again."],
  },
  {
    id: "spend-time-to",
    level: "B1",
    topic: "gerund-or-infinitive",
    why: "After “spend time” the verb ends in -ing: “I spend hours reading.”",
    pattern: [
      `${formsOf("spend waste")} $word? $word? $word? ${time} { to $base }`,
      `${formsOf("spend waste")} $word? $word? $word? ${time} { ${sureVerbs} }`,
      `${formsOf("spend waste")} $word? $word? $word? ${time} { for|in|on } ${ingOf("watch play do read study talk learn work cook travel use prepare chat look")}`,
      `${formsOf("spend waste")} $word? $word? $word? ${time} { ${nounVerbs} } ${object}|football|tennis|games|video|tv|with|to`,
    ],
    unless: [
      `to ${formsOf("spend waste")} $word? $word? ${time} is|are`,
      `spend|spent|waste|wasted $word? $word? ${time} have|be|work|love|help`,
      "no|not|enough money|time to",
      "night|evening|day|time|hours|morning in|on|for|to bed|order",
    ],
    fix: ({ marked }) =>
      marked.length === 2
        ? ingOf(marked[1]!.lower)
        : /^(?:for|in|on)$/.test(marked[0]!.lower)
          ? ""
          : ingOf(marked[0]!.lower),
    wrong: [
      ["I spend a lot of time to watch TV.", "I spend a lot of time watching TV."],
      ["She spent two hours to do her homework.", "She spent two hours doing her homework."],
      ["we spend our time for playing games", "we spend our time playing games"],
      ["He spends all day play video games.", "He spends all day playing video games."],
    ],
    right: [
      "I spend time with him.",
      "Spend the night in bed.",
      "We spent the day at work.",
      "I have no time to spend.",
    ],
  },
  {
    id: "worth-to",
    level: "B1",
    topic: "gerund-or-infinitive",
    why: "After “worth” and “no use” the verb ends in -ing: “It is worth seeing.”",
    pattern: [
      "worth { to $base }",
      "worth { see|read|buy|try|go|do|learn|watch|visit|wait|make|know|have } ,|it|this|the|to|for|a|again|more",
      "no use|good { to cry|complain|worry|argue|try|wait }",
    ],
    unless: ["what|much $word? $be|'s worth to", "worth it|the|a"],
    fix: ({ marked }) => ingOf(marked.at(-1)!.lower),
    wrong: [
      ["This film is worth to see.", "This film is worth seeing."],
      ["It's not worth to wait.", "It's not worth waiting."],
      ["the museum is worth visit", "the museum is worth visiting"],
    ],
    right: [
      "It is worth a visit.",
      "It is worth it to wait.",
      "It is worth seeing.",
      "He knows what it is worth to be free.",
    ],
  },
  {
    id: "have-fun-to",
    level: "B1",
    topic: "gerund-or-infinitive",
    why: "After “have fun”, “have trouble” and “have difficulty” the verb ends in -ing.",
    pattern: [
      "have|has|had|having a? lot? of? much|some|great|big|no|any? fun|trouble|difficulty|difficulties { to $base }",
      "have|has|had|having a? lot? of? some|great|big|no|any|many? problems|problem { to understand|sleep|find|learn|speak|concentrate|get|pronounce|remember|write|communicate }",
      "have|has|had|having a good|great|hard|nice|lovely|difficult|bad time { to find|learn|understand|get|play|talk|dance|sleep|speak|meet|see }",
      `have|has|had|having a? lot? of? much|some|great|big|no|any? fun|trouble|difficulty|difficulties|problems { ${sureVerbs}|sleep }`,
      "no point { to $base }",
    ],
    unless: [
      "too much|little trouble",
      "problems|difficulties to solve",
      "trouble|difficulty get and",
      "fun|trouble make",
    ],
    fix: ({ marked, tokens, match }) => {
      const ing = ingOf(marked.at(-1)!.lower);
      return tokens[match.markFrom - 1]!.lower === "point" ? `in ${ing}` : ing;
    },
    wrong: [
      ["I have difficulty to sleep.", "I have difficulty sleeping."],
      ["We had fun to play games.", "We had fun playing games."],
      [
        "She has problems to understand the teacher.",
        "She has problems understanding the teacher.",
      ],
      ["i have trouble find a job", "i have trouble finding a job"],
      ["There is no point to wait.", "There is no point in waiting."],
    ],
    right: [
      "I have problems to solve.",
      "It is fun to play.",
      "He has trouble sleeping.",
      "We have no trouble with it.",
    ],
  },
]);
