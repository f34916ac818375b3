import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  COVER_FAULTS,
  type Candidate,
  LIGHT_WEEK_MIN,
  type LessonToCover,
  rankSubstitutes,
} from "./rank-substitutes.ts";

const HOUR_MS = 3_600_000;
const AT = Date.UTC(2026, 10, 24, 17);
const lesson: LessonToCover = {
  teacherId: "regular",
  startsAtMs: AT,
  endsAtMs: AT + HOUR_MS,
  programmeId: "quran",
  sameGenderFrom12: true,
};
const girl = {
  studentAge: 13,
  studentGender: "F",
  parentalPreference: null,
  hasException: false,
} as const;
const person = (teacherId: string, change: Partial<Candidate> = {}): Candidate => ({
  teacherId,
  name: teacherId,
  isApproved: true,
  hasRoom: true,
  gender: "F",
  programmeIds: ["quran"],
  busy: [],
  timeOff: [],
  isHoliday: false,
  isInOwnHours: true,
  pupils: [girl],
  isKnown: false,
  sharesLanguage: false,
  minutesThatWeek: LIGHT_WEEK_MIN,
  ...change,
});
const hour = (from: number, to: number) => [
  { startMs: AT + from * HOUR_MS, endMs: AT + to * HOUR_MS },
];
const namesOf = (candidates: Candidate[]) =>
  rankSubstitutes(lesson, candidates).map(({ teacherId }) => teacherId);

describe("who may give the lesson", () => {
  it.each([
    ["self", person("regular")],
    ["not_approved", person("a", { isApproved: false })],
    ["no_room", person("a", { hasRoom: false })],
    ["busy", person("a", { busy: hour(0.5, 2) })],
    ["time_off", person("a", { timeOff: hour(-5, 0.01) })],
    ["holiday", person("a", { isHoliday: true })],
    ["programme", person("a", { programmeIds: ["arabic"] })],
    ["other_gender", person("a", { gender: "M" })],
    ["gender_unknown", person("a", { gender: null })],
    [
      "parents_prefer_other",
      person("a", { pupils: [{ ...girl, studentAge: 9, parentalPreference: "M" }] }),
    ],
    [null, person("a", { busy: [...hour(-1, 0), ...hour(1, 2)], isInOwnHours: false })],
    [null, person("a", { gender: "M", pupils: [{ ...girl, hasException: true }] })],
  ] as const)("%s", (fault, candidate) => {
    expect(rankSubstitutes(lesson, [candidate])[0]?.fault).toBe(fault);
  });

  it("one pupil of several is enough to refuse", () => {
    const boy = { ...girl, studentGender: "M" } as const;
    expect(rankSubstitutes(lesson, [person("a", { pupils: [girl, boy] })])[0]?.fault).toBe(
      "other_gender",
    );
  });

  it("a lesson without a programme asks for none", () => {
    const free = { ...lesson, programmeId: null };
    const [first] = rankSubstitutes(free, [person("a", { programmeIds: [] })]);
    expect([first?.fault, first?.reasons]).toEqual([null, ["own_hours"]]);
  });
});

const isBusyThen = ({ busy }: Candidate) =>
  busy.some(({ startMs, endMs }) => startMs < lesson.endsAtMs && lesson.startsAtMs < endMs);

describe("the order", () => {
  it("known, then a language in common, then the lighter week, then own hours, then the name", () => {
    const crowd = [
      person("z"),
      person("y", { name: "a" }),
      person("own", { isInOwnHours: false }),
      person("light", { minutesThatWeek: 0 }),
      person("speaks", { sharesLanguage: true, minutesThatWeek: 2000 }),
      person("known", { isKnown: true, minutesThatWeek: 2000 }),
      person("busy", { isKnown: true, busy: hour(0, 1) }),
    ];
    expect(namesOf(crowd)).toEqual(["known", "speaks", "light", "y", "z", "own", "busy"]);
  });

  const candidate = fc.record({
    teacherId: fc.uuid(),
    name: fc.constantFrom("Amal", "Salma", "Karim"),
    isApproved: fc.boolean(),
    hasRoom: fc.boolean(),
    gender: fc.constantFrom("F", "M", null),
    programmeIds: fc.constantFrom(["quran"], []),
    busy: fc.constantFrom([], hour(0, 1), hour(1, 2)),
    timeOff: fc.constantFrom([], hour(-3, 3)),
    isHoliday: fc.boolean(),
    isInOwnHours: fc.boolean(),
    pupils: fc.constant([girl]),
    isKnown: fc.boolean(),
    sharesLanguage: fc.boolean(),
    minutesThatWeek: fc.integer({ min: 0, max: 1200 }),
  }) satisfies fc.Arbitrary<Candidate>;
  const crowds = fc.uniqueArray(candidate, { selector: ({ teacherId }) => teacherId });

  it("does not depend on the order in which they are given", () => {
    fc.assert(
      fc.property(crowds, fc.nat(), (crowd, turn) => {
        const at = crowd.length === 0 ? 0 : turn % crowd.length;
        const turned = [...crowd.slice(at), ...crowd.slice(0, at)].toReversed();
        expect(namesOf(turned)).toEqual(namesOf(crowd));
      }),
    );
  });

  it("names everybody once, those who can first, each refused one with why", () => {
    fc.assert(
      fc.property(crowds, (crowd) => {
        const ranked = rankSubstitutes(lesson, crowd);
        expect(ranked.map(({ teacherId }) => teacherId).toSorted()).toEqual(
          crowd.map(({ teacherId }) => teacherId).toSorted(),
        );
        const places = ranked.map(({ fault }) => (fault ? COVER_FAULTS.indexOf(fault) : -1));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        const able = new Set(ranked.flatMap((one) => (one.fault ? [] : one.teacherId)));
        const busy = crowd.filter((one) => able.has(one.teacherId) && isBusyThen(one));
        expect(busy).toEqual([]);
      }),
    );
  });
});
