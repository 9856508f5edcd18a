import { haveFor, subjectBefore } from "../pattern/subject";
import { baseAs } from "../pattern/verb-words";
import type { RuleSource } from "../rule";
import { baseOfVerb, ingOf, participleOf, pastFormOf } from "./verb-fixes";

const nominative = /^(?:i|he|she|it|we|they|you)$/;

const since =
  "$year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|$month|childhood|yesterday|january|february|april|june|july|august|september|october|november|december|birth|morning|noon|midnight|breakfast|lunch|christmas|easter|then";

/** What began in the past and goes on, and what is always so. */
export const sinceAndFor: readonly RuleSource[] = [
  {
    id: "i-am-here-since",
    level: "B1",
    topic: "for-and-since",
    why: "What began in the past and is still so needs “have been” or “has been”.",
    pattern: [
      `{ am|is|are|'m|'re|'s } here|there|ill|sick|married|single|divorced|retired|pregnant|unemployed|busy|friends|together $word? $word? since ${since}|$number|last|i|we|the`,
      `{ am|is|are|'m|'re|'s } $preposition $determiner? $word since ${since}|last|i|we`,
      `{ am|is|are|'m|'re|'s } a|an|my $adjective? @NOUN since ${since}|last|i|we`,
      "{ am|is|are|'m|'re } here|there|married|together|friends|ill|sick for $number|two|three|many|a|some $word? years|months|weeks|year|month|week|days|hours ,",
    ],
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      if (tokens[match.to]?.lower === "is" || tokens[match.to]?.lower === "was") return null;
      return `${marked[0]!.lower.startsWith("'") ? " " : ""}${haveFor(subject.person)} been`;
    },
    wrong: [
      ["I am here since 2020.", "I have been here since 2020."],
      ["I'm married since 2010", "I have been married since 2010"],
      ["She is in Berlin since last year.", "She has been in Berlin since last year."],
      ["We are friends since 2015.", "We have been friends since 2015."],
      ["He is a teacher since 2012.", "He has been a teacher since 2012."],
    ],
    right: [
      "I am in bed since Monday was so hard.",
      "I have been here since 2020.",
      "I am here, since you ask.",
      "It is nice since we have a garden.",
    ],
    unless: [
      "since $word was|is|has",
      "'s $participle",
      "since we|i have|like|want|know|need|am|are|live|can|do|will|work",
    ],
  },
  {
    id: "i-live-here-since",
    level: "B1",
    topic: "for-and-since",
    why: "What began in the past and is still so needs “have” or “has” and the third form.",
    pattern: [
      "{ wait|waits|rains|look|looks|try|tries } $word? $word? $word? since|for $number|two|three|four|five|six|many|several|a|an|half few|long|half? hours|hour|minutes|days|weeks|months|years|week|month|year|time .",
      `{ live|work|study|learn|know|lives|works|studies|learns|knows|have|has|play|plays|own|teach|teaches } $word? $word? $word? $word? since ${since}|last|i|we|$number|the`,
      "{ live|work|study|learn|know|lives|works|studies|learns|knows|play|plays } $word? $word? $word? $word? since he|she|they was|were born|little|young|small|a|$number",
      "{ live|lives|know|knows } $word? $word? $word? $word? for $number|two|three|four|five|six|seven|eight|nine|ten|many|several|a|some|more $word? years|year|months|month .",
      "{ work|works|study|studies|learn|learns } here|there|english|as|in|at $word? $word? for $number|two|three|four|five|six|seven|ten|many|several $word? years .",
    ],
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      const inside = tokens.slice(match.markTo, match.to);
      const since = inside.findLastIndex(({ lower }) => lower === "since");
      const sinceAt =
        match.markTo + (since === -1 ? inside.findIndex(({ lower }) => lower === "for") : since);
      if (
        tokens
          .slice(match.markTo, sinceAt)
          .some(
            ({ lower, pos }) =>
              /^(?:that|what|who|which|how|where|when|if|and|but|or|so|because|to|empty)$/.test(
                lower,
              ) ||
              (nominative.test(lower) && lower !== "it" && lower !== "you") ||
              pos === "PUNCT" ||
              (baseAs("participle", { lower }) !== undefined && pos !== "NOUN"),
          )
      )
        return null;
      if (
        (/^(?:have|has)$/.test(marked[0]!.lower) &&
          baseAs("participle", tokens[match.markTo]!) !== undefined) ||
        /^(?:been|not|n't)$/.test(tokens[match.markTo]!.lower)
      )
        return null;
      if (
        /^(?:is|was|has|have|are|were)$/.test(tokens[match.to]?.lower ?? "") &&
        !/^(?:i|we)$/.test(tokens[match.to - 1]!.lower)
      )
        return null;
      if (
        /^(?:i|we|the|a)$/.test(tokens[sinceAt + 1]?.lower ?? "") &&
        tokens[sinceAt]!.lower === "since" &&
        !/^(?:was|were|came|moved|started|left|beginning|start|summer|winter|year)$/.test(
          tokens[sinceAt + 2]?.lower ?? "",
        )
      )
        return null;
      if (tokens.some(({ lower }) => lower === "every" || lower === "will" || lower === "if"))
        return null;
      const base = baseOfVerb(marked[0]!)!;
      if (/^(?:wait|rain|look|try)$/.test(base)) {
        // "We wait for an hour": so it may be every time.
        if (tokens[sinceAt]!.lower === "for") return null;
        return `${haveFor(subject.person)} been ${ingOf(base)}`;
      }
      return `${haveFor(subject.person)} ${participleOf(base)}`;
    },
    wrong: [
      ["I live here since 2015.", "I have lived here since 2015."],
      ["I wait for you since two hours.", "I have been waiting for you since two hours."],
      ["My sister works there since last year", "My sister has worked there since last year"],
      ["I know him for five years.", "I have known him for five years."],
      ["We live in this house for ten years.", "We have lived in this house for ten years."],
      ["I study English since I was a child.", "I have studied English since I was a child."],
      ["They have a dog since 2019", "They have had a dog since 2019"],
      ["He plays the guitar since he was ten.", "He has played the guitar since he was ten."],
    ],
    right: [
      "I live in a house empty since 2010.",
      "I work at home since Monday is a holiday.",
      "I know a woman married since last year.",
      "I live in a house that has stood here since 1990",
      "I study for two hours every day.",
      "I have lived here for ten years.",
    ],
  },
  {
    id: "am-living-since",
    level: "B1",
    topic: "present-perfect-continuous",
    why: "What began in the past and goes on needs “have been” or “has been” with -ing.",
    pattern: [
      `{ am|are|is|'m|'re|'s living|working|studying|learning|waiting|playing|teaching|driving|running|reading|looking|raining|snowing|doing|sleeping|crying|talking|trying|writing|dating|training|using|saving|watching|cooking|practising|practicing|planning } $word? $word? $word? $word? since ${since}|last|this|i|he|she|we|they|$number|many|several|two|three|the`,
      "{ am|are|is|'m|'re living|working|studying|learning } $word? $word? $word? for $number|two|three|four|five|six|seven|eight|ten|many|several|a $word? years|year .",
      "{ am|are|is|'m|'re waiting } $word? $word? $word? for $number|two|three|an|half|a $word? $word? hours|hour|minutes ,",
    ],
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      if (
        tokens
          .slice(match.markTo, match.to - 1)
          .some(
            ({ lower, pos }) => pos === "PUNCT" || /^(?:that|which|who|and|but|empty)$/.test(lower),
          )
      )
        return null;
      return `${marked[0]!.lower.startsWith("'") ? " " : ""}${haveFor(subject.person)} been ${marked[1]!.lower}`;
    },
    wrong: [
      ["I am living here since 2010.", "I have been living here since 2010."],
      ["It is raining since morning.", "It has been raining since morning."],
      ["She is working there since last year.", "She has been working there since last year."],
      ["I'm learning English for three years.", "I have been learning English for three years."],
      ["we are waiting since yesterday", "we have been waiting since yesterday"],
    ],
    right: [
      "I have been living here since 2010.",
      "I am living here, since you ask.",
      "I am working for two companies.",
      "I was living here in 2010.",
    ],
    unless: [
      "since $word is|was|are|has",
      "since i|we|he|she|they|it have|has|am|are|is|like|want|can|do|will|need|know",
    ],
  },
  {
    id: "since-five-years",
    level: "B1",
    topic: "for-and-since",
    why: "How long something goes on is said with “for”: “for five years”. “Since” names when it began.",
    pattern:
      "{ since } $number|two|three|four|five|six|seven|eight|nine|ten|many|several|a|some|few|long few|long|couple|lot? of? years|months|weeks|days|hours|minutes|year|month|week|time >!(ago|later|of)",
    unless: [
      "since a time",
      "since $year",
      "since the",
      "since $word years|months|weeks|days|hours have|has|are|passed",
    ],
    fix: "for",
    wrong: [
      ["I have lived here since five years.", "I have lived here for five years."],
      ["We have known each other since many years.", "We have known each other for many years."],
      ["she has been ill since 3 months", "she has been ill for 3 months"],
    ],
    right: [
      "I have lived here since 2015.",
      "I have lived here for five years.",
      "It was long since that day.",
      "Since two weeks ago, he has been here.",
    ],
  },
  {
    id: "am-knowing",
    level: "A2",
    topic: "present-continuous",
    why: "Verbs of knowing, liking, wanting and having take no -ing: “I know”, “she wants”.",
    pattern: [
      "{ am|is|are|'m|'re|'s knowing|wanting|liking|understanding|needing|believing|hating|preferring|owning|belonging|agreeing|meaning|knowing|remembering }",
      "{ am|is|are|'m|'re having } a|an|two|three|many|one $adjective? car|cars|house|brother|brothers|sister|sisters|dog|dogs|cat|cats|job|son|daughter|children|child|flat|phone|friend|friends|computer",
      "{ was|were knowing|wanting|understanding|needing|believing|owning|liking }",
    ],
    unless: [
      "'s liking|meaning|understanding|agreeing|knowing",
      "is meaning|understanding|knowing|believing",
    ],
    fix: ({ marked, tokens, match }) => {
      const subject = subjectBefore(tokens, match.markFrom);
      if (subject === null) return null;
      const base = baseOfVerb(marked[1]!)!;
      const space = marked[0]!.lower.startsWith("'") ? " " : "";
      if (marked[0]!.lower.startsWith("w")) return pastFormOf(base);
      if (subject.person === "singular")
        return `${space}${base === "have" ? "has" : base.replace(/y$/, "ie").replace(/$/, "s").replace(/shs$/, "shes")}`;
      return `${space}${base}`;
    },
    wrong: [
      ["I am knowing him well.", "I know him well."],
      ["She is wanting a new phone.", "She wants a new phone."],
      ["I'm understanding you.", "I understand you."],
      ["We are having a big house.", "We have a big house."],
      ["i am liking this city", "i like this city"],
    ],
    right: [
      "I know him well.",
      "We are having lunch.",
      "She is having a baby.",
      "His liking is clear.",
      "Knowing is good.",
    ],
  },
  {
    id: "every-day-i-am-going",
    level: "A2",
    topic: "present-simple",
    why: "For what happens every day we use the present simple: “I go”.",
    pattern: [
      "^ every day|morning|evening|week|night|weekend|year|summer|monday|sunday|saturday $punctuation? { i|we|they am|'m|are|'re not? $any-ing }",
      "^ { i|we|they am|'m|are|'re $any-ing } $word* $word? every day|morning|week|night|weekend|year|monday|sunday|saturday .",
      "^ { i|we|they usually|often|sometimes|never am|are $any-ing }",
    ],
    unless: [
      "i|we|they am|'m|are|'re $mid-adverb? enjoying|getting|becoming|trying|looking|improving|working|studying|going|learning|living|wearing|seeing|thinking $word* every",
      "getting|becoming|growing|going",
    ],
    fix: null,
    wrong: [
      ["Every day I am eating bread.", null],
      ["I am drinking coffee every morning.", null],
      ["we usually are playing football", null],
    ],
    right: [
      "Every day I eat bread.",
      "I am getting better every day.",
      "Every time I am eating, he calls.",
    ],
  },
  {
    id: "here-from-2015",
    level: "B1",
    topic: "for-and-since",
    why: "When something began and still goes on, we say “since”: “since 2015”.",
    pattern: [
      "am|is|are|'m|'s|'re|been living|working|studying|learning|teaching|playing $word? $word? $word? { from } $year|childhood .",
      "have|has lived|worked|studied|been|known|had|played $word? $word? $word? { from } $year|childhood .",
      "i|we|he|she|they|$name live|lives|work|works|study|studies|know|knows $word? $word? $word? { from } $year|childhood .",
    ],
    unless: [
      "book|books|car|film|song|house|people|wine|photo|friend|friends|come from",
      // "She studies art from 1900": the art is of that year.
      "~study|~learn|~teach|~play|~know|~work|on|about|with $adjective? @NOUN&!$language from",
    ],
    fix: ({ tokens, match }) => {
      const year = Number(tokens[match.markTo]!.lower);
      // What begins in a year to come is no mistake.
      return Number.isNaN(year) || year < 2025 ? "since" : null;
    },
    wrong: [
      ["She is working here from 2015.", "She is working here since 2015."],
      ["I have lived in Rome from 2010.", "I have lived in Rome since 2010."],
    ],
    right: [
      "I have lived in Rome since 2010.",
      "She is working here from 2031.",
      "I worked here from 2015 to 2020.",
      "I know a song from 2010.",
      "She studies art from 1900.",
    ],
  },
];
