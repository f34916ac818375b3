import { expect, it } from "vitest";

import { buildSession } from "../../../../test/build-session.ts";
import { comingSessions } from "./coming-sessions.ts";

const NOW = Date.parse("2026-11-24T17:30:00Z");

it("keeps what is under way or still to come, the soonest first", () => {
  const later = buildSession({
    starts_at: "2026-12-01T17:00:00Z",
    ends_at: "2026-12-01T18:00:00Z",
  });
  const underWay = buildSession({ status: "Joined" });
  const over = buildSession({ ends_at: "2026-11-24T17:30:00Z" });
  const cancelled = buildSession({ ...later, id: "cancelled", status: "Cancelled" });
  expect(comingSessions([later, cancelled, underWay, over], NOW)).toEqual([underWay, later]);
});
