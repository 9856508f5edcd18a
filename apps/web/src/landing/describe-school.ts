import { plans } from "@saywell/content";
import { cefrLevels } from "@saywell/contract/constants";
import { linkTo } from "../lib/links";

/** The school and its course in the words of schema.org. */
export function describeSchool(url: string): object {
  const school = { "@type": "EducationalOrganization", "@id": `${url}#school` };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        ...school,
        name: "Saywell",
        url,
        logo: new URL("/favicon.svg", url).href,
        description: "English lessons with an AI teacher, from A1 to C2.",
      },
      {
        "@type": "Course",
        "@id": `${url}#course`,
        name: "English from A1 to C2",
        description:
          "Short lessons with Iris, an AI teacher who talks with the learner and marks what they write.",
        url,
        provider: school,
        inLanguage: "en-GB",
        teaches: "English",
        educationalLevel: cefrLevels.map((level) => ({
          "@type": "DefinedTerm",
          inDefinedTermSet: "Common European Framework of Reference for Languages",
          name: level,
        })),
        isAccessibleForFree: true,
        hasCourseInstance: {
          "@type": "CourseInstance",
          courseMode: "Online",
          // Three lessons of about twelve minutes.
          courseWorkload: "PT36M",
        },
        // Not every school charges, and the build cannot know; what is free is free everywhere.
        offers: plans
          .filter(({ pricePence }) => pricePence === 0)
          .map(({ name, pricePence }) => ({
            "@type": "Offer",
            name,
            category: "Free",
            price: (pricePence / 100).toFixed(2),
            priceCurrency: "GBP",
            url: new URL(linkTo("/pricing"), url).href,
          })),
      },
    ],
  };
}
