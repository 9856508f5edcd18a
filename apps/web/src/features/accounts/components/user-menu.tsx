import {
  BookMarked,
  CreditCard,
  LogIn,
  LogOut,
  Settings,
  School,
  ShieldCheck,
  UserPlus,
} from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import type { PlanType, SessionUser } from "@saywell/contract";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../../ui/dropdown-menu";
import { parentPays as parentPaysWords } from "../../../product-ui/plan-words";
import { Tag } from "../../../ui/tag";
import { AccountButton } from "./account-button";
import type { AuthMode } from "../model/account-rules";
import { GuestLogOutDialog } from "./guest-log-out-dialog";
import { logOut } from "../api/log-out";

export interface UserMenuProps {
  user: SessionUser;
  /** Null where nothing is sold to them. */
  planType: PlanType | null;
  /** Whether a parent pays for the plan, which then is no learner's to manage. */
  parentPays?: boolean;
  /** The address of a picture; initials without one. */
  avatar?: string | null;
  onAuth: (mode: AuthMode) => void;
  /** How many reports wait for a teacher; null while it is not known, undefined for a learner. */
  openReports?: number | null | undefined;
  /** How many people may be in danger, of those whom this teacher looks after. */
  inDanger?: number;
  /** Where the press that asked for the menu came before the menu. */
  isOpenAtFirst?: boolean;
}

export function UserMenu(props: UserMenuProps) {
  const {
    user,
    planType,
    parentPays = false,
    avatar = null,
    onAuth,
    openReports,
    inDanger = 0,
    isOpenAtFirst = false,
  } = props;
  const [asksGuest, setAsksGuest] = useState(false);
  /** A dialog opens once the focus is back on the menu's button, so that it returns there later. */
  const afterClosing = useRef<(() => void) | null>(null);
  const afterwards = (open: () => void) => () => {
    afterClosing.current = open;
  };
  return (
    <>
      <DropdownMenu modal={false} defaultOpen={isOpenAtFirst}>
        <DropdownMenuTrigger asChild>
          <AccountButton name={user.name} avatar={avatar} inDanger={inDanger} />
        </DropdownMenuTrigger>
        <DropdownMenuContent
          onCloseAutoFocus={() => {
            if (afterClosing.current) setTimeout(afterClosing.current);
            afterClosing.current = null;
          }}
        >
          <DropdownMenuLabel>
            {user.role === "LEARNER" ? "My Account" : "Teacher Account"}
          </DropdownMenuLabel>
          <p className="max-w-72 px-3 pb-2">
            <span className="block truncate font-semibold">{user.name}</span>
            <span className="block truncate text-sm text-muted-foreground">
              {user.isGuest
                ? "Guest"
                : user.isDemo === true
                  ? "In the demo school"
                  : (user.email ?? "No email yet")}
            </span>
            {user.isGuest || user.isDemo === true || user.isEmailVerified ? null : (
              <span className="block text-sm text-muted-foreground">
                {user.email === null ? "Add one in Settings" : "Not confirmed yet"}
              </span>
            )}
            {parentPays ? (
              <span className="block text-sm text-muted-foreground">{parentPaysWords}</span>
            ) : null}
          </p>
          <DropdownMenuSeparator />
          {user.isGuest ? (
            <>
              <DropdownMenuItem onSelect={afterwards(() => onAuth("sign-up"))}>
                <UserPlus aria-hidden /> Sign up
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={afterwards(() => onAuth("log-in"))}>
                <LogIn aria-hidden /> Log in
              </DropdownMenuItem>
              <DropdownMenuSeparator />
            </>
          ) : null}
          {planType === null ? null : (
            <DropdownMenuItem asChild>
              <a href={linkTo("/pricing")}>
                <CreditCard aria-hidden />
                {planType === "FREEMIUM" ? "Upgrade Plan" : "Manage Subscription"}
              </a>
            </DropdownMenuItem>
          )}
          <DropdownMenuItem asChild>
            <Link to="/review">
              <BookMarked aria-hidden /> My words
            </Link>
          </DropdownMenuItem>
          {openReports === undefined ? null : (
            <DropdownMenuItem asChild>
              <Link to="/moderation">
                <ShieldCheck aria-hidden /> Moderation
                {inDanger > 0 ? (
                  <Tag tone="warning" className="ml-auto">
                    {inDanger} in danger
                  </Tag>
                ) : openReports ? (
                  <Tag tone="primary" className="ml-auto">
                    {openReports} open
                  </Tag>
                ) : null}
              </Link>
            </DropdownMenuItem>
          )}
          {user.role === "ADMIN" ? (
            <DropdownMenuItem asChild>
              <Link to="/admin">
                <School aria-hidden /> Administration
              </Link>
            </DropdownMenuItem>
          ) : null}
          <DropdownMenuItem asChild>
            <Link to="/settings">
              <Settings aria-hidden /> Settings
            </Link>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem
            onSelect={user.isGuest ? afterwards(() => setAsksGuest(true)) : () => void logOut()}
          >
            <LogOut aria-hidden /> Log out
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <GuestLogOutDialog
        isOpen={asksGuest}
        onClose={() => setAsksGuest(false)}
        onSignUp={() => {
          setAsksGuest(false);
          onAuth("sign-up");
        }}
      />
    </>
  );
}
