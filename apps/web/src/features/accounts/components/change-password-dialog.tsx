import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callApi } from "../../../lib/api-client";
import { sessionsQuery } from "../api/sessions-queries";
import { problemOfNewPassword, problemOfPassword } from "../model/account-rules";
import { focusOnField } from "../model/focus-on-field";
import { isRefusedFor, refusalAtField } from "../model/refused-for";
import { DialogForm } from "./dialog-form";
import { PasswordField } from "./password-field";

export interface ChangePasswordDialogProps {
  userId: string;
  onChanged: () => void;
  onClose: () => void;
}

export function ChangePasswordDialog({ userId, onChanged, onClose }: ChangePasswordDialogProps) {
  const client = useQueryClient();
  const [form, setForm] = useState({ currentPassword: "", newPassword: "" });
  const [showsProblems, setShowsProblems] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const saving = useMutation({
    mutationFn: () =>
      callApi("POST /api/account/{userId}/password", { params: { userId }, body: form }),
    onSuccess() {
      void client.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
      onChanged();
      onClose();
    },
    onError(error) {
      if (isRefusedFor(error, "wrong-credentials"))
        focusOnField(element.current, "currentPassword");
      if (isRefusedFor(error, "weak-password")) focusOnField(element.current, "newPassword");
    },
  });
  const wrong = refusalAtField(saving.error, "wrong-credentials");
  const weak = refusalAtField(saving.error, "weak-password");
  const problems = {
    currentPassword: problemOfPassword(form.currentPassword),
    newPassword: problemOfNewPassword(form.newPassword),
  };

  function change(part: Partial<typeof form>) {
    setForm({ ...form, ...part });
    if (wrong ?? weak) saving.reset();
  }
  function submit() {
    setShowsProblems(true);
    if (problems.currentPassword) focusOnField(element.current, "currentPassword");
    else if (problems.newPassword) focusOnField(element.current, "newPassword");
    else saving.mutate();
  }
  const shown = (field: keyof typeof problems) => (showsProblems ? problems[field] : undefined);
  return (
    <DialogForm
      title="Change your password"
      description="You stay logged in here. All other devices are logged out."
      formRef={element}
      failure={(wrong ?? weak) ? null : saving.error}
      submit="Save my new password"
      isBusy={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        label="Your password now"
        name="currentPassword"
        isNew={false}
        value={form.currentPassword}
        onChange={(currentPassword) => change({ currentPassword })}
        error={shown("currentPassword") ?? wrong}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        isNew
        value={form.newPassword}
        onChange={(newPassword) => change({ newPassword })}
        error={shown("newPassword") ?? weak}
      />
    </DialogForm>
  );
}
