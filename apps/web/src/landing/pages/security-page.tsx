import { callLimits } from "@saywell/contract/constants";
import { linkTo } from "../../lib/links";
import { TextPage, TextList, TextPart } from "../text-page";

const { max, timeWindow } = callLimits.credentials;

export function SecurityPage() {
  return (
    <TextPage
      title="Security"
      lead="How this software protects accounts and data, and what it leaves to the school."
    >
      <TextPart title="Passwords and sessions">
        <TextList>
          <li>
            Passwords are stored in a form that nobody can read back, and that is slow to guess at.
            They have at least ten characters.
          </li>
          <li>
            The session cookie holds a secret that nobody can guess. The database keeps only a
            fingerprint of it, so a stolen copy of the database opens no session.
          </li>
          <li>
            The cookie is out of reach of scripts, and is not sent along when another site makes a
            request. Over HTTPS it is sent over HTTPS only.
          </li>
          <li>
            After {max} wrong log-ins within {timeWindow / 60_000} minutes for one email address, it
            makes you wait. Wrong passwords from many places at once are counted together: each
            further one waits longer, up to five minutes, the owner is told by mail, and can still
            log in on a device used before.
          </li>
          <li>
            You can see where you are logged in and end it. A session ends after 90 days without
            use, and after 180 days in any case.
          </li>
          <li>
            Whether an email address has an account is told to nobody but whoever reads its mail. A
            link in a mail works once. One for a new password works for 30 minutes.
          </li>
        </TextList>
      </TextPart>
      <TextPart title="Every request">
        <TextList>
          <li>
            The server checks who is asking, and whether the data is theirs, in one place for every
            call.
          </li>
          <li>
            Scores, XP and coins are worked out on the server. What a browser claims is checked,
            never believed.
          </li>
          <li>Requests that change something are refused when another site’s page sends them.</li>
          <li>
            A content security policy lets the pages run only their own scripts and load nothing
            from other sites.
          </li>
        </TextList>
      </TextPart>
      <TextPart title="Where the data lies">
        <p>
          In a database on the school’s own machine, which only that machine can reach, or in one
          that the school has chosen.
        </p>
      </TextPart>
      <TextPart title="If you find a weakness">
        <p>
          Please tell the school that runs this copy first (see{" "}
          <a href={linkTo("/contact")}>Contact</a>), and give it time to fix it before you tell
          others.
        </p>
        <p>No outside company has audited this software, and it holds no security certificate.</p>
      </TextPart>
      <TextPart title="For administrators">
        <TextList>
          <li>
            Passwords are hashed with argon2id (19 MiB of memory, two passes), each with its own
            salt. The session cookie holds 256 random bits, of which the database keeps the{" "}
            <span className="whitespace-nowrap">SHA-256</span> hash.
          </li>
          <li>
            Saywell brings its own PostgreSQL, which runs as a user without rights. You may use one
            of your own.
          </li>
          <li>Put HTTPS in front of Saywell; it does not bring a certificate.</li>
          <li>Encrypt the disk and make backups; Saywell does not encrypt the database’s files.</li>
          <li>
            Turn the demo school off (<code>DEMO=off</code>) before real learners come.
          </li>
        </TextList>
      </TextPart>
    </TextPage>
  );
}
