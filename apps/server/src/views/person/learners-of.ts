import type { MemberRow, PersonRow } from "./find-person.ts";

/** Oneself, where one learns, and the children whom one answers for. */
export function learnersOf({ user, student }: PersonRow, members: readonly MemberRow[]): string[] {
  const children = members.filter(
    ({ ownKind, kind }) => ownKind === "guardian" && kind === "child",
  );
  return [...new Set([...(student ? [user.id] : []), ...children.map(({ member }) => member.id)])];
}
