import { expect, it } from "vitest";

import { inlineScriptHashes } from "./inline-scripts.ts";

it.each([
  ["a page without scripts", "<p>start()</p>", 0],
  ["a script of a file", '<script src="/a.js"></script>', 0],
  ["a module of a file", '<script type="module" async src="/a.js"></script>', 0],
  ["data", '<script type="application/json">{"a":1}</script>', 0],
  ["linked data", '<script type="application/ld+json">{"a":1}</script>', 0],
  ["one script", "<script>start()</script>", 1],
  ["the same twice", "<script>start()</script><script>start()</script>", 1],
  ["two", "<script>a()</script>\n<script type='module'>b()</script>", 2],
])("%s", (_name, html, count) => {
  expect(inlineScriptHashes(html)).toHaveLength(count);
});

it("a hash is the one that browsers compute, line breaks included", () => {
  expect(inlineScriptHashes("<script>start()</script>")).not.toEqual(
    inlineScriptHashes("<script>\nstart()</script>"),
  );
  expect(inlineScriptHashes("<script>start()</script>")).toEqual([
    "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
  ]);
});
