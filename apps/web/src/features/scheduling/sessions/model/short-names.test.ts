import { expect, it } from "vitest";

import { shortNames } from "./short-names.ts";

const shortened = (...names: string[]) => names.map(shortNames(names.map((name) => ({ name }))));

it.each([
  [
    ["Inès Lambert", "Yanis Lambert"],
    ["Inès", "Yanis"],
  ],
  [
    ["سارة بنت أحمد التازي", "عمر التازي"],
    ["سارة بنت أحمد", "عمر"],
  ],
  [
    ["Lina El Fassi", "Adam El Fassi"],
    ["Lina", "Adam"],
  ],
  [["Inès Lambert"], ["Inès Lambert"]],
  [
    ["Inès Lambert", "Omar Diallo"],
    ["Inès Lambert", "Omar Diallo"],
  ],
  [
    ["Lambert", "Inès Lambert"],
    ["Lambert", "Inès Lambert"],
  ],
  [
    ["Inès Lambert", "Inès Lambert"],
    ["Inès Lambert", "Inès Lambert"],
  ],
])("%j are called %j", (names, short) => {
  expect(shortened(...names)).toEqual(short);
});

it("leaves the name of whoever is not of the family", () => {
  expect(shortNames([{ name: "Inès Lambert" }, { name: "Yanis Lambert" }])("Zoé Lambert")).toBe(
    "Zoé Lambert",
  );
});
