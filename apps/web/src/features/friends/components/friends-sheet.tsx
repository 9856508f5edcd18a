import { Dialog, DialogContent, DialogTitle } from "../../../ui/dialog";
import { FriendsPanel } from "./friends-panel";

interface FriendsSheetProps {
  onSearch: () => void;
  onClose: () => void;
}

/** The friends panel where there is no room for it beside the page. */
export function FriendsSheet({ onSearch, onClose }: FriendsSheetProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="min-h-[70dvh] pt-14"
        onOpenAutoFocus={(event) => {
          // Not its first button: the tip of that would cover the one that closes.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
      >
        <DialogTitle className="sr-only">Friends</DialogTitle>
        <FriendsPanel onSearch={onSearch} />
      </DialogContent>
    </Dialog>
  );
}
