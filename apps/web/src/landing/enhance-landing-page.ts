import { startTheme, toggleTheme } from "../lib/theme";
import { enhanceCarousel } from "./enhance-carousel";
import { tellGuests } from "./tell-guests";

/** All the script that the landing page has. Everything but the theme works without it. */
startTheme();
for (const button of document.querySelectorAll("[data-theme-toggle]")) {
  button.addEventListener("click", () => toggleTheme());
}
for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
  enhanceCarousel(carousel);
}
void tellGuests();
