import type { QueueGroup, Report, ReportDecision } from "@saywell/contract";
import { reportsWords } from "./queue-words";

interface Words {
  title: string;
  description: string;
  submit: string;
  done: string;
}

interface Decided {
  decision: ReportDecision;
  group: QueueGroup;
  report: Report | null;
}

/** What is asked before a decision, on one report or on all about a person, and said after it. */
export function wordsOf({ decision, group, report }: Decided): Words {
  const { name } = group.about;
  const isOne = report !== null || group.count === 1;
  const these = isOne ? "this report" : `all ${group.count} reports about ${name}`;
  const done = isOne ? "Report" : reportsWords(group.count);
  const taken = isOne ? "The reported message is" : "The reported messages are";
  const goes = report === null || report.message?.id ? ` ${taken} taken down too.` : "";
  switch (decision) {
    case "DISMISS":
      return group.section === "safeguarding"
        ? {
            title: `Close ${these}?`,
            description: `Say what you have done for ${name}, or for whoever is in danger.`,
            submit: isOne ? "Close report" : "Close all",
            done: `${done} closed`,
          }
        : {
            title: `Dismiss ${these}?`,
            description:
              report !== null && !report.message?.id
                ? "Nothing else happens."
                : isOne
                  ? "The message stays where it is."
                  : "What was said stays where it is.",
            submit: isOne ? "Dismiss" : "Dismiss all",
            done: `${done} dismissed`,
          };
    case "HIDE_MESSAGE":
      return {
        title: isOne ? "Take this message down?" : `Take down what ${name} said?`,
        description: isOne
          ? "Nobody in the room sees it any more."
          : "Nobody in the rooms sees the reported messages any more.",
        submit: "Take down",
        done: isOne ? "Message taken down" : `Messages of ${name} taken down`,
      };
    case "MUTE":
      return {
        title: `Mute ${name}?`,
        description: `${name} can read in rooms, but not write.${goes}`,
        submit: "Mute",
        done: `${name} is muted`,
      };
    case "BAN":
      return {
        title: `Ban ${name}?`,
        description: `${name} cannot enter rooms.${goes}`,
        submit: "Ban",
        done: `${name} is banned`,
      };
  }
}
