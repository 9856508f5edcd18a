import type { SchoolClass } from "@saywell/contract";
import {
  emailMaxLength,
  invitableRoles,
  invitationDays,
  nameMaxLength,
  type Role,
} from "@saywell/contract/constants";
import { useState } from "react";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Select } from "../../../ui/select";
import { toast } from "../../../ui/use-toast";
import { useAdminCall } from "../api/use-admin-call";
import { roleWords } from "../model/person-words";
import { ClassPicker } from "./class-picker";
import { ConfirmDialog } from "./confirm-dialog";

interface InviteDialogProps {
  /** Whom it is for, where that is known: the form is filled in with it. */
  person?: { name: string; email: string; role: Role };
  onClose: () => void;
}

/** Asks whom to invite, and as what. */
export function InviteDialog({ person, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState(person?.email ?? "");
  const [name, setName] = useState(person?.name ?? "");
  const [role, setRole] = useState<Role>(person?.role ?? "TEACHER");
  const [classes, setClasses] = useState<SchoolClass[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const invite = useAdminCall("POST /api/admin/invitations");
  return (
    <ConfirmDialog
      title="Invite somebody"
      description={`They get a mail with a link, good for ${invitationDays} days. An earlier link to the same address ends.`}
      submitLabel="Send invitation"
      failure="The invitation could not be made. Please try again."
      check={() => {
        const isWhole = /^\S+@\S+\.\S+$/.test(email.trim());
        setIsMissing(!isWhole);
        return isWhole;
      }}
      onSubmit={async () => {
        const body = {
          email: email.trim(),
          role,
          classIds: classes.map(({ id }) => id),
          ...(name.trim() !== "" && { name: name.trim() }),
        };
        await invite({ body });
        toast({ title: "Invitation made", description: email.trim() });
      }}
      onClose={onClose}
    >
      <Field
        label="Email address"
        error={isMissing ? "Write the whole address, as in name@school.org." : ""}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            maxLength={emailMaxLength}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <Field label="Name" hint="Optional. The form is filled in with it.">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={nameMaxLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field label="Role" hint={role === "ADMIN" ? "An admin can do all that you can." : undefined}>
        {(control) => (
          <Select
            {...control}
            value={role}
            onChange={({ target }) => setRole(target.value as Role)}
          >
            {invitableRoles.map((each) => (
              <option key={each} value={each}>
                {roleWords[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ClassPicker picked={classes} onChange={setClasses} />
    </ConfirmDialog>
  );
}
