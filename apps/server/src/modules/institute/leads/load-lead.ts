import { type LeadFile, LeadChange } from "@riwaq/contracts/institute/leads";
import { toWall } from "@riwaq/domain/time/zone";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { findWishProgrammes, findWishesOf } from "../../people/wishes/queries.ts";
import { presentLead } from "./presenter.ts";
import { findHistory, findLead, findOwners } from "./queries.ts";

const Stage = LeadChange.shape.stage;

/** What is known of one who waits. */
export async function loadLead(db: Database, id: string, now: Date): Promise<LeadFile> {
  const row = await findLead(db, id);
  if (!row) throw new AppError("not_found");
  const { timeZone } = await findInstitute(db);
  const { lead, message } = row;
  const history = await findHistory(db, id);
  return {
    ...presentLead(row, toWall(now.getTime(), timeZone).date),
    person_id: lead.personId,
    message: message?.text ?? null,
    note: lead.note,
    learners: lead.personId === null ? [] : await findWishesOf(db, lead.personId),
    programmes: await findWishProgrammes(db),
    owners: await findOwners(db),
    history: history.map(({ at, by, stage }) => ({
      at: at.toISOString(),
      by,
      stage: Stage.safeParse(stage).data ?? null,
    })),
    time_zone: timeZone,
  };
}
