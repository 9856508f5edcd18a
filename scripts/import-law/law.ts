/**
 * Who may know whom, for the linter. Of the overrides that name a file the last one holds alone, so
 * each repeats what holds around it; here that is said once. `law.json` is written from this by
 * `npx vitest run scripts/import-law -u`, which also tries it on the fixture.
 */

interface Pattern {
  group?: string[];
  regex?: string;
  allowTypeImports?: boolean;
  importNames?: string[];
  message: string;
}

interface Override {
  files: string[];
  rules: Record<string, unknown>;
}

const refuse = (files: string | string[], ...patterns: Pattern[]): Override => ({
  files: [files].flat(),
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

const packages = (names: readonly string[], files: string) =>
  `**/packages/{${names.join(",")}}/src/**/${files}`;

// Domain packages: rules without I/O, for which time and chance are arguments.

const plainDomain = [
  "cefr",
  "english",
  "entitlements",
  "gamification",
  "lesson",
  "tutor",
  "adaptive-test",
  "quiz",
  "teaching",
  "word-board",
];
/** Domain packages that stand on a library. */
const domainWithLibrary = {
  moderation:
    "Moderation knows itself and its libraries for words, telephone numbers and addresses",
  review: "Review knows itself and its library for scheduling",
  "grammar-checker": "The grammar checker knows itself, English and its library that tags words",
};
/** For the test that nobody in them asks the clock, which no rule of the linter sees in `new Date()`. */
export const domain = [...plainDomain, ...Object.keys(domainWithLibrary)];
const levelsAndEnglish = ["!@saywell/cefr", "!@saywell/english"];

const refuseInDomain = (names: string[], knows: string, regex: string): Override => {
  const message = `${knows}: no I/O, no framework, no other package.`;
  const group = ["@*", "@*/**", ...levelsAndEnglish];
  return refuse(packages(names, "*.ts"), { group, message }, { regex, message });
};

const domainOverrides: Override[] = [
  {
    files: [packages(domain, "*.ts")],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "process", message: "A domain package has no environment." },
        { name: "fetch", message: "A domain package does no I/O." },
        { name: "setTimeout", message: "A domain package knows no timers." },
      ],
      "no-restricted-properties": [
        "error",
        { object: "Date", property: "now", message: "Time is an argument." },
        { object: "Math", property: "random", message: "Chance is an argument." },
      ],
    },
  },
  refuseInDomain(
    plainDomain,
    "A domain package knows itself, levels and English",
    "^(node:|[a-z])",
  ),
  ...Object.entries(domainWithLibrary).map(([name, knows]) =>
    refuseInDomain([name], knows, "^(node:|fastify|zod|kysely|pg$|react|ws$|yaml|ioredis)"),
  ),
  refuse(packages(domain, "*.test.ts"), {
    group: ["node:*", "@saywell/*", ...levelsAndEnglish],
    message: "A domain package's tests need the package, levels, English, vitest and fast-check.",
  }),
];

/** The apps, and what belongs to them: nothing that the packages under them stand on. */
const frameworks = "fastify|react|pg|kysely";

const contractAndContent: Override[] = [
  refuse(
    "**/packages/contract/src/**/*.ts",
    {
      regex: `^(node:|(${frameworks})(/|$)|@saywell/(content|server|web))`,
      message: "The contract knows zod and the constants and types of domain packages.",
    },
    {
      group: ["@saywell/*", "@saywell/*/**"],
      allowTypeImports: true,
      message:
        "The contract takes a domain package's closed sets from its constants, where they stand once.",
    },
  ),
  refuse("**/packages/contract/src/constants/**/*.ts", {
    group: [
      "*",
      "**",
      "!./*",
      "!@saywell/cefr",
      "!@saywell/entitlements",
      "!@saywell/moderation/*",
      "!@saywell/adaptive-test/test-facts",
      "!@saywell/lesson/lesson-facts",
      "!@saywell/quiz/quiz-facts",
      "!@saywell/review/grades",
      "!@saywell/teaching/teaching-facts",
      "!@saywell/tutor/room-categories",
      "!@saywell/word-board/word-board-facts",
    ],
    message:
      "Constants know each other and the closed sets of domain packages. With zod they would ship it to every browser.",
  }),
  refuse(
    "**/packages/content/src/**/*.ts",
    {
      regex: `^(${frameworks})(/|$)|^@saywell/(contract|server|web)`,
      message: "Content knows zod, YAML and domain packages.",
    },
    {
      group: [
        "@saywell/*",
        "@saywell/*/**",
        ...levelsAndEnglish,
        "!@saywell/*/*-facts",
        // What the build makes of the words is theirs to read.
        "!@saywell/word-board/word-graph",
        "!@saywell/tutor/room-categories",
        "!@saywell/entitlements",
      ],
      allowTypeImports: true,
      message:
        "Content knows levels, English, and the closed sets and types of other domain packages.",
    },
  ),
];

// The apps.

const scripts: Pattern = {
  regex: "^(\\.\\./)+scripts/",
  message: "Scripts build, start and try the apps. Nothing under apps knows them.",
};

/** Ways of writing a date out that belong to one place. */
const noFormatting = (message: string) => ({
  "no-restricted-properties": [
    "error",
    { object: "Intl", property: "DateTimeFormat", message },
    { object: "Intl", property: "RelativeTimeFormat", message },
    { property: "toLocaleString", message },
    { property: "toLocaleDateString", message },
    { property: "toLocaleTimeString", message },
  ],
});

/** A file of a feature lies in its folder or this many folders further in. */
const depths = [0, 1, 2, 3];

/** Files of the features of an app that lie so deep. */
const atDepth = (app: string, depth: number, files: string) =>
  `**/apps/${app}/src/features/*/${"*/".repeat(depth)}${files}`;

/** What leads out of a feature, from so deep in it, and into another. */
const otherFeatures = (depth: number, message: string): Pattern => ({
  regex: `^(\\.\\./){${depth + 1}}[a-z]|/features/`,
  message: `One feature never imports another: ${message}`,
});

const contractTypes: Pattern = {
  group: ["@saywell/contract", "@saywell/contract/**", "!@saywell/contract/constants"],
  allowTypeImports: true,
  message:
    "Import values from @saywell/contract/constants, and only types from the rest of the contract: its schemas would ship zod to every browser, and calls are parsed in one place.",
};
const noQueries: Pattern = {
  regex: "^kysely|^pg$",
  message: "Queries stand in *.store.ts alone, so that it can be seen who names which table.",
};

/** What holds for the files of a feature by their endings; the last that fits holds. */
const serverRoles: Record<string, Pattern[]> = {
  "*.ts": [
    contractTypes,
    noQueries,
    {
      regex: "^(fastify|ws|@fastify)|@saywell/web",
      message:
        "Requests and sockets are known by routes and live handlers, and the web app by nobody.",
    },
  ],
  "*.{routes,live}.ts": [
    {
      regex: "\\.store$|^kysely|^pg$|/db/",
      message: "Routes know the contract and their own services. They never query.",
    },
    {
      group: ["@saywell/*", "@saywell/*/**", "!@saywell/contract", "!@saywell/contract/constants"],
      message: "Routes know the contract and their own services. They never judge.",
    },
  ],
  "*.service.ts": [
    contractTypes,
    {
      regex: "^(fastify|ws|@fastify|pg$|kysely)|@saywell/web|\\.routes$|\\.live$",
      message: "A service never touches a socket or a request, and leaves queries to its store.",
    },
  ],
  "*.store.ts": [
    contractTypes,
    {
      regex:
        "^(fastify|ws|@fastify)|\\.(service|routes|live)$|@saywell/(content|web)|/(adapters|http|live|limits|bus)/",
      message: "A store knows its own tables and the query builder. It never judges.",
    },
  ],
  "*.test.ts": [{ regex: "@saywell/web", message: "The server does not know the web app." }],
};

/** What carries the features, from what needs nothing. Each knows those before it. */
const serverLayers = [
  "shared-reads",
  "db",
  "observability",
  "adapters",
  "pdf",
  "bus",
  "limits",
  "http",
  "live",
];

const inLayer = (layer: string, files: string) => `**/apps/server/src/${layer}/**/${files}`;

const layersAbove = (place: number): Pattern => {
  const above = [...serverLayers.slice(place + 1), "features", "boot"];
  return {
    regex: `^(\\.\\./)+((${above.join("|")})/|(app|app-deps|main)$)|@saywell/web`,
    message: `What carries the features knows none of them, and stands in one order: ${serverLayers.join(", ")}. Each knows those before it.`,
  };
};

const serverOverrides: Override[] = [
  refuse("**/apps/**/*.{ts,tsx,mts,mjs}", scripts),
  {
    files: ["**/apps/server/src/**/*.ts"],
    rules: noFormatting(
      "Dates are written by packages/english: the server's own locale is nobody's.",
    ),
  },
  { files: ["**/apps/server/src/**/*.test.ts"], rules: { "no-restricted-properties": "off" } },
  ...serverLayers.map((layer, place) =>
    refuse(inLayer(layer, "*.ts"), scripts, layersAbove(place)),
  ),
  refuse(
    ["*.test.ts", "testing/*.ts"].map((files) => inLayer(`{${serverLayers.join(",")}}`, files)),
    scripts,
  ),
  refuse("**/apps/server/src/boot/**/*.ts", scripts, {
    regex: "/features/",
    message: "The start knows no feature: app.ts hands it what a module exports.",
  }),
  ...depths.flatMap((depth) =>
    Object.entries(serverRoles).map(([files, patterns]) =>
      refuse(
        atDepth("server", depth, files),
        scripts,
        otherFeatures(depth, "app.ts hands in the one function needed."),
        ...patterns,
      ),
    ),
  ),
];

const typedLinks: Pattern = {
  group: ["react-router"],
  importNames: ["Link", "NavLink", "Navigate", "useNavigate", "useParams"],
  message: "Link and go by lib/link: an address that there is not does not compile there.",
};
const web = [scripts, contractTypes, typedLinks];
const answersAndServer = "@saywell/server|@saywell/content/(answers|word-board)|^node:|/server/";

const webFeature = (depth: number): Pattern[] => [
  ...web,
  otherFeatures(depth, "pages put features together."),
  {
    regex: `${answersAndServer}|/app/`,
    message: "The web app never knows answers, and never the server; features do not know pages.",
  },
];
const components: Pattern = {
  regex: "^(\\.\\./)+components/",
  allowTypeImports: true,
  message:
    "What a screen reads and how it thinks does not know how it looks: components import api and model.",
};

const webOverrides: Override[] = [
  refuse("**/apps/web/src/**/*.{ts,tsx}", ...web, {
    regex: answersAndServer,
    message: "The web app never knows answers, and never the server.",
  }),
  {
    files: ["**/apps/web/src/**/*.{ts,tsx}"],
    rules: noFormatting("Dates and times are shown by lib/dates: one format for each, made once."),
  },
  {
    files: ["**/apps/web/src/lib/device-time-zone.ts", "**/apps/web/src/**/*.test.{ts,tsx}"],
    rules: { "no-restricted-properties": "off" },
  },
  ...depths.map((depth) => refuse(atDepth("web", depth, "*.{ts,tsx}"), ...webFeature(depth))),
  ...depths
    .slice(1)
    .map((depth) =>
      refuse(
        `**/apps/web/src/features/*/{api,model}/${"*/".repeat(depth - 1)}*.{ts,tsx}`,
        ...webFeature(depth),
        components,
      ),
    ),
  refuse("**/apps/web/src/product-ui/**/*.{ts,tsx}", ...web, {
    regex: `${answersAndServer}|/features/|/app/|/landing/`,
    message:
      "What several features show knows ui, lib, the contract's types and domain rules, not features and pages.",
  }),
  refuse("**/apps/web/src/ui/**/*.{ts,tsx}", scripts, {
    regex: "^@saywell/|/features/|/app/|/product-ui/|^node:",
    message: "Primitives know no product words, no features and no pages.",
  }),
  // The links that the rest of the web goes by are made here.
  refuse("**/apps/web/src/lib/**/*.{ts,tsx}", scripts, contractTypes, {
    regex: `${answersAndServer}|/features/|/app/|/product-ui/|/landing/`,
    message: "The web's own library knows ui and the contract's types, no features and no pages.",
  }),
];

const overrides = [...domainOverrides, ...contractAndContent, ...serverOverrides, ...webOverrides];

/** The text of `law.json`: one override in each line. */
export const law = `{ "overrides": [\n${overrides.map((each) => JSON.stringify(each)).join(",\n")}\n] }\n`;
