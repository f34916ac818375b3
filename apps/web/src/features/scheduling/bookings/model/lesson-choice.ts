/** What a family has chosen before it chooses an hour. */
import type { TeacherProfile } from "@riwaq/contracts/people/teachers";
import { LESSON_LENGTHS_MIN } from "@riwaq/domain/scheduling/series/series";
import type { LessonLengthMin } from "@riwaq/domain/scheduling/series/series";

export type Pupil = TeacherProfile["pupils"][number];
export type LessonKind = "trial" | "single" | "series";

export type LessonChoice = {
  pupilId: string;
  kind: LessonKind;
  lengthMinutes: LessonLengthMin;
  /** Null is to be agreed with the teacher; undefined until it is chosen. */
  programmeId: string | null | undefined;
};

export type SettledChoice = LessonChoice & { programmeId: string | null };

export function firstChoice({ pupils }: TeacherProfile): LessonChoice {
  const pupil = pupils.find(({ can_book }) => can_book);
  return {
    pupilId: pupil?.id ?? "",
    kind: pupil?.trial_available ? "trial" : "single",
    lengthMinutes: 60,
    programmeId: undefined,
  };
}

/** What the pupil learns here already, or all that is taught here; else it is to be agreed. */
function usualProgramme(pupil: Pupil, programmes: TeacherProfile["programmes"]): string | null {
  if (programmes.some(({ id }) => id === pupil.programme_id)) return pupil.programme_id;
  return programmes.length === 1 ? (programmes[0]?.id ?? null) : null;
}

/** One pupil may have a trial where another may not, and a trial has one length. */
export function settledChoice(
  choice: LessonChoice,
  pupil: Pupil,
  { programmes, trial }: Pick<TeacherProfile, "programmes" | "trial">,
): SettledChoice {
  const isTrial = choice.kind === "trial" && pupil.trial_available && trial !== null;
  const kind = choice.kind === "trial" && !isTrial ? "single" : choice.kind;
  return {
    ...choice,
    kind,
    programmeId:
      choice.programmeId === undefined ? usualProgramme(pupil, programmes) : choice.programmeId,
    lengthMinutes: isTrial ? trial.length_minutes : choice.lengthMinutes,
  };
}

/** The length of an earlier lesson, as one that can be booked. */
export function settledLength(minutes: number): LessonLengthMin {
  return LESSON_LENGTHS_MIN.find((length) => length >= minutes) ?? 60;
}
