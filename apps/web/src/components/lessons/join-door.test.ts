import { expect, it } from "vitest";

import { buildSession } from "../../../test/build-session.ts";
import { joinDoorOf } from "./join-door.ts";

it.each([
  ["Scheduled", "16:49:59", "early"],
  ["Scheduled", "16:50:00", "open"],
  ["Joined", "17:59:59", "open"],
  ["Joined", "18:00:00", "over"],
  ["Cancelled", "17:00:00", "over"],
  ["Completed", "17:00:00", "over"],
] as const)("of a lesson that is %s, at %s, is %s", (status, time, state) => {
  const door = joinDoorOf(buildSession({ status }), Date.parse(`2026-11-24T${time}Z`));
  expect(door.state).toBe(state);
  expect(new Date(door.opensAtMs).toISOString()).toBe("2026-11-24T16:50:00.000Z");
});
