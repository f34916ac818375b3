import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { buildNotification } from "../../../../../test/build-notification.ts";
import { bellDays } from "./bell-days.ts";

const NOW = Date.parse("2026-11-24T18:10:00Z");
const at = (created_at: string, seq = 1) => buildNotification(seq, { created_at });
const namesOf = (zone: string, ...instants: string[]) =>
  bellDays(
    instants.map((instant, index) => at(instant, index)),
    zone,
    NOW,
  ).map(({ day }) => day);

describe("the days of the bell", () => {
  it("are those of the reader's calendar, not the server's", () => {
    const lateEvening = "2026-11-23T22:30:00Z";
    expect(namesOf("Europe/Paris", lateEvening)).toEqual(["yesterday"]);
    expect(namesOf("Africa/Cairo", lateEvening)).toEqual(["today"]);
  });

  it("are today, yesterday and one for each day before", () => {
    const instants = ["24T10", "24T09", "23T10", "22T10", "10T10"].map(
      (hour) => `2026-11-${hour}:00:00Z`,
    );
    expect(namesOf("Europe/Paris", ...instants)).toEqual([
      "today",
      "yesterday",
      "earlier",
      "earlier",
    ]);
  });

  it("take what a clock ahead of ours sent as of today", () => {
    expect(namesOf("Europe/Paris", "2026-11-25T03:00:00Z")).toEqual(["today"]);
  });
});

describe("repetitions", () => {
  const sizesOf = (list: ReturnType<typeof buildNotification>[]) =>
    bellDays(list, "Europe/Paris", NOW).flatMap(({ entries }) =>
      entries.map(({ all }) => all.length),
    );
  const some = (count: number, change: Parameters<typeof buildNotification>[1] = {}) =>
    Array.from({ length: count }, (_, index) => buildNotification(index, change));

  it("are folded from three of one kind on", () => {
    expect(sizesOf(some(2))).toEqual([1, 1]);
    expect(sizesOf(some(3))).toEqual([3]);
  });

  it("are not folded over another kind, nor what was read with what was not", () => {
    const moved = some(1, { event: "lesson-moved" });
    expect(sizesOf([...some(2), ...moved, ...some(2)])).toEqual([1, 1, 1, 1, 1]);
    const read = some(3, { read_at: "2026-11-24T18:06:00.000Z" });
    expect(sizesOf([...some(3), ...read])).toEqual([3, 3]);
  });
});

it("nothing is lost, doubled or put in another order", () => {
  const notification = fc
    .record({
      hours: fc.integer({ min: 0, max: 100 }),
      event: fc.constantFrom("report-ready", "lesson-moved"),
      isRead: fc.boolean(),
    })
    .map(({ hours, event, isRead }) => ({ created: NOW - hours * 3_600_000, event, isRead }));
  fc.assert(
    fc.property(fc.array(notification, { maxLength: 30 }), (made) => {
      const list = made
        .toSorted((one, other) => other.created - one.created)
        .map(({ created, event, isRead }, seq) => {
          const created_at = new Date(created).toISOString();
          return buildNotification(seq, { event, created_at, read_at: isRead ? created_at : null });
        });
      const shown = bellDays(list, "Africa/Cairo", NOW).flatMap(({ entries }) =>
        entries.flatMap(({ all }) => all),
      );
      expect(shown).toEqual(list);
    }),
  );
});
