/** Who could take a series over, lesson by lesson to come: its lessons are judged as those that are covered. */
import type { CoverFault, CoverReason, Ranked } from "../cover/rank-substitutes.ts";

export type Successor = {
  teacherId: string;
  name: string;
  /** Why not, by the first lesson that stands against it; null for nobody who could give all. */
  fault: CoverFault | null;
  /** How many lessons stand against it. */
  clashes: number;
  /** What speaks for them at every lesson. */
  reasons: CoverReason[];
  /** Of the week of the first lesson. */
  minutesThatWeek: number;
};

/**
 * From each lesson's ranking, the earliest lesson first: those who could give all of them first, then by how many they could
 * not; otherwise in the order of the first lesson.
 */
export function rankSuccessors(lessons: ReadonlyArray<readonly Ranked[]>): Successor[] {
  const [first = []] = lessons;
  const byTeacher = Map.groupBy(lessons.flat(), ({ teacherId }) => teacherId);
  return first
    .map(({ teacherId, name, reasons, minutesThatWeek }) => {
      const all = byTeacher.get(teacherId) ?? [];
      const faults = all.flatMap(({ fault }) => fault ?? []);
      return {
        teacherId,
        name,
        fault: faults[0] ?? null,
        clashes: faults.length,
        reasons: reasons.filter((reason) => all.every((one) => one.reasons.includes(reason))),
        minutesThatWeek,
      };
    })
    .toSorted((a, b) => a.clashes - b.clashes);
}
