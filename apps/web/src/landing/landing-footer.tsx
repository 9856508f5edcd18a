import { type Href, linkTo } from "../lib/links";
import { Logo } from "../product-ui/logo";

interface Column {
  title: string;
  /** A name without an address is words. */
  links: readonly (readonly [name: string, href?: Href])[];
}

/** From every public page, the sections of the landing page are `/#…`. */
const columns: readonly Column[] = [
  {
    title: "Product",
    links: [
      ["Features", linkTo("/", {}, { hash: "features" })],
      ["Pricing", linkTo("/pricing")],
      ["For Teachers", linkTo("/", {}, { hash: "for-teachers" })],
      ["For Schools", linkTo("/", {}, { hash: "for-schools" })],
      ["Chat & Game Rooms", linkTo("/rooms")],
      ["Join a class game", linkTo("/join")],
    ],
  },
  {
    title: "Company",
    links: [
      ["About", linkTo("/about")],
      // There is nothing to say there yet.
      ["Blog"],
      ["Careers"],
      ["Contact", linkTo("/contact")],
    ],
  },
  {
    title: "Legal",
    links: [
      ["Privacy", linkTo("/privacy")],
      ["Terms", linkTo("/terms")],
      ["Security", linkTo("/security")],
    ],
  },
];

const entry = "inline-flex min-h-11 min-w-11 items-center sm:min-h-9 text-muted-foreground";

export function LandingFooter() {
  return (
    <footer className="border-t border-rule">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-10 px-4 py-12 pb-28 sm:px-6 md:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="max-md:col-span-2">
          <Logo />
          <p className="mt-2 text-sm text-muted-foreground">© 2025 Saywell</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-semibold">{title}</h2>
            <ul className="mt-1.5 flex flex-col">
              {links.map(([name, href]) => (
                <li key={name}>
                  {href === undefined ? (
                    <span className={entry}>{name}</span>
                  ) : (
                    <a
                      href={href}
                      className={`${entry} underline decoration-1 underline-offset-4 hover:text-primary`}
                    >
                      {name}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
