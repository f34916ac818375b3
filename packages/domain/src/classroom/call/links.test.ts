import fc from "fast-check";
import { expect, it, test } from "vitest";

import { SEAT_ROLES } from "../seats.ts";
import { linkOf } from "./links.ts";
import type { LinkedSeat } from "./links.ts";

const seat = (id: string, role: LinkedSeat["role"], userId = id): LinkedSeat => ({
  id,
  role,
  userId,
});

test("the teacher is impolite towards everyone, also with the greater id", () => {
  expect(linkOf(seat("z", "teacher"), seat("a", "pupil"))?.isImpolite).toBe(true);
  expect(linkOf(seat("a", "pupil"), seat("z", "teacher"))?.isImpolite).toBe(false);
});

test("between two pupils the smaller id is impolite", () => {
  expect(linkOf(seat("a", "pupil"), seat("b", "pupil"))?.isImpolite).toBe(true);
  expect(linkOf(seat("b", "pupil"), seat("a", "pupil"))?.isImpolite).toBe(false);
});

test.each(["listener", "staff"] as const)("a %s receives and never sends", (role) => {
  const link = linkOf(seat("a", role), seat("b", "pupil"));
  expect(link).toMatchObject({ sends: false, receives: true });
  expect(linkOf(seat("a", role), seat("b", "listener"))).toBeNull();
});

test("two pages of one account are not connected with each other", () => {
  expect(linkOf(seat("a", "pupil", "u"), seat("b", "pupil", "u"))).toBeNull();
});

const seats = fc.record({
  id: fc.uuid(),
  userId: fc.uuid(),
  role: fc.constantFrom(...SEAT_ROLES),
});

it("both sides say the same of a link: exactly one is impolite, and what one sends the other receives", () => {
  fc.assert(
    fc.property(seats, seats, (one, other) => {
      const [here, there] = [linkOf(one, other), linkOf(other, one)];
      expect(here && [here.isImpolite, here.sends, here.receives]).toEqual(
        there && [!there.isImpolite, there.receives, there.sends],
      );
    }),
  );
});
