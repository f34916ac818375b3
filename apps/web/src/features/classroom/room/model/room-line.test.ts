import type { ToSeat } from "@riwaq/contracts/classroom/socket";
import { SEAT_BEAT_MS } from "@riwaq/domain/classroom/seats";
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { buildSnapshot } from "../../../../../test/build-classroom.ts";
import { stubSockets } from "../../../../../test/fake-socket.ts";
import { ANSWER_WITHIN_MS, type LineState, openLine, waitBefore } from "./room-line.ts";

// What is loaded once is there at once: only the clock of the line is under test.
beforeAll(async () => {
  await import("@riwaq/contracts/classroom/socket");
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function begin() {
  const sockets = stubSockets();
  const [states, heard]: [LineState[], ToSeat[]] = [[], []];
  const onRefused = vi.fn();
  const onRoundTrip = vi.fn();
  const line = openLine({
    address: "ws://localhost/room",
    onState: (state) => states.push(state),
    onMessage: (message) => heard.push(message),
    onRoundTrip,
    onRefused,
  });
  while (sockets.all().length === 0) await pass(0);
  return { sockets, states, heard, line, onRefused, onRoundTrip };
}

async function beginOpen() {
  const begun = await begin();
  begun.sockets.last().tell(buildSnapshot());
  return begun;
}

const kinds = (states: readonly LineState[]) => states.map(({ kind }) => kind);

describe("a line", () => {
  it("is open with the first snapshot, and beats", async () => {
    const { sockets, states, heard, onRoundTrip, line } = await beginOpen();
    expect(kinds(states)).toEqual(["open"]);
    expect(heard).toHaveLength(1);
    await pass(SEAT_BEAT_MS);
    expect(sockets.last().sent).toEqual([{ type: "beat" }]);
    await pass(40);
    sockets.last().tell({ type: "beat", now: "2026-11-24T17:14:08.000Z" });
    expect(onRoundTrip).toHaveBeenCalledWith(40);
    line.shut();
  });

  it("is cut where no word follows a beat, and opened anew", async () => {
    const { sockets, states, line, onRefused } = await beginOpen();
    await pass(SEAT_BEAT_MS + ANSWER_WITHIN_MS);
    expect(kinds(states)).toEqual(["open", "lost"]);
    expect(sockets.all()).toHaveLength(1);
    await pass(250);
    expect(sockets.all()).toHaveLength(2);
    sockets.last().tell(buildSnapshot());
    expect(kinds(states)).toEqual(["open", "lost", "open"]);
    expect(onRefused).not.toHaveBeenCalled();
    line.shut();
  });

  it("waits longer each time, and tells who asked that it was refused", async () => {
    const { sockets, onRefused, line } = await begin();
    for (const wait of [250, 500, 1000, 2000, 4000, 4000]) {
      const before = sockets.all().length;
      sockets.last().close();
      await pass(wait - 1);
      expect(sockets.all()).toHaveLength(before);
      await pass(1);
      expect(sockets.all()).toHaveLength(before + 1);
    }
    expect(onRefused).toHaveBeenCalledTimes(6);
    line.shut();
  });

  it.each([
    ["the network is back", () => dispatchEvent(new Event("online"))],
    ["the page is seen again", () => document.dispatchEvent(new Event("visibilitychange"))],
    ["the page goes on", () => document.dispatchEvent(new Event("resume"))],
  ])("is tried at once when %s", async (_, wake) => {
    const { sockets, line } = await beginOpen();
    sockets.last().close();
    wake();
    await pass(0);
    expect(sockets.all()).toHaveLength(2);
    line.shut();
  });

  it("that seems open is asked when the page wakes", async () => {
    const { sockets, line } = await beginOpen();
    dispatchEvent(new Event("online"));
    expect(sockets.last().sent).toEqual([{ type: "beat" }]);
    await pass(ANSWER_WITHIN_MS);
    await pass(250);
    expect(sockets.all()).toHaveLength(2);
    line.shut();
  });

  it("says farewell where the page leaves the room, and not where it only gives this line up", async () => {
    const { sockets, line } = await beginOpen();
    await pass(SEAT_BEAT_MS + ANSWER_WITHIN_MS);
    expect(sockets.last().closedWith).toBeUndefined();
    await pass(250);
    line.shut();
    expect(sockets.last().closedWith).toBe(1000);
  });

  it("stays closed once the server closed it", async () => {
    const { sockets, states, line } = await beginOpen();
    sockets.last().tell({ type: "closed", reason: "moved" });
    expect(states.at(-1)).toEqual({ kind: "closed", reason: "moved" });
    await pass(60_000);
    dispatchEvent(new Event("online"));
    await pass(60_000);
    expect(sockets.all()).toHaveLength(1);
    line.shut();
  });

  it("drops what it cannot send, and what it does not know", async () => {
    const { sockets, heard, line } = await begin();
    line.send({ type: "pointer", at: null });
    expect(sockets.last().sent).toEqual([]);
    sockets.last().tell({ type: "of tomorrow" } as unknown as ToSeat);
    expect(heard).toEqual([]);
    line.shut();
    await pass(60_000);
    expect(sockets.all()).toHaveLength(1);
  });
});

it("never waits much longer than four seconds, nor all at once", () => {
  fc.assert(
    fc.property(fc.nat(60), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      const wait = waitBefore(failures, chance);
      expect(wait).toBeGreaterThanOrEqual(187);
      expect(wait).toBeLessThanOrEqual(5000);
    }),
  );
});
