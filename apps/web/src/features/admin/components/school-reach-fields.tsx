import {
  emailMaxLength,
  schoolAddressMaxLength,
  schoolContactMaxLength,
  schoolPhoneMaxLength,
} from "@saywell/contract/constants";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Textarea } from "../../../ui/textarea";

/** How people reach the school. */
export interface SchoolReach {
  contact: string;
  email: string;
  phone: string;
  address: string;
}

interface SchoolReachFieldsProps {
  reach: SchoolReach;
  onChange: (reach: SchoolReach) => void;
}

/** What stands in mails, and what on the contact page. Everybody can read it. */
export function SchoolReachFields({ reach, onChange }: SchoolReachFieldsProps) {
  const field = (name: keyof SchoolReach, maxLength: number) => ({
    maxLength,
    value: reach[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...reach, [name]: target.value }),
  });
  return (
    <>
      <Field
        label="Contact"
        hint="Where people reach the school, in a line: it stands under mails and wherever somebody is sent to you. Everybody can read it."
      >
        {(control) => (
          <Textarea {...control} rows={3} {...field("contact", schoolContactMaxLength)} />
        )}
      </Field>
      <Field
        label="Email address"
        hint="What people write on the contact page goes there. Without it the page has no form."
      >
        {(control) => <Input {...control} type="email" {...field("email", emailMaxLength)} />}
      </Field>
      <Field label="Telephone" hint="For the contact page.">
        {(control) => <Input {...control} type="tel" {...field("phone", schoolPhoneMaxLength)} />}
      </Field>
      <Field label="Address" hint="For the contact page: where the school stands.">
        {(control) => (
          <Textarea {...control} rows={3} {...field("address", schoolAddressMaxLength)} />
        )}
      </Field>
    </>
  );
}

/** Without what stands around the words. */
export const trimmed = ({ contact, email, phone, address }: SchoolReach): SchoolReach => ({
  contact: contact.trim(),
  email: email.trim(),
  phone: phone.trim(),
  address: address.trim(),
});
