import { escapeHtml } from "@saywell/contract/constants";

interface Words {
  subject: string;
  opening: readonly string[];
  link: { label: string; href: string } | undefined;
  closing: readonly string[];
  school: string;
  origin: string;
  /** Empty where nobody has said. */
  contact: string;
}

/**
 * The colours of the product's two themes. Mail programs know no variables: what is inside `style`
 * attributes is the light theme, and those that have a dark one read the sheet over it.
 */
const light = {
  page: "#fdfaf4",
  card: "#ffffff",
  rule: "#cadceb",
  ink: "#1a2135",
  quiet: "#545b69",
  primary: "#2342a3",
  onPrimary: "#fafcff",
};

const sheet = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #182a24 !important; }
    .card { background: #21352e !important; border-color: #41514c !important; }
    .ink { color: #f2f0e7 !important; }
    .quiet { color: #bdc1b4 !important; border-color: #41514c !important; }
    .link { color: #a5d6fd !important; }
    .button { background: #a5d6fd !important; color: #0c2030 !important; }
  }`;

const serif = "font-family:Georgia,'Times New Roman',serif";
const sans = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** A letter as a page: nothing in it is loaded from anywhere. */
export function letterPage(words: Words): string {
  const { subject, opening, link, closing, school, origin, contact } = words;
  const paragraph = (text: string) =>
    `<p class="ink" style="margin:0 0 16px;color:${light.ink}">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${sheet}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div class="page" style="background:${light.page};padding:24px 12px">
<div class="card" style="max-width:560px;margin:0 auto;box-sizing:border-box;padding:24px 20px;background:${light.card};border:1px solid ${light.rule};border-radius:12px;${sans};font-size:17px;line-height:1.55;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 24px;color:${light.ink};${serif};font-size:22px;font-weight:bold">${escapeHtml(school)}</p>
${opening.map(paragraph).join("\n")}
${link === undefined ? "" : linkPart(link)}
${closing.map(paragraph).join("\n")}
<p class="quiet" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${light.rule};color:${light.quiet};font-size:15px">${escapeHtml(school)}<br><a class="link" href="${escapeHtml(origin)}" style="color:${light.primary}">${escapeHtml(origin)}</a>${contact === "" ? "" : `<br>${escapeHtml(contact)}`}</p>
</div>
</div>
</body>
</html>
`;
}

/** The address is written out too: some programs show no button, and some readers trust none. */
const linkPart = ({ label, href }: { label: string; href: string }): string =>
  `<p style="margin:24px 0"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:${light.primary};color:${light.onPrimary};font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="quiet" style="margin:0 0 16px;color:${light.quiet};font-size:15px">If the button does not work, open this address:<br><a class="link" href="${escapeHtml(href)}" style="color:${light.primary}">${escapeHtml(href)}</a></p>`;
