import type { PupilPlacement } from "@riwaq/contracts/people/placements";
import { asc, desc, eq, inArray } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import type { PupilId } from "../reach/pupils.ts";
import { placements } from "../tables/placements.ts";
import { mayConfirm } from "./policy.ts";

type Reading = { reader: SignedIn; now: Date };

/** The last test of a pupil, who confirmed it, and whether this reader may. */
export async function findPlacement(
  db: Database,
  student: PupilId,
  { reader, now }: Reading,
): Promise<PupilPlacement> {
  const [row] = await db
    .select({ placement: placements, by: users.name })
    .from(placements)
    .leftJoin(users, eq(users.id, placements.confirmedById))
    .where(eq(placements.studentId, student))
    .orderBy(desc(placements.sentAt), desc(placements.id))
    .limit(1);
  return {
    placement: row ? present(row.placement, row.by) : null,
    may_confirm: row !== undefined && (await mayConfirm(db, reader, student, now)),
  };
}

function present(
  row: typeof placements.$inferSelect,
  by: string | null,
): NonNullable<PupilPlacement["placement"]> {
  const { id, sentAt, band, confidence, skills, confirmedBand, confirmedAt } = row;
  return {
    id,
    sent_at: sentAt.toISOString(),
    band,
    confidence,
    skills,
    confirmed:
      confirmedBand && confirmedAt
        ? { band: confirmedBand, at: confirmedAt.toISOString(), by }
        : null,
  };
}

/** All that was sent, for whoever is given out what is kept of them. */
export async function findPlacementsOf(db: Database, studentIds: readonly string[]) {
  return db
    .select({
      name: users.name,
      sent_at: placements.sentAt,
      answers: placements.answers,
      band: placements.band,
      confidence: placements.confidence,
      skills: placements.skills,
      confirmed_band: placements.confirmedBand,
      confirmed_at: placements.confirmedAt,
    })
    .from(placements)
    .innerJoin(users, eq(users.id, placements.studentId))
    .where(inArray(placements.studentId, [...studentIds]))
    .orderBy(asc(users.name), asc(users.id), asc(placements.sentAt));
}
