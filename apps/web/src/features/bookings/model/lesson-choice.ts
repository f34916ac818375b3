/** What a family has chosen before it chooses an hour. */
import type { TeacherProfile } from "@riwaq/contracts/teachers";
import { TRIAL_LENGTH_MIN } from "@riwaq/domain/policy/who-may-book";
import { LESSON_LENGTHS_MIN } from "@riwaq/domain/series/series";
import type { LessonLengthMin } from "@riwaq/domain/series/series";

export type Pupil = TeacherProfile["pupils"][number];
export type LessonKind = "trial" | "single" | "series";

export type LessonChoice = {
  pupilId: string;
  kind: LessonKind;
  lengthMinutes: LessonLengthMin;
  programmeId: string | null;
};

export function firstChoice({ pupils, programmes }: TeacherProfile): LessonChoice {
  const pupil = pupils.find(({ can_book }) => can_book);
  return {
    pupilId: pupil?.id ?? "",
    kind: pupil?.trial_available ? "trial" : "single",
    lengthMinutes: 60,
    programmeId: programmes.length === 1 ? (programmes[0]?.id ?? null) : null,
  };
}

/** One pupil's trial may be used where another's is not, and a trial has one length. */
export function settledChoice(choice: LessonChoice, pupil: Pupil | undefined): LessonChoice {
  const kind = choice.kind === "trial" && !pupil?.trial_available ? "single" : choice.kind;
  return {
    ...choice,
    kind,
    lengthMinutes: kind === "trial" ? TRIAL_LENGTH_MIN : choice.lengthMinutes,
  };
}

/** The length of an earlier lesson, as one that can be booked. */
export function settledLength(minutes: number): LessonLengthMin {
  return LESSON_LENGTHS_MIN.find((length) => length >= minutes) ?? 60;
}
