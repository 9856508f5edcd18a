/** Loads the form's script. Where it does not come the address above the form remains. */
export async function loadContactForm(
  form: HTMLFormElement,
  load = () => import("./send-contact-form"),
): Promise<void> {
  try {
    (await load()).sendContactForm(form);
  } catch {
    form.before(note("The form could not be loaded. Write a mail to the address above."));
  }
}

/** Loads what the buttons of the plans do. Where it does not come they would do nothing, so that is said. */
export async function loadPricing(
  root: HTMLElement,
  load = () => import("./sell-plans"),
): Promise<void> {
  /** What was pressed before the script was there is done when it comes. */
  const pressed: HTMLElement[] = [];
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-plan]") : null;
    if (button !== null) pressed.push(button);
  };
  root.addEventListener("click", remember);
  try {
    const { sellPlans } = await load();
    root.removeEventListener("click", remember);
    const isDone = sellPlans(root);
    pressed.at(-1)?.click();
    await isDone;
  } catch {
    root.prepend(
      note("The page could not be loaded whole, so no plan can be chosen. Please reload it."),
    );
  }
}

/** The chat's script comes with the card, before anybody can have written; else with its next opening. */
export function loadChat(
  form: HTMLFormElement,
  log: HTMLElement,
  load = () => import("./chat-with-iris"),
): void {
  const card = form.closest("dialog");
  let failure: HTMLElement | null = null;
  let isLoading = false;
  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  card?.addEventListener("toggle", onToggle);

  async function start(): Promise<void> {
    isLoading = true;
    try {
      (await load()).startChat(form, log);
      card?.removeEventListener("toggle", onToggle);
      failure?.remove();
      form.hidden = false;
    } catch {
      form.hidden = true;
      if (failure === null) {
        failure = note("The chat could not be loaded. Close it and try again, or ");
        const way = document.createElement("a");
        way.href = "/contact";
        way.textContent = "write to the school";
        way.className = "text-primary underline underline-offset-4";
        failure.append(way, ".");
        log.append(failure);
      }
    }
    isLoading = false;
  }

  function onToggle(): void {
    if (!isLoading) void start();
  }
}

function note(words: string): HTMLElement {
  const element = document.createElement("p");
  element.setAttribute("role", "status");
  element.textContent = words;
  return element;
}
