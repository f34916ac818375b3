import fc from "fast-check";
import { expect, it } from "vitest";

import { FIRST_POLICY } from "../scheduling/policy/values.ts";
import { CONDITIONS_SECTIONS, type ConditionsFacts, conditionsOf } from "./conditions.ts";
import { FIRST_VALUES, VALUE_RANGES } from "./values.ts";

const seller = {
  name: "Riwaq",
  form: "SAS",
  address: "Paris",
  registration: "123",
  email: "a@example.org",
  phone: "",
  mediator: "M",
};
const facts: ConditionsFacts = { values: FIRST_VALUES, terms: FIRST_POLICY, seller };
const linesOf = (change: Partial<ConditionsFacts>) =>
  conditionsOf({ ...facts, ...change }).flatMap(({ lines }) => lines);
const keysOf = (change: Partial<ConditionsFacts>) => linesOf(change).map(({ key }) => key);
const withValues = (change: Partial<ConditionsFacts["values"]>) =>
  keysOf({ values: { ...FIRST_VALUES, ...change } });

it("has every section, each with something to say", () => {
  const sections = conditionsOf(facts);
  expect(sections.map(({ section }) => section)).toEqual(CONDITIONS_SECTIONS);
  expect(sections.filter(({ lines }) => lines.length === 0)).toEqual([]);
});

it("says no figure that does not apply here", () => {
  expect(withValues({})).toEqual(expect.arrayContaining(["graceDays", "rest", "byTimeOrHours"]));
  expect(withValues({ graceLessons: 0 })).not.toContain("graceDays");
  expect(withValues({ keepDays: 0 })).not.toContain("hourKept");
  expect(withValues({ pauseDays: 0 })).toContain("noRest");
  expect(withValues({ skipWhenCovered: true })).toContain("byHoursAlone");
});

it("names the seller and the mediator once they are said", () => {
  expect(keysOf({ seller: null })).toContain("notSaid");
  expect(keysOf({ seller: null })).not.toContain("mediator");
  expect(keysOf({})).not.toContain("callTo");
  expect(keysOf({ seller: { ...seller, phone: "+33" } })).toContain("callTo");
});

it("gives each sentence once, and each figure above zero, whatever is set", () => {
  const numbers = Object.entries(VALUE_RANGES).map(
    ([name, range]) => [name, fc.integer(range)] as const,
  );
  const values = fc.record({ ...Object.fromEntries(numbers), skipWhenCovered: fc.boolean() });
  fc.assert(
    fc.property(values, (change) => {
      const lines = linesOf({ values: { ...FIRST_VALUES, ...change } });
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      expect(lines.filter(({ count }) => count !== undefined && count <= 0)).toEqual([]);
    }),
  );
});
