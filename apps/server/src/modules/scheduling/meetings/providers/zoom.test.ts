import { beforeEach, describe, expect, it } from "vitest";

import { FakeZoom } from "../../../../../test/fake-zoom.ts";
import { askZoom } from "./ask-zoom.ts";
import { MeetingFault } from "./meeting-fault.ts";
import type { MeetingProvider, MeetingRequest } from "./meeting-provider.ts";
import { zoomMeetings } from "./zoom.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const MINUTE_MS = 60_000;

let now = NOW;
const clock = { now: () => now };
let fake: FakeZoom;
let zoom: MeetingProvider;

const LESSON: MeetingRequest = {
  sessionId: "0b0f8a5e-5d0c-4f0e-9a37-3d8d8a1c2f11",
  topic: "القرآن الكريم · Quran",
  startsAt: new Date("2026-11-24T17:00:00.000Z"),
  endsAt: new Date("2026-11-24T17:45:00.000Z"),
  hostEmail: "teacher@example.test",
};

beforeEach(async () => {
  now = NOW;
  fake = await FakeZoom.start(clock);
  zoom = zoomMeetings({ config: fake.config, clock });
  return () => fake.close();
});

async function faultOf(call: Promise<unknown>): Promise<MeetingFault> {
  const outcome = await call.then(
    () => "no fault",
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(MeetingFault);
  return outcome as MeetingFault;
}

describe("a Zoom meeting", () => {
  it("is made for the teacher at the lesson's hour in UTC, with a waiting room", async () => {
    const { meetingId, joinUrl, hostUrl } = await zoom.create(LESSON);
    expect(fake.meetings.get(meetingId)).toEqual({
      host: "teacher@example.test",
      topic: "القرآن الكريم · Quran",
      type: 2,
      start_time: "2026-11-24T17:00:00Z",
      duration: 45,
      timezone: "UTC",
      settings: { waiting_room: true, join_before_host: false },
    });
    expect(joinUrl).toBe(`https://zoom.test/j/${meetingId}?pwd=join`);
    expect(hostUrl).toBe(`https://zoom.test/s/${meetingId}?zak=host`);
  });

  it("has a name of at most 200 characters, and minutes rounded up", async () => {
    const endsAt = new Date(LESSON.startsAt.getTime() + 30.5 * MINUTE_MS);
    const { meetingId } = await zoom.create({ ...LESSON, topic: "🕌".repeat(150), endsAt });
    expect(fake.meetings.get(meetingId)).toMatchObject({ topic: "🕌".repeat(100), duration: 31 });
  });

  it("moves", async () => {
    const { meetingId } = await zoom.create(LESSON);
    const startsAt = new Date("2026-11-25T08:30:00.000Z");
    const endsAt = new Date("2026-11-25T09:30:00.000Z");
    await zoom.move(meetingId, { startsAt, endsAt });
    expect(fake.meetings.get(meetingId)).toMatchObject({
      start_time: "2026-11-25T08:30:00Z",
      duration: 60,
      timezone: "UTC",
    });
  });

  it("is removed, and removing it again is no fault", async () => {
    const { meetingId } = await zoom.create(LESSON);
    await zoom.remove(meetingId);
    expect(fake.meetings.size).toBe(0);
    await zoom.remove(meetingId);
    expect(fake.calls.filter((call) => call.startsWith("DELETE"))).toHaveLength(2);
  });

  it("that is gone cannot be moved, and trying again would not help", async () => {
    const fault = await faultOf(zoom.move("81000000000", LESSON));
    expect(fault).toMatchObject({ reason: "gone", isRetryable: false });
  });
});

describe("Zoom's access token", () => {
  it("serves every call for an hour, but for the last minute", async () => {
    const { meetingId } = await zoom.create(LESSON);
    now = new Date(NOW.getTime() + 58 * MINUTE_MS);
    await zoom.move(meetingId, LESSON);
    expect(fake.tokenRequests).toBe(1);
    now = new Date(NOW.getTime() + 59 * MINUTE_MS);
    await zoom.remove(meetingId);
    expect(fake.tokenRequests).toBe(2);
    expect(fake.calls).toHaveLength(3);
  });

  it("is wanted by Zoom on each call, and ends after an hour", async () => {
    const ask = (authorization: string) =>
      askZoom({ url: `${fake.config.apiUrl}/v2/meetings/1`, method: "DELETE", authorization });
    expect(await ask("Bearer made up")).toMatchObject({ status: 401 });
    await zoom.create(LESSON);
    expect(await ask("Bearer token 1")).toMatchObject({ status: 404 });
    now = new Date(NOW.getTime() + 60 * MINUTE_MS);
    expect(await ask("Bearer token 1")).toMatchObject({ status: 401 });
  });

  it("is asked for once by calls at the same time", async () => {
    await Promise.all([1, 2, 3, 4].map(() => zoom.create(LESSON)));
    expect(fake.tokenRequests).toBe(1);
    expect(fake.meetings.size).toBe(4);
  });

  it("is renewed once when it is refused before its time", async () => {
    await zoom.create(LESSON);
    fake.withdrawTokens();
    await zoom.create(LESSON);
    expect(fake.tokenRequests).toBe(2);
    expect(fake.meetings.size).toBe(2);
    expect(fake.calls).toHaveLength(3);
  });

  it("that is refused twice is a fault, not a loop", async () => {
    for (let count = 0; count < 2; count += 1) fake.answerNext(/^\/v2/, { status: 401, body: {} });
    const fault = await faultOf(zoom.create(LESSON));
    expect(fault).toMatchObject({ reason: "refused", isRetryable: false });
    expect([fake.calls.length, fake.tokenRequests]).toEqual([2, 2]);
  });

  it("is not given for wrong credentials, and a later call asks anew", async () => {
    const wrong = { ...fake.config, clientSecret: "wrong-secret" };
    const fault = await faultOf(zoomMeetings({ config: wrong, clock }).create(LESSON));
    expect(fault).toMatchObject({ reason: "refused", isRetryable: false });
    expect(fake.calls).toEqual([]);
    fake.answerNext(/^\/oauth/, { status: 503 });
    expect(await faultOf(zoom.create(LESSON))).toMatchObject({ isRetryable: true });
    await zoom.create(LESSON);
    expect(fake.meetings.size).toBe(1);
  });
});

describe("a fault of Zoom", () => {
  it.each([
    ["7", 7_000],
    ["0", 1_000],
    ["2026-11-21T10:10:00Z", 600_000],
    ["Sat, 21 Nov 2026 10:00:30 GMT", 30_000],
    ["2020-05-31T00:00:00Z", 1_000],
    ["999999999", 86_400_000],
    ["soon", undefined],
  ])("by its limits says how long to wait: %s", async (retryAfter, retryAfterMs) => {
    fake.limit(1, retryAfter);
    await zoom.create(LESSON);
    const fault = await faultOf(zoom.create(LESSON));
    expect(fault).toMatchObject({ reason: "limited", isRetryable: true });
    expect(fault.retryAfterMs).toBe(retryAfterMs);
    expect(fake.meetings.size).toBe(1);
  });

  it.each([
    ["a failure there", { status: 500 }, "unreachable", true],
    ["a refusal", { status: 400, body: { code: 300 } }, "refused", false],
    ["an answer in no known form", { status: 201, body: { id: "x" } }, "unreadable", false],
    ["an answer that is no JSON", { status: 201, body: "<html>" }, "unreadable", false],
    [
      "a link that is none",
      { status: 201, body: { id: 1, join_url: "javascript:1" } },
      "unreadable",
      false,
    ],
    ["a redirect", { status: 302, headers: { location: "/x" } }, "unreachable", true],
  ])("by %s", async (_, answer, reason, isRetryable) => {
    fake.answerNext(/^\/v2/, answer);
    expect(await faultOf(zoom.create(LESSON))).toMatchObject({ reason, isRetryable });
  });

  it("by a host that Zoom does not know is not tried again", async () => {
    const fault = await faultOf(zoom.create({ ...LESSON, hostEmail: "other@example.test" }));
    expect(fault).toMatchObject({ reason: "refused", isRetryable: false });
  });

  it("by silence ends the wait", async () => {
    fake.isSilent = true;
    const impatient = zoomMeetings({ config: fake.config, clock, timeoutMs: 40 });
    const fault = await faultOf(impatient.create(LESSON));
    expect(fault).toMatchObject({ reason: "unreachable", isRetryable: true });
  });

  it("by nobody at the address", async () => {
    const config = { ...fake.config, oauthUrl: "http://127.0.0.1:1" };
    const fault = await faultOf(zoomMeetings({ config, clock }).create(LESSON));
    expect(fault).toMatchObject({ reason: "unreachable", isRetryable: true });
  });

  it("names no secret, token, address or topic", async () => {
    const texts: string[] = [];
    for (const status of [400, 401, 429, 500]) {
      fake.answerNext(/^\/v2/, { status, body: { message: "teacher@example.test token 1" } });
      fake.answerNext(/^\/v2/, { status, body: { message: "teacher@example.test token 1" } });
      const fault = await faultOf(zoom.create(LESSON));
      texts.push(fault.message, JSON.stringify(fault), fault.stack ?? "", String(fault.cause));
      fake.answerNext(/^\/oauth/, { status, body: { reason: "a client's secret" } });
      fake.withdrawTokens();
      const other = zoomMeetings({ config: fake.config, clock });
      texts.push(String((await faultOf(other.create(LESSON))).stack));
    }
    expect(texts.join("\n")).not.toMatch(/secret|token \d|example\.test|Quran|a client/);
  });
});
