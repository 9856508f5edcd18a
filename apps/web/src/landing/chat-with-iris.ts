import { tutorHistory } from "@saywell/contract/constants";
import { callApi, type ReplyOf, type RequestOf } from "../lib/api-client";
import { linkTo } from "../lib/links";
import { deviceTimeZone } from "../lib/device-time-zone";
import { isForPlan, whyNoAnswer } from "../lib/why-no-answer";
import { markedWriting } from "./mark-writing";

type Reply = ReplyOf<"POST /api/ai/chat">;
type Said = RequestOf<"POST /api/ai/chat">["body"]["conversationHistory"][number];

/**
 * Lets a visitor write to Iris in the card, as learners do in the app. Before the first message the
 * page calls nothing; with it whoever has no session becomes a guest.
 */
export function startChat(form: HTMLFormElement, log: HTMLElement): void {
  const field = form.querySelector("textarea")!;
  const button = form.querySelector("button")!;
  let history: Said[] = [];
  let isAsking = false;

  async function say(message: string): Promise<void> {
    const own = add(log, "from-visitor", message);
    const waiting = add(log, "from-iris", "Iris is typing…");
    try {
      const reply = await ask({ message, conversationHistory: history, lessonId: null });
      if (reply.corrections.length > 0) {
        own.classList.add("is-marked");
        own.replaceChildren(...markedWriting(message, reply.corrections));
      }
      waiting.textContent = reply.response;
      const turns = [saidBy("user", message), saidBy("avatar", reply.response)];
      history = [...history, ...turns].slice(-tutorHistory.messages);
    } catch (error) {
      waiting.textContent = whyNoAnswer(error);
      if (isForPlan(error)) waiting.append(" ", wayToPlans());
      // What did not arrive can be sent again.
      if (field.value === "") field.value = message;
    }
    // The newest answer whole; where it is longer than the log, from its beginning.
    waiting.scrollIntoView({ block: "nearest" });
  }

  async function submit(): Promise<void> {
    const message = field.value.trim();
    if (message === "" || isAsking) return;
    isAsking = true;
    button.setAttribute("aria-disabled", "true");
    field.value = "";
    await say(message);
    isAsking = false;
    button.removeAttribute("aria-disabled");
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void submit();
  });
}

/** Whoever is known already is asked for nothing more. */
async function ask(body: RequestOf<"POST /api/ai/chat">["body"]): Promise<Reply> {
  const { user } = await callApi("GET /api/session");
  if (user === null) {
    await callApi("POST /api/session/guest", { body: { timeZone: deviceTimeZone() } });
  }
  return await callApi("POST /api/ai/chat", { body });
}

function wayToPlans(): HTMLElement {
  const way = document.createElement("a");
  way.href = linkTo("/pricing");
  way.textContent = "See the plans";
  way.className = "text-primary underline underline-offset-4";
  return way;
}

let lastId = 0;
const saidBy = (sender: Said["sender"], text: string): Said => ({
  id: `message-${(lastId += 1)}`,
  sender,
  text: text.slice(0, tutorHistory.maxLength),
});

function add(log: HTMLElement, className: string, text: string): HTMLElement {
  const message = document.createElement("p");
  message.className = className;
  message.textContent = text;
  log.append(message);
  log.scrollTop = log.scrollHeight;
  return message;
}
