import type { PrerenderedPath } from "@saywell/contract/constants";
import type { ComponentType } from "react";
import { LandingPage } from "../app/pages/landing-page";
import { describeSchool } from "./describe-school";
import type { PageDescription } from "./page-head";
import { AboutPage } from "./pages/about-page";
import { ContactPage } from "./pages/contact-page";
import { PricingPage } from "./pages/pricing-page";
import { PrivacyPage } from "./pages/privacy-page";
import { SecurityPage } from "./pages/security-page";
import { TermsPage } from "./pages/terms-page";

interface PublicPage extends PageDescription {
  Page: ComponentType;
}

/** The pages outside the app, by address. */
export const publicPages: Record<PrerenderedPath, PublicPage> = {
  "/": {
    title: "Saywell: learn English with an AI teacher, from A1 to C2",
    description:
      "Short English lessons with Iris, a patient AI teacher who marks what you write. The first four lessons are free.",
    structuredData: describeSchool,
    Page: LandingPage,
  },
  "/about": {
    title: "About · Saywell",
    description: "What Saywell is, who runs it, and what it does not do.",
    Page: AboutPage,
  },
  "/contact": {
    title: "Contact · Saywell",
    description: "Whom to ask about lessons, accounts and your data.",
    Page: ContactPage,
  },
  "/privacy": {
    title: "Privacy · Saywell",
    description:
      "What Saywell stores about you, where it lies, and how to take it away or erase it.",
    Page: PrivacyPage,
  },
  "/terms": {
    title: "Terms · Saywell",
    description: "The rules of using Saywell, in plain English.",
    Page: TermsPage,
  },
  "/security": {
    title: "Security · Saywell",
    description: "How Saywell protects accounts and data, and what it leaves to the school.",
    Page: SecurityPage,
  },
  "/pricing": {
    title: "Plans · Saywell",
    description: "What is open to everybody, what each plan has, and how to choose one.",
    Page: PricingPage,
  },
};
