import { useRef, useState } from "react";
import { Button } from "../../../ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { Textarea } from "../../../ui/textarea";
import type { Selected } from "./marked-text";

interface SelectWordsProps {
  text: string;
  onSelect: (selected: Selected) => void;
  onClose: () => void;
}

/** The text as a field in which words are selected with the keyboard: Shift and the arrows. */
export function SelectWords({ text, onSelect, onClose }: SelectWordsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [selected, setSelected] = useState<Selected>({ start: 0, length: 0 });
  // A field counts every end of a line as one sign; so does what is stored.
  const read = () => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    setSelected({ start: selectionStart, length: selectionEnd - selectionStart });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        // The form of the new mark has the focus then.
        onCloseAutoFocus={(event) => event.preventDefault()}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          field.current?.focus();
          field.current?.setSelectionRange(0, 0);
        }}
      >
        <DialogHeader>
          <DialogTitle>Mark words</DialogTitle>
          <DialogDescription>
            Select the words. Without a selection the mark stands where the cursor is.
          </DialogDescription>
        </DialogHeader>
        <Textarea
          ref={field}
          aria-label="The text"
          rows={12}
          spellCheck={false}
          value={text}
          // Not read-only: some browsers show no cursor then, and select nothing by keys.
          onChange={() => {}}
          onBeforeInput={(event) => event.preventDefault()}
          onSelect={read}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            onSelect(selected);
          }}
        />
        <Button onClick={() => onSelect(selected)}>
          {selected.length === 0 ? "Add words here" : "Mark these words"}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
