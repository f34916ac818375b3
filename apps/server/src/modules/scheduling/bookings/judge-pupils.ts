import { judgeTrial } from "@riwaq/domain/scheduling/policy/who-may-book";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findChildren } from "../../people/children/queries.ts";
import type { JudgedPupil } from "../../people/teachers/queries.ts";
import { findStanding } from "./find-booking-fault.ts";
import { findProgrammeIds, findTrialFacts } from "./queries.ts";

/** The reader's pupils (self or children): whether this teacher may teach each, and why not. */
export async function judgePupils(
  db: Database,
  reader: SignedIn,
  { teacherId, now }: { teacherId: string; now: Date },
): Promise<JudgedPupil[]> {
  const judged: JudgedPupil[] = [];
  for (const { id, name } of await findOwnPupils(db, reader, now)) {
    const pair = { studentId: id, teacherId, now };
    const { fault, isTaught } = await findStanding(db, reader, pair);
    const isTrialAvailable = judgeTrial(await findTrialFacts(db, pair)).ok;
    const { enrolled } = await findProgrammeIds(db, pair);
    const programmeId = enrolled[0] ?? null;
    judged.push({ id, name, fault, isTrialAvailable, programmeId, isTaught });
  }
  return judged;
}

async function findOwnPupils(db: Database, reader: SignedIn, now: Date) {
  const { id, name, roles } = reader;
  const self = roles.has("student") ? [{ id, name }] : [];
  return roles.has("guardian") ? [...self, ...(await findChildren(db, id, now))] : self;
}
