import type { LeaveDetails, LeaveLesson } from "@riwaq/contracts/scheduling/cover";

/** One lesson of a leave, as each part of its line is given it. */
export type LineProps = {
  lesson: LeaveLesson;
  details: LeaveDetails;
  /** Opens the dialog in which it is moved or cancelled. */
  onAsk: (first: "cancel" | "move") => void;
};
