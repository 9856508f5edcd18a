import type { ContactTopic } from "@saywell/contract/constants";
import { Link } from "../../lib/link";
import { linkTo } from "../../lib/links";
import { useLocation } from "react-router";
import { Button } from "../../ui/button";
import { DrawnNotice } from "../../product-ui/drawn-notice";
import { PageHeading } from "../../ui/page-heading";
import { AppShell } from "../app-shell";

interface Offer {
  title: string;
  /** The address of the ad's drawing. */
  picture: string;
  lead: string;
  points: readonly string[];
  /** How the contact form names it. */
  topic: ContactTopic;
}

/** Where the school's own ads lead, by address. */
const offers: Readonly<Record<string, Offer>> = {
  "/offers/textbooks": {
    title: "20% off textbooks",
    picture: "/ads/textbooks.svg",
    lead: "Learners of the school pay 20% less for the coursebooks that go with their level.",
    points: [
      "Write to the school: it tells you which coursebook fits your level, and what it costs.",
      "You do not need a coursebook to learn here. Every lesson works without one.",
    ],
    topic: "textbooks",
  },
  "/offers/tutoring": {
    title: "A free first tutoring session",
    picture: "/ads/tutoring.svg",
    lead: "Meet a tutor of the school, one to one. The first session costs nothing.",
    points: [
      "Write to the school what you want to practise, and when you have time.",
      "After the session you decide if you want more. There is nothing to cancel.",
    ],
    topic: "tutoring",
  },
  "/offers/ielts": {
    title: "IELTS course",
    picture: "/ads/ielts-course.svg",
    lead: "Prepare for all four parts of the IELTS test, with a teacher of the school.",
    points: [
      "Write to the school: it tells you when the next course begins, and what it costs.",
      "It is for learners from level B1. The placement test here tells you yours.",
    ],
    topic: "ielts",
  },
};

/** What an ad of the school promised, and what to do about it. */
export default function OfferPage() {
  const offer = offers[useLocation().pathname.replace(/\/$/, "")];
  // The router knows the addresses above only.
  if (!offer) return null;
  return (
    <AppShell title={offer.title} className="max-w-4xl">
      <DrawnNotice picture={offer.picture}>
        <PageHeading lead={offer.lead}>{offer.title}</PageHeading>
        <ul className="mt-6 grid list-disc gap-3 pl-6 marker:text-muted-foreground">
          {offer.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="mt-6 text-muted-foreground">
          You cannot book or pay here yet: the school answers, and everything is agreed with it.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild>
            <a href={linkTo("/contact", {}, { query: { about: offer.topic } })}>Ask the school</a>
          </Button>
          <Button asChild variant="outline">
            <Link to="/student-dashboard">Go to your dashboard</Link>
          </Button>
        </div>
      </DrawnNotice>
    </AppShell>
  );
}
