import { helpMessage, somewhere } from "./help";
import type { Action, Reason } from "./verdict";

const blocked: Readonly<Record<Reason, string>> = {
  "self-harm": helpMessage(somewhere),
  danger: helpMessage(somewhere),
  threat: "Your message was not sent because it sounds like a threat. It has been reported.",
  grooming:
    "Your message was not sent because it could make somebody unsafe. It has been reported.",
  meeting:
    "Your message was not sent because it asks somebody to meet you. Please talk to people here.",
  sexual: "Your message was not sent because it is sexual. Please keep this a place for everybody.",
  hate: "Your message was not sent because it attacks people for who they are.",
  harassment: "Your message was not sent because it hurts somebody. Please say it in a kind way.",
  profanity: "Your message was not sent because of a rude word. Please say it in another way.",
  "personal-data": "Your message was not sent because it shows private contact details.",
  "private-question":
    "Your message was not sent because it asks for something private. Please talk about other things.",
  link: "Your message was not sent because it has a link that is not safe.",
  spam: "Your message was not sent because it looks like spam. Please write something new.",
  flood: "You are sending messages too fast. Please wait a moment and try again.",
  shouting: "Your message was not sent. Please do not write everything in capital letters.",
};

const warned: Readonly<Partial<Record<Reason, string>>> = {
  harassment: "Your message was sent, but it may hurt somebody. Please be kind.",
  hate: "Your message was sent, but it may hurt people for who they are. Please be careful.",
  profanity: "We hid a rude word in your message. Please be polite.",
  sexual: "Please keep this a place for everybody: sexual words do not belong here.",
  "personal-data": "Be careful: keep contact details private, and talk to people here.",
  "private-question":
    "Your message was sent, but please be careful: do not ask people here for private things, such as their age, their home or their school. You need not tell yours.",
  grooming:
    "Your message was sent, and it has been reported. Do not ask people here for photos or secrets, or whether they are alone.",
  // The same whether it was reported or not, or it would tell whether a child is there.
  meeting:
    "Your message was sent, but please be careful: do not ask people here to meet you. It may be reported.",
  link: "We hid a link in your message because we cannot see where it goes.",
  shouting: "Your message was sent, but capital letters look like shouting.",
};
const hidden = "We hid contact details in your message to keep people safe.";

/** The sentence for the author; the first reason is the one that is explained. */
export function messageFor(action: Action, reasons: readonly Reason[]): string | null {
  const reason = reasons[0];
  if (action === "allow" || reason === undefined) return null;
  if (action === "block") return blocked[reason];
  if (action === "mask" && reason === "personal-data") return hidden;
  return warned[reason] ?? "Your message was sent, but please be careful with what you write.";
}
