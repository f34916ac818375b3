/**
 * `npm run gallery`: pictures of every page for every role, language, theme and width, in gallery/index.html.
 * It needs a build. `-- --role teacher --page /sessions --lang ar --theme dark --width 390` narrows it, each as
 * often as wanted; `--url http://localhost:5173` takes the pictures from a server that is already running. The role
 * `mail` is whatever goes out by itself, its pages are the names of the mails: `-- --role mail --page lesson-booked`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";

import config from "../e2e/playwright.config.ts";
import { FAMILY_PAGES, PUBLIC_PAGES, STAFF_PAGES, TEACHER_PAGES } from "../e2e/support/pages.ts";
import { signIn } from "../e2e/support/test.ts";
import { takeMails } from "./lib/gallery-mails.mjs";
import { galleryPage } from "./lib/gallery-page.mjs";
import { ROOT } from "./lib/tree.mjs";

// Playwright belongs to the journeys' workspace.
const { chromium } = createRequire(join(ROOT, "e2e/package.json"))("@playwright/test");

const FOLDER = join(ROOT, "gallery");
const WORKERS = 2;

/** A page whose address nobody knows beforehand: where the first link of its name leads. */
const FIRST_TEACHER = "/teachers/first";

const MAIL = "mail";

const PAGES = {
  visitor: [...PUBLIC_PAGES, "/verify-email?token=none", "/design"],
  teacher: [
    ...TEACHER_PAGES,
    ...["notifications", "zoom", "timetable", "teaching"].map((tab) => `/profile?tab=${tab}`),
    ...["general", "account"].map((tab) => `/settings?tab=${tab}`),
  ],
  student: [...FAMILY_PAGES, FIRST_TEACHER, "/students", "/resources", "/settings"],
  parent: [...FAMILY_PAGES, FIRST_TEACHER],
  staff: STAFF_PAGES,
};

const many = { type: "string", multiple: true };
const { values: wanted } = parseArgs({
  options: {
    role: many,
    page: many,
    lang: many,
    theme: many,
    width: many,
    url: { type: "string" },
  },
});

const among = (name, all) => all.filter((value) => wanted[name]?.includes(value) ?? true);

const looks = among("lang", ["en", "fr", "ar"]).flatMap((lang) =>
  among("theme", ["light", "dark"]).flatMap((theme) =>
    among("width", ["390", "1440"]).map((width) => ({ lang, theme, width })),
  ),
);
const mailLooks = among("role", [MAIL]).flatMap(() => looks);
const walks = among("role", Object.keys(PAGES))
  .flatMap((role) => looks.map((look) => ({ role, ...look, pages: among("page", PAGES[role]) })))
  .filter(({ pages }) => pages.length > 0);

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  return port;
}

async function startServer() {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, "e2e/start-server.mjs")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, E2E_PORT: String(port) },
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error("the server did not start: run `npm run build`");
    await setTimeout(200);
  }
  return { url, stop: () => child.kill("SIGTERM") };
}

/** Log-in is done once per role; afterwards its cookies are handed on. */
async function cookiesOf(browser, role, baseURL) {
  const context = await browser.newContext({ baseURL });
  if (role !== "visitor") await signIn(await context.newPage(), `${role}@riwaq.test`);
  const state = await context.storageState();
  await context.close();
  return state;
}

const nameOf = (page) => page.slice(1).replaceAll(/[^a-z-]+/g, "_") || "home";

async function open(tab, path) {
  await tab.goto(path === FIRST_TEACHER ? dirname(path) : path);
  if (path !== FIRST_TEACHER) return;
  await tab.locator("main li").getByRole("link").first().click();
  await tab.waitForURL(/\/teachers\/[0-9a-f-]{36}$/);
}

/** Parts below are drawn, and ask for what they show, once somebody comes near them. */
async function readThrough(tab) {
  await tab.addStyleTag({ content: "* { content-visibility: visible !important; }" });
  await tab.evaluate(async () => {
    const settled = () => new Promise((done) => setTimeout(done, 100));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await settled();
    }
    scrollTo(0, 0);
  });
  await tab.waitForLoadState("networkidle");
}

/** A written page has come alive once it asks for what the institute has set. */
const ALIVE_MS = 5000;
const alive = (tab) =>
  tab.waitForResponse("**/api/institute/", { timeout: ALIVE_MS }).catch(() => undefined);

async function take(tab, path, file) {
  await Promise.all([alive(tab), open(tab, path)]);
  await tab.getByRole("heading", { level: 1 }).first().waitFor();
  await tab.waitForLoadState("networkidle");
  await readThrough(tab);
  await tab.evaluate(async () => {
    await document.fonts.ready;
    // What sticks to the window would stand in the middle of a picture of the whole page.
    for (const element of document.querySelectorAll("*")) {
      if (getComputedStyle(element).position === "sticky") element.style.position = "static";
    }
  });
  mkdirSync(dirname(file), { recursive: true });
  await tab.screenshot({ path: file, fullPage: true, animations: "disabled" });
}

async function walk(browser, { role, lang, theme, width, pages }, { url, storageState }) {
  const context = await browser.newContext({
    baseURL: url,
    storageState,
    locale: lang,
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
    viewport: { width: Number(width), height: width === "390" ? 844 : 900 },
  });
  await context.addInitScript((stored) => Object.assign(localStorage, stored), {
    theme,
    i18nextLng: lang,
  });
  const tab = await context.newPage();
  for (const page of pages) {
    const picture = `${role}/${nameOf(page)}.${lang}.${theme}.${width}.png`;
    const fault = await take(tab, page, join(FOLDER, picture)).then(() => "", String);
    if (fault) process.exitCode = 1;
    console.log(`${picture}${fault && `  FAILED ${fault.split("\n")[0]}`}`);
  }
  await context.close();
}

async function takeAllMails(browser, url) {
  await takeMails(browser, mailLooks, {
    url,
    storageState: await cookiesOf(browser, "staff", url),
    wanted: wanted.page,
    folder: join(FOLDER, MAIL),
    onTaken: (file) => console.log(`${MAIL}/${file}`),
  });
}

async function main() {
  const server = wanted.url ? { url: wanted.url, stop: () => undefined } : await startServer();
  const browser = await chromium.launch(config.use.launchOptions);
  try {
    const states = {};
    for (const { role } of walks) states[role] ??= await cookiesOf(browser, role, server.url);
    const work = async () => {
      for (let next = walks.shift(); next; next = walks.shift()) {
        await walk(browser, next, { url: server.url, storageState: states[next.role] });
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    if (mailLooks.length > 0) await takeAllMails(browser, server.url);
    writeFileSync(join(FOLDER, "index.html"), galleryPage(FOLDER));
    console.log(join(FOLDER, "index.html"));
  } finally {
    await browser.close();
    server.stop();
  }
}

await main();
