import { linkTo } from "../../../lib/links";
import type { AdBannerProps } from "../components/ad-banner";

/** The school's own two ads. Nobody else's are shown. */
export const houseAds: ReadonlyArray<Omit<AdBannerProps, "variant">> = [
  {
    title: "20% off textbooks",
    description: "The coursebooks for your level, at a lower price for our learners.",
    ctaText: "See the offer",
    ctaUrl: linkTo("/offers/textbooks"),
    imageUrl: "/ads/textbooks.svg",
  },
  {
    title: "A free first tutoring session",
    description: "Meet a tutor of the school, one to one. The first session costs nothing.",
    ctaText: "See the offer",
    ctaUrl: linkTo("/offers/tutoring"),
    imageUrl: "/ads/tutoring.svg",
  },
];
