import { expect, it } from "vitest";

import { hasRoom } from "./meeting-room.ts";

it.each([
  ["own", null, false],
  ["own", "https://meet.example/amal", true],
  ["jitsi", null, true],
  ["zoom", null, true],
] as const)("a teacher on %s with the link %s has somewhere to meet: %s", (provider, link, has) => {
  expect(hasRoom({ meetingProvider: provider, meetingLink: link })).toBe(has);
});
