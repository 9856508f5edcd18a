import { linkTo } from "../../lib/links";
import { ContactForm } from "../contact-form";
import { Fact, When } from "../facts";
import { placeOf } from "@saywell/contract/constants";
import { TextList, TextPage, TextPart } from "../text-page";

/** Where the school is reached, as an admin has set it. */
export function ContactPage() {
  return (
    <TextPage
      title="Contact"
      lead={
        <>
          This site is run by <Fact of="school/name" />.
          <When fact="demo"> It is a demonstration: what you write to it stays in its outbox.</When>
        </>
      }
    >
      <TextPart title="Where the school is reached">
        <When fact="school/email">
          <p>
            Mail:{" "}
            <a
              href={`mailto:${placeOf("school/email")}`}
              className="inline-flex min-h-11 items-center"
            >
              <Fact of="school/email" />
            </a>
          </p>
        </When>
        <When fact="school/phone">
          <p>
            Telephone: <Fact of="school/phone" />
          </p>
        </When>
        <When fact="school/address">
          <address className="whitespace-pre-line not-italic">
            <Fact of="school/address" />
          </address>
        </When>
        <When fact="school/contact">
          <p className="whitespace-pre-line">
            <Fact of="school/contact" />
          </p>
        </When>
        <When fact="school/email" is={false}>
          <p>Please ask your teacher, or go to the school’s office.</p>
        </When>
      </TextPart>
      {/* Asks the form for one more topic: the form stands in a condition, and none stands in another. */}
      <When fact="plans">
        <span hidden data-topic="plans" />
      </When>
      <When fact="school/email">
        <TextPart title="Write to the school">
          <ContactForm />
        </TextPart>
      </When>
      <TextPart title="They can help you with">
        <TextList>
          <li>lessons, classes and teachers</li>
          <li>
            <When fact="plans">plans and </When>offers
          </li>
          <li>an account that you cannot open</li>
          <li>your data, and anything that seems unsafe</li>
        </TextList>
        <p>
          Much of it you can do yourself: under <a href={linkTo("/settings")}>Settings</a> you can
          change your details, take a copy of your data, or erase your account.
        </p>
      </TextPart>
      <TextPart title="For administrators">
        <p>
          The school’s name, mail, telephone and address are set in the{" "}
          <a href={linkTo("/admin/settings")}>school settings</a>. What is written here goes to the
          outbox, as a mail to that address.
        </p>
      </TextPart>
    </TextPage>
  );
}
