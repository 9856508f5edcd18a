import { linkTo } from "../../lib/links";
import { TextPage, TextList, TextPart } from "../text-page";

export function ContactPage() {
  return (
    <TextPage
      title="Contact"
      lead="This copy of Saywell is run by your school. Please ask your teacher or the school’s office."
    >
      <TextPart title="They can help you with">
        <TextList>
          <li>lessons, classes and teachers</li>
          <li>plans, payments and money back</li>
          <li>an account that you cannot open</li>
          <li>your data, and anything that seems unsafe</li>
        </TextList>
        <p>
          Much of it you can do yourself: under <a href={linkTo("/settings")}>Settings</a> you can
          change your details, take a copy of your data, or erase your account.
        </p>
      </TextPart>
      <TextPart title="If you are the school">
        <p>
          No address stands here, because Saywell does not know yours. Write your own in{" "}
          <code>apps/web/src/landing/pages/contact-page.tsx</code>, and start Saywell again.
        </p>
      </TextPart>
    </TextPage>
  );
}
