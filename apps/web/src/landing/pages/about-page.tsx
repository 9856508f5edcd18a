import { linkTo } from "../../lib/links";
import { TextPage, TextPart } from "../text-page";

export function AboutPage() {
  return (
    <TextPage
      title="About"
      lead="Saywell is an English course that a language school runs on its own computer."
    >
      <TextPart title="What it is">
        <p>
          Learners from A1 to C2 take short lessons with Iris, an AI teacher. She talks with them,
          waits for them and marks what they write. Lessons pay coins; live lessons that they pay
          for with coins are coming.
        </p>
        <p>
          Iris is a program, not a person. She explains words and points of grammar, and she says so
          when she does not know one. Teachers write the lessons that she teaches.
        </p>
      </TextPart>
      <TextPart title="Who runs it">
        <p>
          The school whose address you see in your browser. It installed this copy of Saywell, it
          keeps the data, and you can write to it with your questions. See{" "}
          <a href={linkTo("/contact")}>Contact</a>.
        </p>
      </TextPart>
      <TextPart title="What it does not do">
        <p>
          It shows no advertising from other companies, sells no data, and does not follow you to
          other sites. A streak grows on days of study only, because it should mean study.
        </p>
      </TextPart>
    </TextPage>
  );
}
