import { mailDays } from "@saywell/contract/constants";
import { linkTo } from "../../lib/links";
import { When } from "../facts";
import { TextPage, TextList, TextPart } from "../text-page";

export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy"
      lead="What this software stores about you, where it lies, and how to take it away."
    >
      <TextPart title="Who holds your data">
        <p>
          The school that runs this copy of Saywell. The data lies in a database on the school’s own
          machine, or in one that the school has chosen. The makers of Saywell receive nothing.
        </p>
      </TextPart>
      <TextPart title="What is stored">
        <p>
          Reading these public pages stores nothing about you. When you begin to learn, it keeps:
        </p>
        <TextList>
          <li>
            <strong>who you are:</strong> a name, your age group if you gave it, your level, time
            zone, picture and settings. A guest needs no name: people in rooms read one such as
            “Sunny Lark”, or the one that the guest chose. If you sign up: your email address, your
            password in a form that cannot be read back, and from which kinds of device you logged
            in, and when
          </li>
          <li>
            <strong>what you do:</strong> your answers in lessons and in the placement test, when
            you gave them, how far you are, quiz scores, the days you studied, the words and lessons
            you saved, the cards of your review and how you graded each
          </li>
          <li>
            <strong>what you do with others:</strong> your messages in rooms, the rooms you joined,
            your friends and friend requests, whom you follow, and whom you muted or blocked
          </li>
          <li>
            <strong>what you earn:</strong> XP, coins and badges, each with its reason and time, and
            your plan
          </li>
        </TextList>
        <p>
          If you write to the school on its <a href={linkTo("/contact")}>Contact</a> page, your
          name, address and words go to the school as a mail, and stay in its outbox for {mailDays}{" "}
          days.
        </p>
        <p>
          It does not keep your internet address. It counts requests by address in memory for up to
          an hour, so that nobody can try thousands of passwords. Its log holds errors and slow
          requests.
        </p>
      </TextPart>
      <TextPart title="On your device">
        <TextList>
          <li>
            The cookie <code>saywell_session</code>: it keeps you logged in for 90 days after your
            last visits, and for 180 days in all. It is set when you open your dashboard or a
            lesson, or write to Iris
          </li>
          <li>
            The cookie <code>saywell_device</code>, for 400 days after you log in: by this your
            account knows this browser again, and writes to you when another one logs in
          </li>
          <li>
            If you take the placement test without an account, two cookies that stay for 90 days
            after you begin a test. <code>saywell_test_taker</code>: by this the test does not ask
            you the same questions again. <code>saywell_level_test</code>: by this your result shows
            you, and nobody else, what you wrote
          </li>
          <li>
            <code>saywell.level-test</code> in the browser’s storage: a test that you have not
            finished, and the results that are not joined to an account yet
          </li>
          <li>
            <code>theme</code> in the browser’s storage: light or dark, if you chose
          </li>
          <li>
            <code>saywell.preferences</code>: the text size, spacing, motion and sounds that you set
          </li>
          <li>answers that could not be sent yet, until they are sent</li>
          <li>
            <code>saywell.outbox</code>: messages to a room that could not be sent yet, until they
            are sent, you log out or close the tab
          </li>
        </TextList>
        <p>
          Scripts cannot read these cookies, and they are used for nothing else. There are no other
          cookies, so there is no banner that asks about them.
        </p>
      </TextPart>
      <TextPart title="Who else sees it">
        <p>
          No other company, unless the school chooses the help below. The pages load nothing from
          other sites: no fonts, no counters, no advertising networks. What you say to Iris is
          answered on the school’s machine.
        </p>
        <p>
          A school may let a language model help to mark what you write in the placement test. Then
          that text is sent to the model, without your name and account, and your result says that
          it helped.
        </p>
        <p>
          A school may also let a language model read what is written in rooms, to find what could
          hurt somebody. Then the text of each message, in private rooms too, is sent to the model,
          without names and accounts. What it finds is put before a teacher, and may be taken down
          at once.
        </p>
        <p>
          One thing to know: the Listen button uses your browser’s voice. Some browsers speak with a
          voice on their maker’s server and send it the sentence to be spoken, which may have your
          first name in it. Where the browser has a British voice on your device, that one is used.
        </p>
        <p>
          Other learners see your name and XP on the leaderboard if you take part in it; under 18
          you do not unless you choose to. Nobody sees your email address unless you say so in
          Settings. The school’s staff can see what the database holds, except your password.
        </p>
      </TextPart>
      <TextPart title="Your data is yours">
        <p>
          Under <a href={linkTo("/settings")}>Settings</a> you can take a copy of everything that is
          stored about you, and erase your account. Erasing is real: your rows are deleted, not
          hidden. Copies that the school made of its database before may live until the school
          replaces them.
        </p>
        <When fact="plans">
          <p>
            Who pays for a plan gives their address and card to the school’s payment provider, on
            the provider’s own pages; the school never sees the card. If you had your money back, a
            hash of the address stays that you paid with, which nobody can read as an address: the
            money is given back once a person.
          </p>
        </When>
        <p>
          A guest who loses the cookie can no longer open the account. Ask the school to delete it.
        </p>
      </TextPart>
    </TextPage>
  );
}
