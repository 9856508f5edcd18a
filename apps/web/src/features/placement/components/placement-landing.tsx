import { cefrTexts } from "@saywell/adaptive-test";
import { cefrLevels } from "@saywell/cefr";
import type { LevelTestTimeAllowance, LevelTestType } from "@saywell/contract/constants";
import { Sparkles, Tag as TagIcon } from "lucide-react";
import { useState } from "react";
import { PageHeading } from "../../../ui/page-heading";
import { Tag } from "../../../ui/tag";
import { MoreTime } from "./more-time";
import { TestCard } from "./test-card";

const steps = [
  {
    title: "Choose your test",
    text: "There is one for adults, one for ages 11 to 15 and one for health care. Quick takes 5 minutes, Exact up to 45. You need no account.",
  },
  {
    title: "Answer questions that fit you",
    text: 'It begins with easy questions. After each answer the test picks the next one to fit you. If you do not know, say "I don\'t know".',
  },
  {
    title: "See your level",
    text: "When your level is clear you may finish early, or go on for a more exact result. You see it at once.",
  },
] as const;

/** The test that most people come for stands first. */
const choices: readonly LevelTestType[] = ["adult", "junior", "oet"];

/** What the placement test is, and the ways into it. */
export function LevelTestLanding() {
  const [timeAllowance, setTimeAllowance] = useState<LevelTestTimeAllowance>("1");
  return (
    <div className="grid grid-cols-1 gap-12 sm:gap-16">
      <div className="grid grid-cols-1 gap-5 sm:gap-8">
        <div className="grid grid-cols-1 gap-4">
          <p className="flex flex-wrap gap-2">
            <Tag tone="primary">
              <TagIcon aria-hidden /> Free
            </Tag>
            <Tag tone="primary">
              <Sparkles aria-hidden /> AI-Powered
            </Tag>
          </p>
          <PageHeading lead="A placement test that adapts to your answers, so that it needs fewer of them. It costs nothing and needs no login.">
            Find your English level
          </PageHeading>
        </div>
        <MoreTime timeAllowance={timeAllowance} onChange={setTimeAllowance} />
        <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
          {choices.map((testType) => (
            <li key={testType}>
              <TestCard testType={testType} timeAllowance={timeAllowance} />
            </li>
          ))}
        </ul>
      </div>
      <HowItWorks />
      <AboutResults />
    </div>
  );
}

function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="font-heading text-2xl font-semibold">
        How It Works
      </h2>
      <ol className="mt-5 grid grid-cols-1 gap-6 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-primary pt-4">
            <p aria-hidden className="figures font-heading text-2xl font-semibold text-primary">
              {index + 1}
            </p>
            <h3 className="mt-1 text-lg font-semibold">{title}</h3>
            <p className="mt-1 max-w-[34rem] text-muted-foreground">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function AboutResults() {
  return (
    <section aria-labelledby="about-results" className="grid grid-cols-1 gap-5">
      <h2 id="about-results" className="font-heading text-2xl font-semibold">
        What your result tells you
      </h2>
      <p className="max-w-[38rem]">
        You get a level of the Common European Framework (CEFR), how sure the test is of it, what
        people at your level can do, and your first lesson. The exact test measures five skills:
        grammar, vocabulary, reading, listening and writing; the quick one leaves out writing. A
        computer voice reads the listening questions. The result is advice for your learning, not a
        certificate.
      </p>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {cefrLevels.map((level) => (
          <div key={level} className="border-t border-rule pt-3">
            <dt className="font-semibold">
              <span className="figures text-primary">{level}</span> · {cefrTexts[level].title}
            </dt>
            <dd className="mt-1 text-muted-foreground">{cefrTexts[level].description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
