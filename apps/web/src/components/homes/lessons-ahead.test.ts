import { describe, expect, it } from "vitest";

import { buildSession } from "../../../test/build-session.ts";
import { askAgainMs, lessonsAhead } from "./lessons-ahead.ts";

const at = (time: string) => Date.parse(`2026-11-24T${time}Z`);
const lesson = (id: string, from: string, to: string, change: object = {}) =>
  buildSession({
    id,
    starts_at: new Date(at(from)).toISOString(),
    ends_at: new Date(at(to)).toISOString(),
    ...change,
  });
const first = lesson("first", "17:00:00", "18:00:00");
const second = lesson("second", "19:00:00", "20:00:00");
const off = lesson("off", "18:30:00", "19:00:00", { status: "Cancelled" });

describe("what is ahead", () => {
  it("is the lesson under way until the second it ends, and then the one after it", () => {
    const ids = (time: string) => {
      const { next, besides } = lessonsAhead([second, off, first], at(time));
      return [next?.id, besides.map(({ id }) => id)];
    };
    expect(ids("17:59:59")).toEqual(["first", ["off", "second"]]);
    expect(ids("18:00:00")).toEqual(["second", ["off"]]);
    expect(ids("20:00:00")).toEqual([undefined, []]);
  });

  it("is never a lesson that is cancelled, nor the same one twice", () => {
    expect(lessonsAhead([off], at("18:00:00")).next).toBeUndefined();
    expect(lessonsAhead([first, first, second], at("16:00:00")).besides).toEqual([second]);
  });
});

it("a home asks again when the next lesson ends, within a minute in any case, and never without a pause", () => {
  expect(askAgainMs([first], at("12:00:00"))).toBe(60_000);
  expect(askAgainMs([first], at("17:59:40"))).toBe(20_000);
  expect(askAgainMs([first], at("17:59:59.900"))).toBe(1000);
  expect(askAgainMs([first], at("18:00:00"))).toBe(5000);
  expect(askAgainMs([], at("12:00:00"))).toBe(60_000);
});
