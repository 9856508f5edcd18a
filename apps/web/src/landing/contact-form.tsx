import {
  contactMessage,
  contactNameMaxLength,
  contactTopics,
  contactTopicWords,
  emailMaxLength,
} from "@saywell/contract/constants";
import type { ReactNode } from "react";
import { Button } from "../ui/button";

const box = "min-h-11 w-full rounded-lg border border-control bg-surface px-3 py-2";

/** What the script sends. Without a script it is not shown: the school's address stands above it. */
export function ContactForm() {
  return (
    <>
      <noscript>
        <p>Write a mail to the address above.</p>
      </noscript>
      <form data-contact-form="" hidden className="grid max-w-[34rem] gap-4">
        <Labelled name="name" label="Your name">
          <input
            id="contact-name"
            name="name"
            autoComplete="name"
            required
            maxLength={contactNameMaxLength}
            className={box}
          />
        </Labelled>
        <Labelled name="email" label="Your email address, for the answer">
          <input
            id="contact-email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={emailMaxLength}
            className={box}
          />
        </Labelled>
        <Labelled name="about" label="What is it about?">
          <select id="contact-about" name="about" className={box}>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {contactTopicWords[topic]}
              </option>
            ))}
          </select>
        </Labelled>
        <Labelled name="message" label="Your message">
          <textarea
            id="contact-message"
            name="message"
            rows={6}
            required
            minLength={contactMessage.minLength}
            maxLength={contactMessage.maxLength}
            className={box}
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

function Labelled({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={`contact-${name}`} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}
