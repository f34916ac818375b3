/** Only logical CSS: what follows the reading direction. Excuse: a comment `allow physical: <reason>`. */
import assert from "node:assert/strict";

import { lineProblems, refused } from "./lib/line-rules.mjs";
import { report } from "./lib/tree.mjs";

const START = String.raw`(?<=["'\x60\s:!])-?`;
const END = String.raw`(?=["'\x60\s!/]|$)`;
const utilities = [
  String.raw`(?:scroll-)?[mp][lr]-(?:\d|px|auto|\[|\()[^\s"'\x60]*`,
  String.raw`(?:left|right)-(?:\d|px|auto|full|\[|\()[^\s"'\x60]*`,
  String.raw`(?:text|float|clear|origin|object|bg|justify|caption)-(?:left|right)`,
  String.raw`(?:origin|object|bg)-(?:(?:top|bottom)-(?:left|right)|(?:left|right)-(?:top|bottom))`,
  String.raw`rounded-(?:l|r|tl|tr|bl|br)(?:-[^\s"'\x60]+)?`,
  String.raw`border-[lr](?:-[^\s"'\x60]+)?`,
].join("|");

const rules = [
  {
    name: "physical",
    in: /^apps\/web\/src\/.*[.]tsx?$/,
    pattern: new RegExp(`${START}(?:${utilities})${END}`),
    message: "use ms/me/ps/pe/start/end, which follow the reading direction",
  },
  {
    name: "physical",
    in: /^apps\/(web|server)\/src\/.*[.](tsx?|css)$/,
    pattern:
      /\b(margin|padding|border)-(left|right)\b|\b(margin|padding|border)(Left|Right)\b|(^|[\s;{"'])(left|right)\s*:\s*[^,;]*(\d|auto|calc|var)|\b(text-align|float|clear)\s*:\s*["']?(left|right)|\btextAlign\s*:\s*["'](left|right)|\bborder-(top|bottom)-(left|right)-radius\b/,
    message: "use the inline-start / inline-end property",
  },
];

function selfTest() {
  const web = "apps/web/src/components/ui/x.tsx";
  const css = "apps/web/src/styles/app.css";
  for (const name of [
    "ml-2",
    "-mr-px",
    "md:pl-4",
    "left-0",
    "text-left",
    "rounded-l-md",
    "border-r",
    "hover:right-[3px]",
  ]) {
    assert.equal(refused(rules, web, `className="flex ${name} x"`), 1, name);
  }
  for (const name of [
    "ms-2",
    "-me-px",
    "start-0",
    "text-start",
    "rounded-s-md",
    "border-e",
    "border-red-500",
    "mx-auto",
    "place-x",
  ]) {
    assert.equal(refused(rules, web, `className="flex ${name} x"`), 0, name);
  }
  assert.equal(refused(rules, css, "  margin-left: 4px;"), 1);
  assert.equal(refused(rules, css, "  margin-inline-start: 4px;"), 0);
  assert.equal(
    refused(rules, css, "  left: 0; /* allow physical: a fixed corner of the screen */"),
    0,
  );
  assert.equal(refused(rules, web, 'side="left"'), 0);
}

selfTest();
report(lineProblems(rules));
