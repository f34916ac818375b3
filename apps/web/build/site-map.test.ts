import { expect, it } from "vitest";

import { PRERENDERED_PATHS } from "./prerender-pages.ts";
import { ORIGIN } from "./site-address.ts";
import { robotsText, siteMap } from "./site-map.ts";

const document = new DOMParser().parseFromString(siteMap(), "application/xml");
const disallowed = [...robotsText().matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
const isPrivate = (path: string) => disallowed.some((prefix) => path.startsWith(prefix));

const behindLogIn = Object.keys(import.meta.glob("../src/routes/_app/**/[a-z]*.tsx")).map((file) =>
  file
    .replace("../src/routes/_app", "")
    .replace(".tsx", "")
    .replace(/_?\/index$/, "/")
    .replace("_/", "/"),
);

it("lists every page in every language, each with its four alternates", () => {
  const entries = [...document.querySelectorAll("url")];
  expect(entries).toHaveLength(PRERENDERED_PATHS.length * 3);
  for (const entry of entries) expect(entry.querySelectorAll("link")).toHaveLength(4);
  const addresses = entries.map((entry) => entry.querySelector("loc")?.textContent);
  expect(new Set(addresses).size).toBe(entries.length);
  expect(addresses).toContain(`${ORIGIN}/terms?lang=fr`);
});

it("leaves the public pages and what they ask for open, and nothing that needs an account", () => {
  expect(PRERENDERED_PATHS.filter(isPrivate)).toEqual([]);
  expect(robotsText()).toContain("Allow: /api/institute/\n");
  expect(behindLogIn).toContain("/dashboard");
  expect(behindLogIn.filter((path) => !isPrivate(path))).toEqual([]);
});

it("leads to the list of pages", () => {
  expect(robotsText()).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});
