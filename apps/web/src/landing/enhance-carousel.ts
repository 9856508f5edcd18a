/** Shows a carousel's two buttons and lets each move the row by one card. */
export function enhanceCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>("[data-carousel-track]");
  const buttons = carousel.querySelector<HTMLElement>("[data-carousel-buttons]");
  const card = track?.firstElementChild;
  if (!track || !buttons || !card) return;
  buttons.hidden = false;
  for (const button of buttons.querySelectorAll<HTMLElement>("[data-carousel-step]")) {
    button.addEventListener("click", () => {
      const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      track.scrollBy({
        left: Number(button.dataset["carouselStep"]) * card.getBoundingClientRect().width,
        behavior: calm ? "auto" : "smooth",
      });
    });
  }
}
