import {
  emailMaxLength,
  salesRequestMaxLength,
  type SalesRequestSize,
  salesRequestSizes,
} from "@saywell/contract/constants";
import { Button } from "../ui/button";
import { Input } from "../ui/input";
import { Select } from "../ui/select";
import { Textarea } from "../ui/textarea";
import { Labelled } from "./labelled";

const sizeWords: Readonly<Record<SalesRequestSize, string>> = {
  "1-20": "1 to 20",
  "21-100": "21 to 100",
  "101-500": "101 to 500",
  "500+": "More than 500",
};

/** Asks for an Enterprise plan. It is shown by the button of that plan. */
export const SalesForm = () => (
  <form
    data-sales-form=""
    hidden
    aria-labelledby="sales"
    className="mt-10 grid max-w-[34rem] scroll-mt-24 gap-4 rounded-xl border border-rule bg-surface p-5"
  >
    <h2 id="sales" className="text-xl font-semibold">
      Ask for an Enterprise plan
    </h2>
    <p className="text-muted-foreground">
      Say who you are and how many will learn. Somebody of the school answers by mail; nothing is
      bought here.
    </p>
    <Labelled name="name" of="sales" label="Your name">
      <Input
        id="sales-name"
        name="name"
        autoComplete="name"
        data-wanted="Please write your name."
        required
        maxLength={salesRequestMaxLength.name}
      />
    </Labelled>
    <Labelled name="email" of="sales" label="Your email address, for the answer">
      <Input
        id="sales-email"
        name="email"
        type="email"
        autoComplete="email"
        data-wanted="Please write your email address, such as ana@example.org."
        required
        maxLength={emailMaxLength}
      />
    </Labelled>
    <Labelled name="organisation" of="sales" label="Your school or company">
      <Input
        id="sales-organisation"
        name="organisation"
        autoComplete="organization"
        data-wanted="Please write the name of your school or company."
        required
        maxLength={salesRequestMaxLength.organisation}
      />
    </Labelled>
    <Labelled name="people" of="sales" label="How many people will learn?">
      <Select id="sales-people" name="people">
        {salesRequestSizes.map((size) => (
          <option key={size} value={size}>
            {sizeWords[size]}
          </option>
        ))}
      </Select>
    </Labelled>
    <Labelled name="message" of="sales" label="Anything else (you may leave this empty)">
      <Textarea
        id="sales-message"
        name="message"
        rows={4}
        maxLength={salesRequestMaxLength.message}
      />
    </Labelled>
    <div>
      <Button type="submit">Send the request</Button>
    </div>
    <output data-sales-answer="" className="block font-semibold empty:hidden" />
  </form>
);
