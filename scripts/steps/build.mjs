import { bundleServer } from "../../apps/server/bundle-server.mjs";
import { runWorkspaceScript } from "./run.mjs";
import { unlessUnchanged } from "./unless-unchanged.mjs";

/** The course, from its sources to checked data: before types, tests and the other builds. */
export const buildContent = () =>
  unlessUnchanged(
    {
      name: "content",
      sources: [
        "packages/adaptive-test",
        "packages/cefr",
        "packages/content",
        "packages/english",
        "packages/entitlements",
        "packages/lesson",
        "packages/tutor",
        "package-lock.json",
      ],
      output: "packages/content/generated",
    },
    () => buildWorkspace("packages/content", "Checking and building the lessons…"),
  );

const buildWeb = () =>
  unlessUnchanged(
    {
      name: "web",
      sources: ["apps/web", "packages", "package-lock.json", "tsconfig.base.json"],
      output: "apps/web/dist/app.html",
    },
    () => buildWorkspace("apps/web", "Building the web app…"),
  );

const buildServer = () =>
  unlessUnchanged(
    {
      name: "server",
      sources: ["apps/server", "packages", "package-lock.json"],
      output: "apps/server/dist/main.js",
    },
    async () => {
      console.log("Building the server…");
      await bundleServer();
    },
  );

/** Builds whatever is not up to date. */
export async function build() {
  await buildContent();
  await Promise.all([buildWeb(), buildServer()]);
}

async function buildWorkspace(workspace, announcement) {
  console.log(announcement);
  const { succeeded, output } = await runWorkspaceScript(workspace, "build");
  if (!succeeded) throw new Error(`${workspace} does not build:\n${output}`);
}
