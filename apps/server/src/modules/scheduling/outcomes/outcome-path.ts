import type { OutcomeKind } from "@riwaq/domain/scheduling/outcomes/outcome";

/** Where it is said how a lesson ended; with an answer chosen already. */
export function outcomePath(id: string, said?: OutcomeKind): string {
  return `/sessions/${id}/outcome${said ? `?said=${said}` : ""}`;
}
