const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Shows a carousel's two buttons and lets them, and the arrow keys, move the row by one card.
 * Swiping and the scroll bar need no script.
 */
export function enhanceCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>("[data-carousel-track]");
  const buttons = carousel.querySelector<HTMLElement>("[data-carousel-buttons]");
  const card = track?.firstElementChild;
  if (!track || !buttons || !card) return;

  const move = (cards: number) => {
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    track.scrollBy({
      left: cards * card.getBoundingClientRect().width,
      behavior: calm ? "auto" : "smooth",
    });
  };

  track.addEventListener("keydown", (event) => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const cards = keySteps[event.key];
    if (!isPlain || cards === undefined) return;
    event.preventDefault();
    move(cards);
  });

  const steps = Array.from(buttons.querySelectorAll<HTMLElement>("[data-carousel-step]"));
  const cardsOf = (button: HTMLElement) => Number(button.dataset["carouselStep"]);
  for (const button of steps) {
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") !== "true") move(cardsOf(button));
    });
  }

  /** A button that leads nowhere says so, and keeps the focus. */
  const settle = () => {
    const end = track.scrollWidth - track.clientWidth;
    for (const button of steps) {
      const isAtEnd = cardsOf(button) < 0 ? track.scrollLeft < 1 : track.scrollLeft > end - 1;
      button.setAttribute("aria-disabled", String(isAtEnd));
    }
  };
  track.addEventListener("scroll", settle, { passive: true });
  window.addEventListener("resize", settle);
  buttons.hidden = false;
  settle();
}
