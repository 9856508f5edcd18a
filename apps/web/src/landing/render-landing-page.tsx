import { renderToStaticMarkup } from "react-dom/server";
import { LandingPage } from "../app/pages/landing-page";

/** The landing page's body, written into `index.html` when the site is built. */
export function render(): string {
  return renderToStaticMarkup(<LandingPage />);
}
