import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { Session } from "@riwaq/contracts/scheduling/sessions";
import type { ComponentType } from "react";

/** The role through which somebody looks at sessions. */
export type SessionReader = CurrentUser["role"];

/** What else can be done with a lesson: a route brings it from another feature. */
export type LessonMenu = ComponentType<{ session: Session; reader: SessionReader }>;

/** What else is to be said of a lesson: a route brings it from another feature. */
export type LessonNote = ComponentType<{ sessionId: string }>;

type Zones = Pick<Session, "teacher_zone" | "family_zone">;

/** Whose clock stands beside the reader's: the family's for teachers, the teacher's for everyone else. */
export function otherZoneOf({ teacher_zone, family_zone }: Zones, reader: SessionReader) {
  return reader === "T" ? family_zone : teacher_zone;
}
