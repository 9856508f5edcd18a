import { expect, test } from "vitest";
import { conversationToSend, withoutPersonalData } from "./outgoing";

test.each([
  ["My name is Ana Souza.", "My name is [name] [name]."],
  ["ana likes bananas", "[name] likes bananas"],
  ["Write to ana.s@example.org please", "Write to [e-mail] please"],
  ["Call +44 7700 900 123 or 612-345-678", "Call [number] or [number]"],
  ["I live in 12 Oak Street with my cat", "I live in [address] with my cat"],
  ["I am on www.example.org/me and @ana_22", "I am on [link] and [account]"],
  ["I was born in 1999 and have 2 dogs", "I was born in 1999 and have 2 dogs"],
])("%j goes out as %j", (text, sent) => {
  expect(withoutPersonalData(text, "Ana Souza")).toBe(sent);
});

test("somebody without a name is not masked letter by letter", () => {
  expect(withoutPersonalData("I am A.", "A")).toBe("I am A.");
});

test("a model gets the end of the conversation, the message last", () => {
  const history = Array.from({ length: 50 }, (_, at) => ({
    sender: at % 2 === 0 ? ("user" as const) : ("avatar" as const),
    text: `${at}`,
  }));
  const sent = conversationToSend(history, "Hi, Ana here", "Ana");
  expect(sent).toHaveLength(21);
  expect(sent[0]).toEqual({ role: "user", content: "30" });
  expect(sent.at(-1)).toEqual({ role: "user", content: "Hi, [name] here" });
});
