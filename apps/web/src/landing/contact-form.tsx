import {
  contactMessage,
  contactNameMaxLength,
  contactTopics,
  contactTopicWords,
  emailMaxLength,
} from "@saywell/contract/constants";
import { Button } from "../ui/button";
import { Input } from "../ui/input";
import { Select } from "../ui/select";
import { Textarea } from "../ui/textarea";
import { Labelled } from "./labelled";

/** Where a field has the focus, its label stays in sight below the header. */
const belowHeader = "scroll-mt-36";

/** What the script sends. Without a script it is not shown: the school's address stands above it. */
export function ContactForm() {
  return (
    <>
      <noscript>
        <p>Write a mail to the address above.</p>
      </noscript>
      <form data-contact-form="" hidden className="grid max-w-[34rem] gap-4">
        <Labelled of="contact" name="name" label="Your name">
          <Input
            id="contact-name"
            name="name"
            autoComplete="name"
            data-wanted="Please write your name."
            required
            className={belowHeader}
            maxLength={contactNameMaxLength}
          />
        </Labelled>
        <Labelled of="contact" name="email" label="Your email address, for the answer">
          <Input
            id="contact-email"
            name="email"
            type="email"
            autoComplete="email"
            data-wanted="Please write your email address, such as ana@example.org."
            required
            className={belowHeader}
            maxLength={emailMaxLength}
          />
        </Labelled>
        <Labelled of="contact" name="about" label="What is it about?">
          <Select id="contact-about" name="about">
            {/* The script adds plans where the school charges. */}
            {contactTopics
              .filter((topic) => topic !== "plans")
              .map((topic) => (
                <option key={topic} value={topic}>
                  {contactTopicWords[topic]}
                </option>
              ))}
          </Select>
        </Labelled>
        <Labelled of="contact" name="message" label="Your message">
          <Textarea
            id="contact-message"
            name="message"
            rows={6}
            data-wanted={`Please write your message, in ${contactMessage.minLength} to ${contactMessage.maxLength} letters.`}
            required
            className={belowHeader}
            minLength={contactMessage.minLength}
            maxLength={contactMessage.maxLength}
          />
        </Labelled>
        <div>
          <Button type="submit">Send the message</Button>
        </div>
        <output data-contact-answer="" className="block font-semibold empty:hidden" />
        <div
          data-contact-help=""
          aria-live="assertive"
          className="text-links grid gap-1.5 rounded-xl border-2 border-primary bg-primary-wash p-4 empty:hidden"
        />
      </form>
    </>
  );
}
