import { type ContactTopic, contactTopics, contactTopicWords } from "@saywell/contract/constants";
import { callApi, helpOf, sentenceOf } from "../lib/api-client";
import { deviceTimeZone } from "../lib/device-time-zone";
import { helpLines } from "./help-lines";

const sent = "Thank you. The school has your message and can answer by mail.";
const failed = "Your message could not be sent. Please try again.";

const isTopic = (about: string | null): about is ContactTopic =>
  contactTopics.some((topic) => topic === about);

/** Shows the form, sends what stands in it, and says in it what became of that. */
export function sendContactForm(form: HTMLFormElement, search = location.search): void {
  const answer = form.querySelector<HTMLElement>("[data-contact-answer]")!;
  const shownHelp = form.querySelector<HTMLElement>("[data-contact-help]")!;
  const button = form.querySelector("button")!;
  const about = new URLSearchParams(search).get("about");
  const topics = form.querySelector("select")!;
  // A school that charges nothing has no plans to ask about.
  if (document.querySelector("[data-topic=plans]") !== null) {
    topics.options[0]?.after(new Option(contactTopicWords.plans, "plans"));
  }
  if (isTopic(about) && topics.querySelector(`[value=${about}]`)) topics.value = about;
  let isBusy = false;
  // The server judges, and reads what is not fit to be sent too: somebody may be in danger.
  form.noValidate = true;
  form.hidden = false;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isBusy) void submit();
  });

  /** The field that a refusal names first, as one of what does not fit the contract does. */
  function fieldOf(why: string): HTMLElement | undefined {
    const [name] = why.split(" ", 1);
    const fields = Array.from(form.querySelectorAll<HTMLElement>("[data-wanted]"));
    return fields.find((field) => field.getAttribute("name") === name);
  }

  async function submit(): Promise<void> {
    isBusy = true;
    button.setAttribute("aria-disabled", "true");
    answer.textContent = "One moment…";
    shownHelp.replaceChildren();
    for (const field of form.querySelectorAll("[aria-invalid]")) {
      field.removeAttribute("aria-invalid");
    }
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
      if (sentTo.help !== undefined) shownHelp.replaceChildren(...helpLines(sentTo.help));
    } catch (error) {
      const why = sentenceOf(error, failed);
      const help = helpOf(error);
      if (help !== null) shownHelp.replaceChildren(...helpLines(help));
      const field = fieldOf(why);
      answer.textContent = field?.dataset["wanted"] ?? why;
      field?.setAttribute("aria-invalid", "true");
      // Where help is comes before what is wrong with the form.
      if (help === null) field?.focus();
      else shownHelp.scrollIntoView({ block: "nearest" });
    }
    isBusy = false;
    button.removeAttribute("aria-disabled");
  }
}
