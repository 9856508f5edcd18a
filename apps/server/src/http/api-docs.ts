import { escapeHtml } from "@saywell/contract/constants";

/** The page that shows an OpenAPI document to people: whole in its HTML, without a script. */

interface Schema {
  [keyword: string]: unknown;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema?: Schema;
}

interface Body {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  operationId: string;
  summary: string;
  tags: readonly string[];
  "x-access": string;
  "x-open": boolean;
  parameters: readonly Parameter[];
  requestBody?: Body;
  responses: Record<string, Body & { description: string }>;
}

interface Description {
  info: { title: string; description: string };
  tags: readonly { name: string }[];
  paths: Record<string, Record<string, unknown>>;
}

const whoMayCall: Record<string, string> = {
  public: "Anybody may call it.",
  session: "It needs a session.",
  teacher: "For teachers and admins.",
  admin: "For admins.",
};

export function renderApiDocs({ info, tags, paths }: Description, style: string): string {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [method.toUpperCase(), path, operation as Operation] as const,
    ),
  );
  const areas = tags.map(({ name }) => ({
    name,
    id: `area-${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`,
    calls: all.filter(([, , operation]) => operation.tags.includes(name)),
  }));
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(info.title)} API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
</head>
<body>
<a class="skip" href="#main">Skip to the calls</a>
<header><h1>${escapeHtml(info.title)} API</h1>
<p>${withCode(info.description)}</p>
<p>For programs: <a href="/api/openapi.json">the OpenAPI document</a>.</p></header>
<nav aria-label="Areas"><ul>${areas
    .map(
      ({ name, id, calls }) => `<li><a href="#${id}">${escapeHtml(name)}</a> ${calls.length}</li>`,
    )
    .join("\n")}</ul></nav>
<main id="main" tabindex="-1">
${areas
  .map(
    ({
      name,
      id,
      calls,
    }) => `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(name)}</h2>
${calls.map((each) => showCall(...each)).join("\n")}</section>`,
  )
  .join("\n")}
</main>
</body>
</html>
`;
}

function showCall(method: string, path: string, operation: Operation): string {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const reply = Object.entries(responses).find(([status]) => status.startsWith("2"));
  const refusals = Object.entries(responses).filter(([status]) => !status.startsWith("2"));
  return `<details id="${escapeHtml(operationId)}"><summary><span class="call"><b>${method}</b> <code>${escapeHtml(path)}</code></span> <span>${escapeHtml(summary)}</span></summary>
<p>${escapeHtml(whoMayCall[operation["x-access"]] ?? "")}${operation["x-open"] ? "" : " It is not served yet."}</p>
${parameters.length === 0 ? "" : `<h3>In the address</h3><ul>${parameters.map(showParameter).join("")}</ul>`}
${showBody("Body", requestBody)}
${showBody("Reply", reply?.[1])}
<h3>Refusals</h3><ul>${refusals
    .map(([status, { description }]) => `<li><b>${status}</b> ${escapeHtml(description)}</li>`)
    .join("")}</ul>
</details>`;
}

const showParameter = ({ name, in: place, required, schema }: Parameter): string =>
  `<li><code>${escapeHtml(name)}</code> (${place}${required ? "" : ", may be left out"}): <code>${escapeHtml(JSON.stringify(schema ?? {}))}</code></li>`;

function showBody(title: string, body: Body | undefined): string {
  const [type, { schema } = {}] = Object.entries(body?.content ?? {})[0] ?? [];
  if (type === undefined || schema === undefined) return "";
  return `<h3>${title}: ${escapeHtml(type)}</h3><pre tabindex="0" aria-label="${title}">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

const withCode = (text: string): string =>
  escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

/** The page's own sheet, in the colours of the product; light or dark as the system is. */
export const docsStyle = `:root {
  color-scheme: light dark;
  --ground: #fdfaf4; --text: #1f2340; --quiet: #565b73; --link: #2443a8; --line: #c9d6ea; --well: #f1efe8;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: #12302b; --text: #f1f1e8; --quiet: #bcc7c0; --link: #a9c8ff; --line: #3d5a55; --well: #0d2622; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--text);
  font: 17px/1.55 "Atkinson Hyperlegible Next", system-ui, sans-serif; }
h1, h2 { font-family: Fraunces, Georgia, serif; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.75rem; }
h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
a { color: var(--link); text-underline-offset: 4px; }
code, pre { font-size: 0.9em; overflow-wrap: anywhere; }
.skip { position: absolute; left: -200vw; }
.skip:focus { position: static; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; color: var(--quiet); }
nav a { display: inline-block; padding: 0.35rem 0; }
details { border-top: 1px solid var(--line); padding-left: 0.25rem; }
summary { cursor: pointer; padding: 0.65rem 0; }
summary > span:last-child { color: var(--quiet); }
.call { display: inline-block; margin-right: 0.5rem; overflow-wrap: anywhere; }
details > :not(summary) { margin-left: 1rem; }
details > :last-child { margin-bottom: 1.25rem; }
pre { max-height: 24rem; overflow: auto; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--well); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
`;
