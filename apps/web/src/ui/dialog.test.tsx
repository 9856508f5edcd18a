// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from "./dialog";

const content = (
  <DialogContent aria-describedby={undefined}>
    <DialogTitle>Sure?</DialogTitle>
  </DialogContent>
);

function OpenedFromElsewhere() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        {content}
      </Dialog>
    </>
  );
}

const OpenedByTrigger = () => (
  <Dialog>
    <DialogTrigger>Open</DialogTrigger>
    {content}
  </Dialog>
);

test.each([
  ["without a trigger", OpenedFromElsewhere],
  ["with a trigger", OpenedByTrigger],
])("a dialog %s takes the focus, and gives it back to what opened it", async (_how, Example) => {
  render(<Example />);
  const button = screen.getByRole("button", { name: "Open" });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole("dialog");
  expect(dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(dialog, { key: "Escape" });
  await expect.poll(() => document.activeElement).toBe(button);
});

/** As a button that is there to change something, once it is changed. */
function OpenedByWhatGoes({ left }: { left: "disabled" | "gone" }) {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <main>
      <button type="button">Far away</button>
      <div>
        <select aria-label="Near" />
        <div>
          {isDone && left === "gone" ? null : (
            <button type="button" disabled={isDone} onClick={() => setOpen(true)}>
              Open
            </button>
          )}
        </div>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={(willBeOpen) => {
          setOpen(willBeOpen);
          setDone(true);
        }}
      >
        {content}
      </Dialog>
    </main>
  );
}

test.each(["disabled", "gone"] as const)(
  "a dialog gives the focus to what is nearest when what opened it is %s",
  async (left) => {
    render(<OpenedByWhatGoes left={left} />);
    const button = screen.getByRole("button", { name: "Open" });
    button.focus();
    fireEvent.click(button);
    fireEvent.keyDown(await screen.findByRole("dialog"), { key: "Escape" });
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Near"));
  },
);

test("a dialog that nothing opened gives the focus to the page's own content", async () => {
  render(
    <>
      <a href="#main">Skip</a>
      <main tabIndex={-1}>
        <Dialog defaultOpen>{content}</Dialog>
      </main>
    </>,
  );
  fireEvent.keyDown(await screen.findByRole("dialog"), { key: "Escape" });
  await expect.poll(() => document.activeElement?.tagName).toBe("MAIN");
});
