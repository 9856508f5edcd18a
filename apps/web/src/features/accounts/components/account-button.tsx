import { Avatar } from "../../../product-ui/avatar";
import { Button, type ButtonProps } from "../../../ui/button";

export interface AccountButtonProps extends ButtonProps {
  name: string;
  /** The address of a picture; initials without one. */
  avatar: string | null;
  /** How many people may be in danger, of those whom this teacher looks after. */
  inDanger?: number;
}

/** The learner's face, which opens the user menu; a teacher sees on it that somebody may be in danger. */
export function AccountButton({ name, avatar, inDanger = 0, ...props }: AccountButtonProps) {
  return (
    <Button variant="ghost" size="icon" className="relative rounded-full" {...props}>
      <Avatar name={name} src={avatar} />
      <span className="sr-only">My Account</span>
      {inDanger > 0 ? (
        <span className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-warning text-xs font-semibold text-background ring-2 ring-background">
          <span aria-hidden>{inDanger > 9 ? "9+" : inDanger}</span>
          <span className="sr-only">: somebody may be in danger</span>
        </span>
      ) : null}
    </Button>
  );
}
