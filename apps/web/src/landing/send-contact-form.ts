import { type ContactTopic, contactTopics } from "@saywell/contract/constants";
import { callApi, sentenceOf } from "../lib/api-client";
import { deviceTimeZone } from "../lib/device-time-zone";
import { helpIn } from "../lib/help-words";
import { helpLines } from "./help-lines";

const sent = "Thank you. The school has your message and can answer by mail.";
const failed = "Your message could not be sent. Please try again.";

const isTopic = (about: string | null): about is ContactTopic =>
  contactTopics.some((topic) => topic === about);

/** Shows the form, sends what stands in it, and says in it what became of that. */
export function sendContactForm(form: HTMLFormElement, search = location.search): void {
  const answer = form.querySelector<HTMLElement>("[data-contact-answer]")!;
  const help = form.querySelector<HTMLElement>("[data-contact-help]")!;
  const button = form.querySelector("button")!;
  const about = new URLSearchParams(search).get("about");
  if (isTopic(about)) form.querySelector("select")!.value = about;
  let isBusy = false;
  form.hidden = false;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isBusy) void submit();
  });

  async function submit(): Promise<void> {
    isBusy = true;
    button.setAttribute("aria-disabled", "true");
    answer.textContent = "One moment…";
    help.replaceChildren();
    const typed = new FormData(form);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === "string" ? value : "";
    };
    const topic = text("about");
    try {
      const sentTo = await callApi("POST /api/school/messages", {
        body: {
          name: text("name"),
          email: text("email"),
          about: isTopic(topic) ? topic : "general",
          message: text("message"),
          timeZone: deviceTimeZone(),
        },
      });
      form.reset();
      answer.textContent = sent;
      if (sentTo.help !== undefined) help.replaceChildren(...helpLines(sentTo.help));
    } catch (error) {
      const why = sentenceOf(error, failed);
      const words = helpIn(why);
      answer.textContent = words === null ? why : why.split("\n")[0]!;
      if (words !== null) help.replaceChildren(...helpLines(words));
    }
    isBusy = false;
    button.removeAttribute("aria-disabled");
  }
}
