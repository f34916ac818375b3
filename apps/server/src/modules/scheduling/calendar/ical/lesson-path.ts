/** Where a lesson opens over the list of lessons; of several, the list itself. */
export function lessonPath(lessons: ReadonlyArray<{ id: string }>): string {
  const [only] = lessons;
  return lessons.length === 1 && only ? `/sessions?lesson=${only.id}` : "/sessions";
}
