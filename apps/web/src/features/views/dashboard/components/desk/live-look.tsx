import type { LiveState } from "@riwaq/domain/scheduling/outcomes/live-state";
import {
  Check,
  CircleDashed,
  CircleQuestionMark,
  Hourglass,
  type LucideIcon,
  Radio,
  TriangleAlert,
  X,
} from "lucide-react";

/** Never colour alone: a mark stands before each name, and the words are read out. */
export const LIVE_LOOK: Record<LiveState, { Icon: LucideIcon; tone: string; ink: string }> = {
  coming: { Icon: CircleDashed, tone: "bg-info-soft", ink: "text-info" },
  starting: { Icon: Hourglass, tone: "bg-info-soft", ink: "text-info" },
  running: { Icon: Radio, tone: "bg-success-soft", ink: "text-success" },
  teacher_late: {
    Icon: TriangleAlert,
    tone: "bg-danger-soft border border-danger",
    ink: "text-danger",
  },
  pupil_late: { Icon: Hourglass, tone: "bg-accent-soft", ink: "text-on-accent-soft" },
  unsettled: { Icon: CircleQuestionMark, tone: "bg-accent-soft", ink: "text-on-accent-soft" },
  over: { Icon: Check, tone: "bg-paper-deep", ink: "text-ink-muted" },
  cancelled: {
    Icon: X,
    tone: "border border-dashed border-line",
    ink: "text-ink-muted line-through",
  },
};
