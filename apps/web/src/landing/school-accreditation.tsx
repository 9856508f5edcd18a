import { When } from "./facts";
import { Section } from "./section";

const steps = [
  "Your school will name the body that accredits it, and its reference there.",
  "The reference will be checked in that body’s public register.",
  "Learners will see it beside your school’s name, with a link to the register.",
];

export function SchoolAccreditation() {
  return (
    <Section
      id="for-schools"
      title="School accreditation"
      lead="Saywell shows no seals of its own. If your school is accredited, your learners should be able to see it and check it."
    >
      <ol className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden
              className="w-6 shrink-0 font-heading text-3xl leading-none font-semibold text-primary"
            >
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-6 max-w-[35rem] text-muted-foreground">
        <When fact="plans" is={false}>
          This is coming, as part of your school’s own branding.
        </When>
        <When fact="plans">
          This is coming with the Enterprise plan, as part of your school’s own branding.
        </When>
      </p>
    </Section>
  );
}
