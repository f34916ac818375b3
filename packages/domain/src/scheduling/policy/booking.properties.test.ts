import fc from "fast-check";
import { expect, test } from "vitest";

import type { Paper } from "./testing/booking-promises.ts";
import { bookingSteps } from "./testing/booking-steps.ts";
import { emptyWorld, type World } from "./testing/booking-world.ts";

// Paris changes its clock on 28 March 2027, Cairo on 30 April; Eid al-Fitr is on 9 March.
const START = Date.parse("2027-03-01T09:00:00Z");
const BOTH_CHANGED = Date.parse("2027-04-29T22:00:00Z");

/** Without these the steps would prove little: each has to come about in some run. */
const MUST_HAPPEN = [
  "after both changes",
  "cancellation counts_as_taken",
  "cancellation free",
  "cancellation holiday",
  "cancellation owed",
  "cancellation pending_review",
  "cancellation with the limit reached",
  "emergency_review free",
  "make-up emergency booked",
  "make-up family booked",
  "make-up teacher booked",
  "move agreed_in_advance",
  "move free",
  "move limit_reached",
  "move moves_used",
  "move too_late",
  "series Completed",
  "undone",
];

function happenedIn({ lessons, makeUps, decisions }: World): string[] {
  const decided = decisions.flatMap((text) => {
    const { rule, outcome, reason } = JSON.parse(text).decision;
    const atLimit = reason === "limit_reached" ? [`${rule} with the limit reached`] : [];
    return [`${rule} ${outcome}`, ...atLimit];
  });
  const ofLessons = lessons.flatMap(({ kind, status, startsAtMs }) => [
    `${kind} ${status}`,
    ...(startsAtMs > BOTH_CHANGED ? ["after both changes"] : []),
  ]);
  return [
    ...decided,
    ...ofLessons,
    ...makeUps.map(({ cause, state }) => `make-up ${cause} ${state}`),
  ];
}

/** Checks every promise after every step, and tells all that happened. */
function walk(parameters: { numRuns: number; seed?: number }): Set<string> {
  const happened = new Set<string>();
  const commands = fc.commands(bookingSteps, { maxCommands: 40, size: "max" });
  const property = fc.property(commands, (steps) => {
    const world = emptyWorld(START);
    const paper: Paper = { used: new Map(), pages: new Map(), before: null, undone: 0 };
    fc.modelRun(() => ({ model: paper, real: world }), steps);
    if (paper.undone > 0) happened.add("undone");
    for (const event of happenedIn(world)) happened.add(event);
  });
  fc.assert(property, parameters);
  return happened;
}

test("booking, cancelling, moving and time passing over clock changes keep every promise", () => {
  expect(walk({ numRuns: 150 }).size).toBeGreaterThan(0);
}, 30_000);

test("the same steps lead everywhere that matters", () => {
  const happened = walk({ numRuns: 250, seed: 2027 });
  expect(MUST_HAPPEN.filter((event) => !happened.has(event))).toEqual([]);
}, 30_000);
