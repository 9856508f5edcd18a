import { Avatar } from "../../../product-ui/avatar";
import { Button, type ButtonProps } from "../../../ui/button";

export interface AccountButtonProps extends ButtonProps {
  name: string;
  /** The address of a picture; initials without one. */
  avatar: string | null;
}

/** The learner's face, which opens the user menu. */
export function AccountButton({ name, avatar, ...props }: AccountButtonProps) {
  return (
    <Button variant="ghost" size="icon" className="rounded-full" {...props}>
      <Avatar name={name} src={avatar} />
      <span className="sr-only">My Account</span>
    </Button>
  );
}
