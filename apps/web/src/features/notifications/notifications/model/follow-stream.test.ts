import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { FakeEventSource } from "../../../../../test/fake-event-source.ts";
import { followStream } from "./follow-stream.ts";

const page = { visibilityState: "visible", onLine: true };
const heard = {
  after: () => after,
  onNotification: vi.fn<(data: unknown) => void>(),
  onUnread: vi.fn<(data: unknown) => void>(),
  onChanged: vi.fn<(data: unknown) => void>(),
  onBack: vi.fn<() => void>(),
  onPoll: vi.fn<() => void>(),
};
let after = 7;
let stop = () => {};

function change(event: "visibilitychange" | "online" | "offline", now: Partial<typeof page>) {
  Object.assign(page, now);
  (event === "visibilitychange" ? document : window).dispatchEvent(new Event(event));
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeEventSource.install();
  Object.assign(page, { visibilityState: "visible", onLine: true });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(
    () => page.visibilityState as DocumentVisibilityState,
  );
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => page.onLine);
  vi.clearAllMocks();
  after = 7;
  stop = followStream(heard);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const openOnes = () => FakeEventSource.all.filter(({ readyState }) => readyState < 2);

it("begins after the last number that is known and hands over what comes", () => {
  const stream = FakeEventSource.last();
  expect(stream.url).toBe("/api/notifications/stream/?after=7");
  stream.say("unread", { unread: 2 });
  stream.say("notification", { seq: 8 });
  expect(heard.onUnread).toHaveBeenCalledWith({ unread: 2 });
  expect(heard.onNotification).toHaveBeenCalledWith({ seq: 8 });
  vi.advanceTimersByTime(600_000);
  expect(heard.onPoll).not.toHaveBeenCalled();
  stop();
  expect(openOnes()).toEqual([]);
});

it("rests while the page is hidden or the device offline, and goes on from where it was", () => {
  FakeEventSource.last().say("unread", { unread: 0 });
  change("visibilitychange", { visibilityState: "hidden" });
  expect(openOnes()).toEqual([]);
  after = 9;
  change("visibilitychange", { visibilityState: "visible" });
  expect(FakeEventSource.last().url).toMatch(/after=9$/);
  change("offline", { onLine: false });
  expect(openOnes()).toEqual([]);
  change("online", { onLine: true });
  expect(openOnes()).toHaveLength(1);
  expect(heard.onPoll).not.toHaveBeenCalled();
});

it("hands over what has changed, and says when something may have been missed", () => {
  FakeEventSource.last().say("open", {});
  FakeEventSource.last().say("changed", { topics: ["lessons"] });
  expect(heard.onChanged).toHaveBeenCalledWith({ topics: ["lessons"] });
  expect(heard.onBack).not.toHaveBeenCalled();
  change("visibilitychange", { visibilityState: "hidden" });
  change("visibilitychange", { visibilityState: "visible" });
  FakeEventSource.last().say("open", {});
  expect(heard.onBack).toHaveBeenCalledTimes(1);
});

it("leaves a connection that breaks to the browser", () => {
  const stream = FakeEventSource.last();
  stream.say("unread", { unread: 0 });
  stream.fail(FakeEventSource.CONNECTING);
  vi.advanceTimersByTime(120_000);
  expect([FakeEventSource.all.length, heard.onPoll.mock.calls.length]).toEqual([1, 0]);
});

it("asks each minute while the server refuses it, tries again ever later, and stops asking when it speaks", () => {
  FakeEventSource.last().fail(FakeEventSource.CLOSED);
  expect(heard.onPoll).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  expect(FakeEventSource.all).toHaveLength(2);
  FakeEventSource.last().fail(FakeEventSource.CLOSED);
  vi.advanceTimersByTime(9_999);
  expect(FakeEventSource.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeEventSource.all).toHaveLength(3);
  heard.onPoll.mockClear();
  vi.advanceTimersByTime(0);
  FakeEventSource.last().say("unread", { unread: 0 });
  vi.advanceTimersByTime(300_000);
  expect(heard.onPoll).not.toHaveBeenCalled();
});

it("takes a stream that says nothing for one that is held back", () => {
  vi.advanceTimersByTime(15_000);
  expect(openOnes()).toEqual([]);
  expect(heard.onPoll).toHaveBeenCalledTimes(1);
});

it("asks nothing while the page is hidden", () => {
  FakeEventSource.last().fail(FakeEventSource.CLOSED);
  heard.onPoll.mockClear();
  change("visibilitychange", { visibilityState: "hidden" });
  vi.advanceTimersByTime(600_000);
  expect(heard.onPoll).not.toHaveBeenCalled();
  expect(openOnes()).toEqual([]);
});
