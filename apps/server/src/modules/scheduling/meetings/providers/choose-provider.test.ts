import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { meetingProviders, providerFor } from "./choose-provider.ts";
import { jitsiMeetings } from "./jitsi.ts";
import { ownLink } from "./own-link.ts";

const clock = { now: () => new Date("2026-11-21T10:00:00Z") };
const secret = "a secret that only the tests know";
const zoom = {
  accountId: "a",
  clientId: "c",
  clientSecret: "s",
  webhookSecret: "w",
  apiUrl: "http://127.0.0.1:1",
  oauthUrl: "http://127.0.0.1:1",
};
const jitsiUrl = "https://meet.test";

const lesson = {
  sessionId: "0b0f8a5e-5d0c-4f0e-9a37-3d8d8a1c2f11",
  topic: "Quran",
  startsAt: new Date("2026-11-24T17:00:00Z"),
  endsAt: new Date("2026-11-24T18:00:00Z"),
  hostEmail: "teacher@example.test",
};

describe("where a lesson meets", () => {
  const everything = meetingProviders({ config: { jitsiUrl, zoom }, secret, clock });
  const nothing = meetingProviders({
    config: { jitsiUrl: undefined, zoom: undefined },
    secret,
    clock,
  });

  it.each(["own", "jitsi", "zoom"] as const)("is the teacher's choice: %s", (meetingProvider) => {
    const chosen = providerFor(everything, { meetingProvider, meetingLink: null });
    expect(chosen.name).toBe(meetingProvider);
  });

  it.each(["own", "jitsi", "zoom"] as const)(
    "is the teacher's own link where %s is not set up",
    async (meetingProvider) => {
      const meetingLink = "https://meet.example/amina";
      const chosen = providerFor(nothing, { meetingProvider, meetingLink });
      expect(chosen.name).toBe("own");
      expect(await chosen.create(lesson)).toMatchObject({ joinUrl: meetingLink });
    },
  );

  it("keeps one Zoom for all, and with it the access token", () => {
    const choice = { meetingProvider: "zoom", meetingLink: null } as const;
    expect(providerFor(everything, choice)).toBe(providerFor(everything, choice));
  });
});

describe("a teacher's own link", () => {
  it("serves every lesson; nothing is moved or removed anywhere", async () => {
    const own = ownLink("https://meet.example/amina");
    const meeting = await own.create(lesson);
    expect(meeting).toEqual({ meetingId: lesson.sessionId, joinUrl: "https://meet.example/amina" });
    await expect(own.move(meeting.meetingId, lesson)).resolves.toBeUndefined();
    await expect(own.remove(meeting.meetingId)).resolves.toBeUndefined();
  });

  it.each([null, ""])(
    "that is not set (%j) is a fault which waiting does not mend",
    async (link) => {
      const creating = ownLink(link).create(lesson);
      await expect(creating).rejects.toMatchObject({ reason: "unlinked", isRetryable: false });
    },
  );
});

describe("a Jitsi room", () => {
  const jitsi = jitsiMeetings(jitsiUrl, secret);

  it("has a name that nobody guesses, below the institute's own address", async () => {
    const { meetingId, joinUrl } = await jitsi.create(lesson);
    expect(meetingId).toMatch(/^riwaq-[0-9a-f]{32}$/);
    expect(joinUrl).toBe(`https://meet.test/${meetingId}`);
    expect(meetingId).not.toContain(lesson.sessionId.slice(0, 8));
  });

  it("is the same on every try and after a move, and another for each lesson and secret", async () => {
    const roomOf = async (sessionId: string, key = secret) =>
      (await jitsiMeetings(jitsiUrl, key).create({ ...lesson, sessionId })).meetingId;
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.uuid(), async (one, other) => {
        fc.pre(one !== other);
        expect(await roomOf(one)).toBe(await roomOf(one));
        expect(await roomOf(one)).not.toBe(await roomOf(other));
        expect(await roomOf(one)).not.toBe(await roomOf(one, "another secret"));
      }),
    );
    const { meetingId } = await jitsi.create(lesson);
    await jitsi.move(meetingId, {
      startsAt: lesson.endsAt,
      endsAt: new Date("2026-11-25T18:00:00Z"),
    });
    await jitsi.remove(meetingId);
    expect((await jitsi.create(lesson)).meetingId).toBe(meetingId);
  });
});
