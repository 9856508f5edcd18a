import { moneyBackDays } from "@saywell/contract/constants";
import { linkTo } from "../../lib/links";
import { When } from "../facts";
import { TextPage, TextList, TextPart } from "../text-page";

export function TermsPage() {
  return (
    <TextPage
      title="Terms"
      lead="The rules of using Saywell. Your school may have more of its own; where they differ, the school’s count."
    >
      <TextPart title="Learning">
        <TextList>
          <When fact="guests">
            <li>You may begin without an account, and sign up later without losing anything.</li>
          </When>
          <li>What you write stays yours. It is used to teach you, and for nothing else.</li>
          <li>
            Iris is a program and can be wrong. Do not rely on her where a mistake would hurt
            somebody, as in law or medicine.
          </li>
          <li>If you are under 18, ask a parent or your school before you sign up.</li>
        </TextList>
      </TextPart>
      <TextPart title="With others">
        <TextList>
          <li>Be kind. Do not insult, threaten or embarrass anybody.</li>
          <li>Do not share other people’s names, addresses or pictures.</li>
          <li>Keep your password to yourself, and use your own account.</li>
          <li>Do not try to break the service or to earn rewards with programs.</li>
        </TextList>
        <p>The school may close an account that breaks these rules, and will say why.</p>
      </TextPart>
      <TextPart title="Plans, XP and coins">
        <TextList>
          <li>
            What is open to everybody, and what a plan has where the school sells them, stands on
            the page of <a href={linkTo("/pricing")}>plans</a>.
          </li>
          <When fact="plans">
            <li>
              A paid plan has a {moneyBackDays}-day money-back guarantee: for the first payment of a
              first plan, once a person. It can be cancelled anytime, and lasts until the paid time
              is over.
            </li>
          </When>
          <li>
            XP, coins and badges reward study. They cannot be bought, sold or changed into money.
          </li>
        </TextList>
      </TextPart>
      <TextPart title="Leaving">
        <p>
          You can erase your account at any time under <a href={linkTo("/settings")}>Settings</a>.
          See <a href={linkTo("/privacy")}>Privacy</a> for what that deletes.
        </p>
      </TextPart>
    </TextPage>
  );
}
