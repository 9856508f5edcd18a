import { useState, type ComponentType } from "react";
import { AccountButton } from "./account-button";
import type { UserMenuProps } from "./user-menu";

const loadMenu = () => import("./user-menu");
/** Asked for while the pointer is on its way; a failure shows when the menu is opened. */
const prefetchMenu = () => void loadMenu().catch(() => undefined);

/**
 * The button of the user menu. The menu is a fifth of a page's script and seldom opened, so it
 * comes when it is wanted, and takes the button's place for good.
 */
export function AccountMenu(props: UserMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<UserMenuProps> | null>(null);

  async function open() {
    try {
      const { UserMenu } = await loadMenu();
      setMenu(() => UserMenu);
    } catch {
      // The network is gone: the button stays, and can be pressed again.
    }
  }

  if (Menu) return <Menu {...props} isOpenAtFirst />;
  return (
    <AccountButton
      name={props.user.name}
      avatar={props.avatar ?? null}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetchMenu}
      onFocus={prefetchMenu}
      onClick={() => void open()}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        void open();
      }}
    />
  );
}
