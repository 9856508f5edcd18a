import { Logo } from "../ui/logo";

/** A name without an address is a page that isn't written yet: text, not a dead link. */
const columns: ReadonlyArray<{
  title: string;
  entries: ReadonlyArray<{ name: string; href?: string }>;
}> = [
  {
    title: "Product",
    entries: [
      { name: "Features" },
      { name: "Pricing", href: "/pricing" },
      { name: "For Teachers" },
      { name: "For Schools" },
    ],
  },
  {
    title: "Company",
    entries: [{ name: "About" }, { name: "Blog" }, { name: "Careers" }, { name: "Contact" }],
  },
  {
    title: "Legal",
    entries: [{ name: "Privacy" }, { name: "Terms" }, { name: "Security" }],
  },
];

export function LandingFooter() {
  return (
    <footer className="border-t border-rule">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-10 px-4 py-12 pb-28 sm:px-6 md:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="max-md:col-span-2">
          <Logo />
          <p className="mt-2 text-sm text-muted-foreground">© 2025 Saywell</p>
        </div>
        {columns.map(({ title, entries }) => (
          <div key={title}>
            <h2 className="font-semibold">{title}</h2>
            <ul className="mt-3 flex flex-col gap-2 text-muted-foreground">
              {entries.map(({ name, href }) => (
                <li key={name}>
                  {href === undefined ? (
                    name
                  ) : (
                    <a href={href} className="text-primary underline underline-offset-4">
                      {name}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  );
}
