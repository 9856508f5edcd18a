import { startTheme, toggleTheme } from "../lib/theme";
import { enhanceCarousel } from "./enhance-carousel";
import { loadChat, loadContactForm, loadPricing } from "./load-on-demand";

/** All the script that the public pages have. Everything but the theme, the chat, the contact form and buying works without it. */
startTheme();
for (const button of document.querySelectorAll("[data-theme-toggle]")) {
  button.addEventListener("click", () => toggleTheme());
}
for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
  enhanceCarousel(carousel);
}
const contact = document.querySelector<HTMLFormElement>("[data-contact-form]");
if (contact) void loadContactForm(contact);
const pricing = document.querySelector<HTMLElement>("[data-pricing]");
if (pricing) void loadPricing(pricing);
const chat = document.querySelector<HTMLFormElement>("[data-chat-form]");
const log = document.querySelector<HTMLElement>("[data-chat-log]");
if (chat && log) loadChat(chat, log);
