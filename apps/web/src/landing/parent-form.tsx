import { emailMaxLength } from "@saywell/contract/constants";
import { Button } from "../ui/button";
import { Input } from "../ui/input";
import { Labelled } from "./labelled";

/** Sends a parent the link to a plan. It is shown to who is under 18 and chooses one. */
export const ParentForm = () => (
  <form
    data-parent-form=""
    hidden
    aria-labelledby="parent"
    className="mt-10 grid max-w-[34rem] scroll-mt-24 gap-4 rounded-xl border border-rule bg-surface p-5"
  >
    <h2 id="parent" className="text-xl font-semibold">
      Send a link to a parent
    </h2>
    <p className="text-muted-foreground">
      You are under 18, so a parent buys the plan{" "}
      <strong data-parent-plan="" className="text-foreground" />. They get a mail with a link, and
      need no account.
    </p>
    <Labelled name="email" of="parent" label="Your parent's email">
      <Input
        id="parent-email"
        name="email"
        type="email"
        autoComplete="off"
        required
        maxLength={emailMaxLength}
      />
    </Labelled>
    <div>
      <Button type="submit">Send a link to a parent</Button>
    </div>
    <output
      data-parent-answer=""
      className="block scroll-mb-6 font-semibold break-words empty:hidden"
    />
  </form>
);
