import { type SalesRequestSize, salesRequestSizes } from "@saywell/contract/constants";
import { callApi, sentenceOf } from "../lib/api-client";

const sent = "Thank you. The school has your request and answers by mail.";
const failed = "Your request could not be sent. Please try again.";

const isSize = (people: string): people is SalesRequestSize =>
  salesRequestSizes.some((size) => size === people);

/** Sends what stands in the form, and says in it what became of that. */
export function sendSalesRequest(form: HTMLFormElement): void {
  const answer = form.querySelector<HTMLElement>("[data-sales-answer]")!;
  const button = form.querySelector("button")!;
  let isBusy = false;
  // The server judges; what it finds wrong is said at the field.
  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isBusy) void submit();
  });

  /** The field that a refusal names first, as one of what does not fit the contract does. */
  function fieldOf(why: string): HTMLElement | undefined {
    const [name] = why.split(" ", 1);
    const fields = [...form.querySelectorAll<HTMLElement>("[data-wanted]")];
    return fields.find((field) => field.getAttribute("name") === name);
  }

  async function submit(): Promise<void> {
    isBusy = true;
    button.setAttribute("aria-disabled", "true");
    answer.textContent = "One moment…";
    for (const field of form.querySelectorAll("[aria-invalid]")) {
      field.removeAttribute("aria-invalid");
    }
    const typed = new FormData(form);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === "string" ? value : "";
    };
    const people = text("people");
    try {
      await callApi("POST /api/sales-requests", {
        body: {
          name: text("name"),
          email: text("email").trim(),
          organisation: text("organisation"),
          people: isSize(people) ? people : salesRequestSizes[0],
          message: text("message"),
        },
      });
      form.reset();
      answer.textContent = sent;
      // On a small screen it comes below what is seen.
      answer.scrollIntoView({ block: "nearest" });
    } catch (error) {
      const why = sentenceOf(error, failed);
      const field = fieldOf(why);
      answer.textContent = field?.dataset["wanted"] ?? why;
      field?.setAttribute("aria-invalid", "true");
      field?.focus();
    }
    isBusy = false;
    button.removeAttribute("aria-disabled");
  }
}
