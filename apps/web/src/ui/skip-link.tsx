/**
 * The first stop of the Tab key: past the header, to `#main`. Until then it is not only out of
 * sight but unseen, for a picture of the whole page shows what stands above the window.
 */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] rounded-lg opacity-0 bg-primary px-4 py-2 font-semibold text-primary-foreground focus:translate-y-0 focus:opacity-100"
    >
      Skip to the main content
    </a>
  );
}
