import { useState } from "react";
import { lazyPart } from "../../../lib/lazy-part";
import { AccountButton } from "./account-button";
import type { UserMenuProps } from "./user-menu";

const UserMenu = lazyPart<UserMenuProps & { isOpenAtFirst: boolean }>(
  async () => (await import("./user-menu")).UserMenu,
);
/** Asked for while the pointer is on its way; a failure shows when the menu is opened. */
const prefetchMenu = () => void UserMenu.load().catch(() => undefined);

/**
 * The button of the user menu. The menu is a fifth of a page's script and seldom opened, so it
 * comes when it is wanted, and takes the button's place for good.
 */
export function AccountMenu(props: UserMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const { Shown, notice } = UserMenu.usePart(isWanted, () => setWanted(false));

  if (Shown) return <Shown {...props} isOpenAtFirst />;
  return (
    <>
      <AccountButton
        name={props.user.name}
        avatar={props.avatar ?? null}
        inDanger={props.inDanger ?? 0}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={prefetchMenu}
        onFocus={prefetchMenu}
        onClick={() => setWanted(true)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setWanted(true);
        }}
      />
      {notice}
    </>
  );
}
