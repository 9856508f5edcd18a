import { linkTo } from "../../lib/links";
import { useLocation } from "react-router";
import { PageHeading } from "../../ui/page-heading";
import { AppShell } from "../app-shell";
import { WaysOn } from "../ways-on";

interface Offer {
  title: string;
  lead: string;
  points: readonly string[];
}

/** Where the school's own ads lead, by address. */
const offers: Readonly<Record<string, Offer>> = {
  "/offers/textbooks": {
    title: "20% off textbooks",
    lead: "Learners of the school pay 20% less for the coursebooks that go with their level.",
    points: [
      "The price is lower for every coursebook of the course, from A1 to C2.",
      "You do not need a coursebook to learn here. Every lesson works without one.",
      "You cannot order online yet. Ask at your school's office, and say that you learn on Saywell.",
    ],
  },
  "/offers/tutoring": {
    title: "A free first tutoring session",
    lead: "Meet a tutor of the school, one to one. The first session costs nothing.",
    points: [
      "Talk about what you want to practise, and get advice on what to learn next.",
      "After it you decide if you want more. There is nothing to cancel.",
      "You cannot book online yet. Ask at your school's office, and say that you learn on Saywell.",
    ],
  },
  "/offers/ielts": {
    title: "IELTS course",
    lead: "Prepare for all four parts of the IELTS test, with a teacher of the school.",
    points: [
      "The course is for learners from level B1.",
      "You can practise here at any time: many lessons train what the test asks for.",
      "You cannot book online yet. Ask at your school's office, and say that you learn on Saywell.",
    ],
  },
};

/** What an ad of the school promised, and what to do about it. */
export default function OfferPage() {
  const offer = offers[useLocation().pathname.replace(/\/$/, "")];
  // The router knows the addresses above only.
  if (!offer) return null;
  return (
    <AppShell title={offer.title} className="max-w-2xl">
      <PageHeading lead={offer.lead}>{offer.title}</PageHeading>
      <ul className="mt-6 grid list-disc gap-3 pl-6 marker:text-muted-foreground">
        {offer.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <WaysOn other={["Contact", linkTo("/contact")]} />
    </AppShell>
  );
}
