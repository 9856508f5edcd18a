import { type AgeBand, passwordRule } from "@saywell/contract/constants";

export interface AccountForm {
  name: string;
  email: string;
  password: string;
  ageBand: AgeBand;
  /** Asked for where a child signs up. */
  parentEmail: string;
}
export type AuthMode = "sign-up" | "log-in";
export type FormProblems = Partial<Record<"name" | "email" | "password" | "parentEmail", string>>;

/** What keeps a form from being sent, by field. The server has the last word. */
export function problemsOf(form: AccountForm, mode: AuthMode): FormProblems {
  const problems: FormProblems = {};
  if (mode === "sign-up" && form.name.trim() === "") problems.name = "Write your name.";
  const email = problemOfEmail(form.email);
  if (email) problems.email = email;
  const password =
    mode === "sign-up" ? problemOfNewPassword(form.password) : problemOfPassword(form.password);
  if (password) problems.password = password;
  const parentEmail = mode === "sign-up" ? problemOfParent(form) : undefined;
  if (parentEmail) problems.parentEmail = parentEmail;
  return problems;
}

export const problemOfEmail = (email: string): string | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? undefined
    : "Write your email address, like anna@example.com.";

export const problemOfPassword = (password: string): string | undefined =>
  password === "" ? "Write your password." : undefined;

export function problemOfNewPassword(password: string): string | undefined {
  if (password.length >= passwordRule.min) return undefined;
  return problemOfPassword(password) ?? `Use at least ${passwordRule.min} characters.`;
}

/** A child may name a parent later too. */
function problemOfParent({ ageBand, email, parentEmail }: AccountForm): string | undefined {
  const parent = parentEmail.trim();
  if (ageBand !== "UNDER_13" || parent === "") return undefined;
  if (problemOfEmail(parent)) return "Write your parent's email address, like mum@example.com.";
  return parent.toLowerCase() === email.trim().toLowerCase()
    ? "This is your own email. Write your parent's email."
    : undefined;
}
