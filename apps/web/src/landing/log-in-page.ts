import { linkTo } from "../lib/links";

/** The dashboard, with the card open by which one logs in. */
export const logInPage = linkTo("/student-dashboard", {}, { hash: "log-in" });
