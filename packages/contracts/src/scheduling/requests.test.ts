import { ABSENCE_ANSWERS } from "@riwaq/domain/scheduling/outcomes/absence";
import { describe, expect, it } from "vitest";

import { faultsOf } from "../testing/faults-of.ts";
import { AbsenceAnswer } from "./absences.ts";
import { NewAvailabilityException, WeekPlanQuery } from "./availability.ts";
import { Booking, IdempotencyHeaders } from "./bookings.ts";
import { Cancellation, Move } from "./changes.ts";
import { HolidayChange } from "./holidays.ts";
import { Declining, OfferAnswer } from "./offers.ts";
import { OutcomeAnswer } from "./outcomes.ts";
import { TimeZoneChange } from "./zone-changes.ts";

const PUPIL = "0b4c2f0e-6d1a-4d27-9a54-5f1f4f0c9a11";
const TEACHER = "5d3e9a77-1f64-4b8a-8f0e-2a9f0c6b7d22";

const series = {
  kind: "series",
  student_id: PUPIL,
  teacher_id: TEACHER,
  anchor_zone: "Europe/Paris",
  times: [
    { day_of_week: 3, time: "18:00" },
    { day_of_week: 5, time: "00:00" },
  ],
  length_minutes: 45,
  starts_on: "2026-11-24",
};
const single = {
  kind: "single",
  student_id: PUPIL,
  teacher_id: TEACHER,
  starts_at: "2026-11-24T17:00:00Z",
  length_minutes: 60,
};

describe("a booking", () => {
  it("without an end runs on, and an id is taken in whatever case", () => {
    const read = Booking.parse({ ...series, student_id: PUPIL.toUpperCase() });
    expect(read).toMatchObject({ ends_on: null, student_id: PUPIL });
  });

  it.each([
    ["trial", { ...single, kind: "trial" }],
    ["single", { ...single, programme_id: null, expected_count: 1 }],
    ["make_up", { kind: "make_up", make_up_id: PUPIL, starts_at: single.starts_at }],
  ])("may be a %s", (_kind, body) => {
    expect(faultsOf(Booking, body)).toEqual([]);
  });

  const time = { day_of_week: 3, time: "18:00" };
  it.each([
    [{ ...series, times: [] }, "times: series_times"],
    [{ ...series, times: Array.from({ length: 6 }, () => time) }, "times: series_times"],
    [{ ...series, times: [{ ...time, day_of_week: 7 }] }, "times.0.day_of_week: slot_bad_day"],
    [{ ...series, times: [{ ...time, day_of_week: 1.5 }] }, "times.0.day_of_week: slot_bad_day"],
    [{ ...series, times: [{ ...time, time: "24:00" }] }, "times.0.time: slot_bad_time"],
    [{ ...series, times: [{ ...time, time: "9:00" }] }, "times.0.time: slot_bad_time"],
    [{ ...series, anchor_zone: "Paris" }, "anchor_zone: time_zone_invalid"],
    [{ ...series, length_minutes: 50 }, "length_minutes: length_invalid"],
    [{ ...series, starts_on: "24/11/2026" }, "starts_on: invalid"],
    [{ ...single, starts_at: "tomorrow" }, "starts_at: invalid"],
    [{ ...single, expected_count: 0 }, "expected_count: invalid"],
  ])("%# says what is wrong with it, and where", (body, fault) => {
    expect(faultsOf(Booking, body)).toContain(fault);
  });

  it("of no kind that there is, or for nobody, is none", () => {
    expect(faultsOf(Booking, { ...single, kind: "forever" })).not.toEqual([]);
    expect(faultsOf(Booking, { ...single, student_id: "everybody" })).not.toEqual([]);
  });

  it("carries a key that is a UUID", () => {
    expect(faultsOf(IdempotencyHeaders, { "idempotency-key": PUPIL })).toEqual([]);
    expect(faultsOf(IdempotencyHeaders, { "idempotency-key": "again" })).toEqual([
      "idempotency-key: invalid",
    ]);
  });
});

describe("a cancellation", () => {
  it("is of one lesson, no emergency and without a word unless it says otherwise", () => {
    expect(Cancellation.parse({})).toEqual({ scope: "one", is_emergency: false, reason: "" });
  });

  it("takes a reason as it was meant, not as it was typed", () => {
    expect(Cancellation.parse({ reason: "  à l’hôpital \n" }).reason).toBe("à l’hôpital");
  });

  it.each([
    [{ scope: "all" }, "scope: invalid"],
    [{ reason: "x".repeat(1001) }, "reason: text_long"],
    [{ reason: "a\u0000b" }, "reason: invalid"],
  ])("%# is refused", (body, fault) => {
    expect(faultsOf(Cancellation, body)).toEqual([fault]);
  });
});

describe("a move", () => {
  it("of one lesson names an instant, of a series its new hours", () => {
    expect(faultsOf(Move, { scope: "one", starts_at: "2026-11-24T18:00:00+01:00" })).toEqual([]);
    expect(faultsOf(Move, { scope: "following", times: series.times })).toEqual([]);
  });

  it("is not the one with the words of the other", () => {
    expect(faultsOf(Move, { scope: "one", times: series.times })).toEqual(["starts_at: invalid"]);
    expect(faultsOf(Move, { scope: "following", times: [] })).toEqual(["times: series_times"]);
  });
});

describe("time off and extra hours", () => {
  const off = { kind: "time_off", starts: "2026-12-24T00:00", ends: "2027-01-02T00:00" };

  it("need no note", () => {
    expect(NewAvailabilityException.parse(off).note).toBe("");
  });

  it.each([
    [{ ...off, kind: "holiday" }, "kind: invalid"],
    [{ ...off, starts: undefined }, "starts: required"],
    [{ ...off, ends: "2027-01-02" }, "ends: invalid"],
    [{ ...off, ends: "2027-01-02T00:00Z" }, "ends: invalid"],
    [{ ...off, note: "x".repeat(201) }, "note: text_long"],
  ])("%# are refused", (body, fault) => {
    expect(faultsOf(NewAvailabilityException, body)).toEqual([fault]);
  });

  it("stand beside two plans of a week, the usual one first", () => {
    expect(WeekPlanQuery.parse({}).plan).toBe("usual");
    expect(faultsOf(WeekPlanQuery, { plan: "summer" })).toEqual(["plan: invalid"]);
  });
});

it("a holiday is confirmed and never unconfirmed", () => {
  expect(faultsOf(HolidayChange, { is_confirmed: true, starts_on: "2027-03-10" })).toEqual([]);
  expect(faultsOf(HolidayChange, { is_confirmed: false })).toEqual(["is_confirmed: invalid"]);
});

it("another zone wants an answer about the lessons", () => {
  expect(faultsOf(TimeZoneChange, { time_zone: "Africa/Cairo", lessons: "instant" })).toEqual([]);
  expect(faultsOf(TimeZoneChange, { time_zone: "Africa/Cairo" })).toEqual(["lessons: required"]);
});

it("how a lesson ended, with the minutes that were lost and on whose side", () => {
  expect(faultsOf(OutcomeAnswer, { kind: "completed" })).toEqual([]);
  expect(faultsOf(OutcomeAnswer, { kind: "shortened", lost_min: 10, lost_by: "pupil" })).toEqual(
    [],
  );
  expect(faultsOf(OutcomeAnswer, { kind: "Cancelled" })).toEqual(["kind: invalid"]);
  expect(faultsOf(OutcomeAnswer, { kind: "technical", lost_min: -1 })).toEqual([
    "lost_min: invalid",
  ]);
  expect(faultsOf(OutcomeAnswer, { kind: "technical", lost_by: "weather" })).toEqual([
    "lost_by: invalid",
  ]);
});

describe("a few words beside an answer", () => {
  const FIELDS = [
    ["word", Declining, {}],
    ["word", OfferAnswer, { token: "a.b", answer: "decline" }],
    ["reason", OutcomeAnswer, { kind: "completed" }],
    [
      "note",
      NewAvailabilityException,
      { kind: "time_off", starts: "2026-12-01T10:00", ends: "2026-12-01T12:00" },
    ],
  ] as const;

  it.each(FIELDS)("%s may be left out, and loses what surrounds it", (field, schema, rest) => {
    expect(schema.parse(rest)).toHaveProperty(field, "");
    expect(schema.parse({ ...rest, [field]: "  Merci \n" })).toHaveProperty(field, "Merci");
  });

  it.each(FIELDS)("%s is refused where it is no text, too long or cannot be kept", (...of) => {
    const [field, schema, rest] = of;
    const faults = (text: unknown) => faultsOf(schema, { ...rest, [field]: text });
    expect(faults(7)).toEqual([`${field}: required`]);
    expect(faults("a".repeat(1001))).toEqual([`${field}: text_long`]);
    expect(faults("a\u0000b")).toEqual([`${field}: invalid`]);
    expect(faults("\ud83d")).toEqual([`${field}: invalid`]);
  });

  it("is never a third answer to an offer, nor without the link that it answers", () => {
    expect(faultsOf(OfferAnswer, { token: "a.b", answer: "later" })).toHaveLength(1);
    expect(faultsOf(OfferAnswer, { answer: "confirm" })).toEqual(["token: link_invalid"]);
    expect(faultsOf(OfferAnswer, { token: "x".repeat(301), answer: "confirm" })).toEqual([
      "token: link_invalid",
    ]);
  });
});

it("a family says of a missing pupil what can be acted on, and nothing else", () => {
  for (const answer of ABSENCE_ANSWERS) expect(faultsOf(AbsenceAnswer, { answer })).toEqual([]);
  expect(faultsOf(AbsenceAnswer, { answer: "maybe" })).toEqual(["answer: invalid"]);
  expect(faultsOf(AbsenceAnswer, {})).toEqual(["answer: invalid"]);
});
