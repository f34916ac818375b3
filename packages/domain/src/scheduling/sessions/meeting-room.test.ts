import { expect, it } from "vitest";

import { ASKED_PROVIDERS, MEETING_PROVIDERS, hasRoom } from "./meeting-room.ts";

it.each([
  ["embedded", null, true],
  ["embedded", "https://meet.example/amal", true],
  ["own", null, false],
  ["own", "https://meet.example/amal", true],
  ["jitsi", null, true],
  ["zoom", null, true],
] as const)("a teacher on %s with the link %s has somewhere to meet: %s", (provider, link, has) => {
  expect(hasRoom({ meetingProvider: provider, meetingLink: link })).toBe(has);
});

it("asks nobody of this site's own room, nor of a teacher's own link", () => {
  const asked: readonly string[] = ASKED_PROVIDERS;
  const unasked = MEETING_PROVIDERS.filter((provider) => !asked.includes(provider));
  expect(unasked).toEqual(["embedded", "own"]);
});
