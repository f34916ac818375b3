import { globSync } from "node:fs";

import { describe, expect, it } from "vitest";
import { z } from "zod";

import type { Call } from "./call.ts";

const here = import.meta.dirname;
const files = globSync("**/*.calls.ts", { cwd: here }).toSorted();
const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "path" in value;

const calls = (
  await Promise.all(
    files.map(async (file) =>
      Object.entries((await import(`${here}/${file}`)) as object)
        .filter((entry): entry is [string, Call] => isCall(entry[1]))
        .map(([name, call]) => ({ name: `${file} ${name}`, call })),
    ),
  )
).flat();

describe("every call", () => {
  it("has an address of its own", () => {
    const addresses = calls.map(({ call }) => `${call.method} ${call.path}`);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  });

  it("below /staff names the right that it asks for", () => {
    const ofStaff = calls.filter(({ call }) => call.path.startsWith("/staff/"));
    expect(ofStaff.length).toBeGreaterThan(0);
    expect(ofStaff.filter(({ call }) => !call.right).map(({ name }) => name)).toEqual([]);
  });

  it.each(calls)("finds its shapes: $name", async ({ call: { query, body, answer, params } }) => {
    const shapes = [query, body, answer, params].filter((shape) => shape !== undefined);
    const found = await Promise.all(shapes.map((shape) => shape()));
    expect(found.filter((shape) => !(shape instanceof z.ZodType))).toEqual([]);
  });

  it("sends nothing to be kept where it only asks", () => {
    const asking = calls.filter(({ call }) => call.method === "GET");
    expect(asking.filter(({ call }) => call.body || call.isKeyed)).toEqual([]);
  });
});
