import { chromium } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { browserArguments, findBrowser } from "./support/find-browser";
const base = process.env.BASE ?? "http://127.0.0.1:4160";
const role = process.env.ROLE ?? "TEACHER";
const out = process.env.OUT ?? "/tmp/shots"; mkdirSync(out, { recursive: true });
const fb = await findBrowser();
const browser = await chromium.launch({ executablePath: fb.executablePath, env: { ...process.env, ...fb.env } as any, args: browserArguments as any });
const context = await browser.newContext({ baseURL: base });
const r = await context.request.post("/api/session/demo", { data: { role } });
const { user } = await r.json();
const classes = role === "TEACHER" ? (await (await context.request.get("/api/classes")).json()).classes : (await (await context.request.get("/api/my-classes")).json()).classes;
const c = classes[0].id;
let paths: string[];
if (role === "TEACHER") {
  const students = await (await context.request.get(`/api/teacher/${user.id}/students?classId=${c}`)).json();
  const s = students.find((x: any) => x.attention.length > 0) ?? students[0];
  const a = (await (await context.request.get(`/api/classes/${c}/assignments`)).json()).assignments[3].id;
  paths = ["/teacher", `/teacher?class=${classes[1].id}`, `/classes`, `/classes/${c}`, `/classes/${classes[1].id}`, `/classes/${c}/settings`, `/classes/${c}/assignments`, `/classes/${c}/assignments?assign=1`, `/classes/${c}/assignments/${a}`, `/classes/${c}/students/${s.userId}`];
} else paths = ["/student-dashboard", "/my-classes", `/my-classes/${c}`, "/join-class", "/join-class/ABCD2345", "/me"];
if (process.env.ONLY) paths = paths.filter((p, i) => process.env.ONLY!.split(",").includes(String(i)));
for (const [w, h] of [[390, 844], [1280, 900]] as const) for (const theme of ["light", "dark"] as const) {
  if (process.env.THEME && process.env.THEME !== theme) continue;
  const page = await context.newPage();
  await page.setViewportSize({ width: w, height: h });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  for (const [i, p] of paths.entries()) {
    await page.goto(p);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(300);
    const name = `${role[0]}${i}-${w}-${theme}.png`;
    await page.screenshot({ path: `${out}/${name}`, fullPage: !p.includes("assign=1") });
  }
  await page.close();
}
await browser.close();
