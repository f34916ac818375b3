import type { Session } from "@riwaq/contracts/scheduling/sessions";

import type { SessionReader } from "./session-reader.ts";

type Zones = Pick<Session, "teacher_zone" | "family_zone">;

/** Whose clock stands beside the reader's: the family's for teachers, the teacher's for everyone else. */
export function otherZoneOf({ teacher_zone, family_zone }: Zones, reader: SessionReader) {
  return reader === "T" ? family_zone : teacher_zone;
}
