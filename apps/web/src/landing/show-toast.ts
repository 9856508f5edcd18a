/** As long as a toast of the app. */
export const toastDuration = 5000;

interface ToastWords {
  title: string;
  description: string;
  variant: "default" | "destructive";
  /** Where something can be done about it. */
  way?: { href: string; name: string };
}

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Shows one notification at a time. One about a failure stays until it is closed or another comes. */
export function showToast(box: HTMLElement, parts: HTMLTemplateElement, words: ToastWords): void {
  clearTimeout(hiding);
  box.dataset["variant"] = words.variant;
  box.replaceChildren(parts.content.cloneNode(true));
  box.querySelector("[data-title]")!.textContent = words.title;
  const description = box.querySelector("[data-description]")!;
  description.textContent = words.description;
  if (words.way) {
    const way = document.createElement("a");
    way.href = words.way.href;
    way.textContent = words.way.name;
    description.append(" ", way);
  }
  const hide = () => box.replaceChildren();
  box.querySelector("[data-close]")!.addEventListener("click", hide);
  if (words.variant === "default") hiding = setTimeout(hide, toastDuration);
}
