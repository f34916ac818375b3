import { describe, expect, it } from "vitest";

import { buildNotification } from "../../../../../test/build-notification.ts";
import { bellDays } from "./bell-days.ts";
import {
  type BellList,
  newestSeq,
  notificationsOf,
  unreadOf,
  withNotification,
  withRead,
  withUnread,
} from "./bell-list.ts";

const NOW = "2026-11-24T19:00:00.000Z";

function listOf(...pages: number[][]): BellList {
  return {
    pages: pages.map((seqs) => ({
      unread: 3,
      notifications: seqs.map((seq) => buildNotification(seq)),
      has_more: false,
    })),
    pageParams: pages.map(() => undefined),
  };
}

const seqsOf = (list: BellList | undefined) => list && notificationsOf(list).map(({ seq }) => seq);
const unreadSeqs = (list: BellList | undefined) =>
  list &&
  notificationsOf(list)
    .filter(({ read_at }) => read_at === null)
    .map(({ seq }) => seq);

describe("the list of the bell", () => {
  it("takes what comes once, above what is there, and counts what it is told", () => {
    const list = listOf([3, 2], [1]);
    const more = withNotification(list, buildNotification(4));
    expect(seqsOf(more)).toEqual([4, 3, 2, 1]);
    expect(seqsOf(withNotification(more, buildNotification(4)))).toEqual([4, 3, 2, 1]);
    expect([newestSeq(more), unreadOf(withUnread(more, 9))]).toEqual([4, 9]);
  });

  it("is read in parts or up to a number, over all pages", () => {
    const list = listOf([3, 2], [1]);
    const one = withRead(list, { ids: [buildNotification(2).id, "other"] }, NOW);
    expect([unreadSeqs(one), unreadOf(one)]).toEqual([[3, 1], 2]);
    const all = withRead(one, { up_to: 3 }, NOW);
    expect([unreadSeqs(all), unreadOf(all)]).toEqual([[], 0]);
    expect(seqsOf(list)).toEqual(seqsOf(all));
  });

  it("is nothing before it has been read", () => {
    expect(withNotification(undefined, buildNotification(1))).toBeUndefined();
    expect(withRead(undefined, { up_to: 1 }, NOW)).toBeUndefined();
    expect([newestSeq(undefined), unreadOf(undefined)]).toEqual([0, 0]);
    expect(newestSeq(listOf([]))).toBe(0);
  });
});

describe("the days of the bell", () => {
  const at = (seq: number, created_at: string, change = {}) =>
    buildNotification(seq, { created_at, ...change });

  it("are those of the reader's calendar", () => {
    const list = [
      at(4, "2026-11-24T23:30:00Z"),
      at(3, "2026-11-24T22:30:00Z", { event: "holiday" }),
      at(2, "2026-11-23T23:30:00Z"),
      at(1, "2026-11-20T10:00:00Z"),
    ];
    const days = (zone: string, now: string) =>
      bellDays(list, zone, Date.parse(now)).map(({ day, entries }) => [day, entries.length]);
    expect(days("Europe/Paris", "2026-11-25T08:00:00Z")).toEqual([
      ["today", 1],
      ["yesterday", 2],
      ["earlier", 1],
    ]);
    expect(days("Africa/Cairo", "2026-11-25T08:00:00Z")).toEqual([
      ["today", 2],
      ["yesterday", 1],
      ["earlier", 1],
    ]);
  });

  it("fold three and more of one kind, the unread apart from the read", () => {
    const moved = { event: "lesson-moved" as const };
    const list = [
      at(9, NOW, moved),
      at(8, NOW, moved),
      at(7, NOW, moved),
      at(6, NOW, { ...moved, read_at: NOW }),
      at(5, NOW, { ...moved, read_at: NOW }),
      at(4, NOW),
    ];
    const [day] = bellDays(list, "UTC", Date.parse(NOW));
    expect(day?.entries.map(({ all }) => all.map(({ seq }) => seq))).toEqual([
      [9, 8, 7],
      [6],
      [5],
      [4],
    ]);
  });
});
