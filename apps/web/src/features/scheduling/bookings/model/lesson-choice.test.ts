import { describe, expect, it } from "vitest";

import { buildPupil, buildTeacher } from "../../../../../test/build-teacher.ts";
import { firstChoice, settledChoice } from "./lesson-choice.ts";

const programme = (id: string) => ({
  id,
  slug: id,
  area: "quran" as const,
  name: { en: id, fr: id, ar: id },
});
type Pupil = ReturnType<typeof buildPupil>;
const teacherOf = (programmes: string[], ...pupils: Pupil[]) =>
  buildTeacher({ programmes: programmes.map(programme), pupils });

describe("the programme", () => {
  it.each([
    ["the one that the pupil learns here already", ["a", "b"], "b", "b"],
    ["the only one there is", ["a"], null, "a"],
    ["to be agreed where the pupil has none and there are several", ["a", "b"], null, null],
    ["to be agreed where the pupil's own is no longer taught here", ["a", "b"], "c", null],
  ])("is %s", (_case, taught, learnt, expected) => {
    const learner = buildPupil({ programme_id: learnt });
    const teacher = teacherOf(taught, learner);
    const { programmeId } = settledChoice(firstChoice(teacher), learner, teacher);
    expect(programmeId).toBe(expected);
  });

  it("follows the pupil until it is chosen by hand", () => {
    const one = buildPupil({ programme_id: "a" });
    const other = buildPupil({ id: "child-2", programme_id: "b" });
    const teacher = teacherOf(["a", "b"], one, other);
    const first = firstChoice(teacher);
    expect(settledChoice(first, one, teacher).programmeId).toBe("a");
    expect(settledChoice({ ...first, pupilId: other.id }, other, teacher).programmeId).toBe("b");
    const open = { ...first, programmeId: null };
    expect(settledChoice(open, one, teacher).programmeId).toBeNull();
  });
});
