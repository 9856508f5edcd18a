import { type AgeBand, passwordRule } from "@saywell/contract/constants";

export interface AccountForm {
  name: string;
  email: string;
  password: string;
  ageBand: AgeBand;
}
export type AuthMode = "sign-up" | "log-in";
export type FormProblems = Partial<Record<"name" | "email" | "password", string>>;

/** What keeps a form from being sent, by field. The server has the last word. */
export function problemsOf(form: AccountForm, mode: AuthMode): FormProblems {
  const problems: FormProblems = {};
  if (mode === "sign-up" && form.name.trim() === "") problems.name = "Write your name.";
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email.trim())) {
    problems.email = "Write your email address, like anna@example.com.";
  }
  if (form.password === "") {
    problems.password = "Write your password.";
  } else if (mode === "sign-up" && form.password.length < passwordRule.min) {
    problems.password = `Use at least ${passwordRule.min} characters.`;
  }
  return problems;
}
