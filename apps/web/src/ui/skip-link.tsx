/** The first stop of the Tab key: past the header, to `#main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] rounded-lg bg-primary px-4 py-2 font-semibold text-primary-foreground focus:translate-y-0"
    >
      Skip to the main content
    </a>
  );
}
