import type { ParentHome } from "@riwaq/contracts/views/homes";

/** The next lesson of all children; of brothers and sisters in the same lesson, the lesson once. */
export function soonestLesson(children: ParentHome["children"]) {
  const lessons = children.flatMap(({ next }) => next ?? []);
  return lessons.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))[0] ?? null;
}
