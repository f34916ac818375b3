import { renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { useFilledIn } from "./filled-in.ts";

afterEach(() => document.body.replaceChildren());

const write = (slug: string) => {
  document.body.innerHTML = `<div data-filled-in="${slug}"><h1 data-part="name">Amal &lt;b&gt;</h1><p data-part="text" lang="ar">سطر\nثان</p></div>`;
};

it("reads what the server wrote of the one that the page is about, and keeps it when the page has changed", () => {
  write("amal");
  const { result, rerender } = renderHook(() => useFilledIn("amal"));
  const words = { name: "Amal <b>", text: "سطر\nثان", language: "ar" };
  expect(result.current).toEqual(words);
  document.body.replaceChildren();
  rerender();
  expect(result.current).toEqual(words);
});

it("takes nothing from a page about another one, nor where nothing was written", () => {
  write("amal");
  expect(renderHook(() => useFilledIn("hana")).result.current).toBeUndefined();
  document.body.replaceChildren();
  expect(renderHook(() => useFilledIn("amal")).result.current).toBeUndefined();
});
