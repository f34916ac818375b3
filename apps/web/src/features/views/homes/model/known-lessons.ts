import type { ParentHome, StudentHome } from "@riwaq/contracts/views/homes";

/** All that a pupil's home knows to be ahead: the next lesson may be further off than the week. */
export const lessonsOf = ({ next, week }: Pick<StudentHome, "next" | "week">) =>
  next ? [next, ...week] : week;

/** The same of all children; brothers and sisters in one lesson have it twice. */
export const childrensLessons = ({ children, week }: Pick<ParentHome, "children" | "week">) => [
  ...children.flatMap(({ next }) => next ?? []),
  ...week,
];
