import type { plansSoldOnline } from "@saywell/contract/constants";
import { callApi, sentenceOf } from "../lib/api-client";

type SoldPlan = (typeof plansSoldOnline)[number];

const wanted = "Please write an email address, such as mum@example.org.";
const failed = "The mail was not sent. Please try again.";

/** Gives the form what it does. Answers how it is opened for a plan. */
export function sendParentLink(
  form: HTMLFormElement,
  nameOf: (plan: SoldPlan) => string,
): (plan: SoldPlan) => void {
  const answer = form.querySelector<HTMLElement>("[data-parent-answer]")!;
  const button = form.querySelector("button")!;
  const field = form.querySelector("input")!;
  let planType: SoldPlan = "CORE";
  let isBusy = false;
  // The server judges; what it finds wrong is said at the field.
  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isBusy) void submit();
  });

  async function submit(): Promise<void> {
    const email = field.value.trim();
    field.removeAttribute("aria-invalid");
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return refuse(wanted);
    isBusy = true;
    button.setAttribute("aria-disabled", "true");
    answer.textContent = "One moment…";
    try {
      const { sentTo } = await callApi("POST /api/plans/parent-link", {
        body: { planType, email },
      });
      form.reset();
      say(`We sent it to ${sentTo}. When it is paid, your plan comes by itself.`);
    } catch (error) {
      const why = sentenceOf(error, failed);
      refuse(why.startsWith("email ") ? wanted : why);
    }
    isBusy = false;
    button.removeAttribute("aria-disabled");
  }

  /** On a small screen the answer comes below what is seen. */
  function say(words: string): void {
    answer.textContent = words;
    answer.scrollIntoView({ block: "nearest" });
  }

  function refuse(why: string): void {
    say(why);
    field.setAttribute("aria-invalid", "true");
    field.focus();
  }

  return (plan) => {
    planType = plan;
    form.querySelector("[data-parent-plan]")!.textContent = nameOf(plan);
    answer.textContent = "";
    form.hidden = false;
    form.scrollIntoView({ block: "nearest" });
    field.focus();
  };
}
