import type { FigureSums } from "@riwaq/contracts/views/figures";
import { LESSON_FATES } from "@riwaq/domain/views/figures";

/** Of what was counted, how much belongs to a part of it: null where there is nothing to be a part of. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? part / whole : null;

export const punctualityOf = ({ on_time, timed }: FigureSums) => shareOf(on_time, timed);

/** What became of lessons, in the order in which a bar is piled up; each has a pattern of its own beside its colour. */
export const PARTS = LESSON_FATES.map((fate) => ({ fate, fill: `url(#fate-${fate})` }));

/** Two colours and the drawing of each pattern: full, or lines and dots on a soft ground. */
export const PATTERNS = {
  given: { ground: "var(--primary)", mark: "var(--primary)", drawing: "full" },
  cut_short: { ground: "var(--danger-soft)", mark: "var(--danger)", drawing: "dots" },
  pupil_absent: { ground: "var(--accent-soft)", mark: "var(--accent)", drawing: "dots" },
  teacher_absent: { ground: "var(--danger)", mark: "var(--danger)", drawing: "full" },
  cancelled_by_family: { ground: "var(--info-soft)", mark: "var(--info)", drawing: "rising" },
  cancelled_by_teacher: { ground: "var(--danger-soft)", mark: "var(--danger)", drawing: "falling" },
  cancelled_by_institute: {
    ground: "var(--surface)",
    mark: "var(--ink-muted)",
    drawing: "upright",
  },
  open: { ground: "var(--surface)", mark: "var(--line-strong)", drawing: "dots" },
} as const satisfies Record<
  (typeof LESSON_FATES)[number],
  { ground: string; mark: string; drawing: "full" | "dots" | "rising" | "falling" | "upright" }
>;
