import { describe, expect, it } from "vitest";

import { PUPIL, buildMark, buildView, idOf } from "../../../../../test/build-classroom.ts";
import { byWord } from "../../../../components/marks/mark-look.ts";
import { looksOf, marksSeen } from "./looks.ts";
import { leftOf } from "./time-left.ts";

const word = (number: number, isMarker = false) => ({
  place: { sura: 112, aya: 1, word: number },
  text: "",
  stored: "",
  isMarker,
});
const labelOf = () => "forgot";

describe("marks", () => {
  const marks = [
    buildMark(),
    buildMark({ id: idOf(101), voided_at: "2026-11-24T17:12:00.000Z" }),
    buildMark({ id: idOf(102), student_id: idOf(4) }),
  ];
  const seen = (seat: Partial<Parameters<typeof marksSeen>[0]>) =>
    marksSeen({ marks, role: "pupil", areShown: true, pupil: PUPIL, ...seat }).length;

  it("are seen by a pupil where they are shown, without what was taken back", () => {
    expect([seen({}), seen({ areShown: false }), seen({ pupil: null })]).toEqual([1, 0, 2]);
  });

  it("are always seen by the teacher, of whom is heard", () => {
    expect([seen({ role: "teacher", areShown: false }), seen({ role: "staff" })]).toEqual([2, 2]);
  });
});

describe("words", () => {
  const marks = byWord([buildMark()]);

  it("that are hidden come back by ayah or by word, for who recites; the teacher sees them veiled", () => {
    const look = (revealed: string[], role: "pupil" | "teacher") =>
      looksOf({ role, view: buildView({ hiding: "word", revealed }), marks, labelOf });
    expect(look([], "pupil")(word(1)).isHidden).toBe(true);
    expect(look(["112:1:1"], "pupil")(word(1)).isHidden).toBe(false);
    expect(look(["112:1"], "pupil")(word(2)).isHidden).toBe(false);
    expect(look([], "pupil")(word(5, true)).isHidden).toBe(false);
    expect(look([], "teacher")(word(1))).toMatchObject({ isHidden: false, isVeiled: true });
  });

  it("have no line while they are hidden, and no press but the teacher's", () => {
    const look = looksOf({ role: "pupil", view: buildView({ hiding: "aya" }), marks, labelOf });
    expect(look(word(2)).marks?.severity).toBeUndefined();
    expect(look(word(2)).isRead).toBe(true);
    const open = looksOf({ role: "teacher", view: buildView(), marks, labelOf });
    expect(open(word(2))).toMatchObject({ isRead: false, marks: { severity: "jali", times: 1 } });
  });
});

it.each([
  ["16:50", "before", 10],
  ["17:00", "left", 45],
  ["17:44:30", "left", 1],
  ["17:45", "over", 0],
  ["17:48:20", "over", 3],
])("at %s the lesson says %s and %i", (time, kind, minutes) => {
  const hours = { startsAt: "2026-11-24T17:00:00Z", endsAt: "2026-11-24T17:45:00Z" };
  const now = Date.parse(`2026-11-24T${time.length === 5 ? `${time}:00` : time}Z`);
  expect(leftOf(now, hours)).toEqual({ kind, minutes });
});
