import type { Covers } from "@riwaq/contracts/scheduling/cover";
import { OPEN_COVERS, stepCover } from "@riwaq/domain/scheduling/cover/cover";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { and, asc, eq, gt, or, sql } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import { familyOf } from "../../people/reach/pupils.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { covers } from "../tables/covers.ts";
import { sessions } from "../tables/sessions.ts";
import { presentCover } from "./presenter.ts";
import { findOpenCovers } from "./queries.ts";
import { presentLesson } from "./show-leave.ts";

const MOST = 200;

/** What somebody else gives, or is to give, of the reader's lessons to come: as family, as substitute, as regular teacher. */
export async function listCovers({ db, actor, clock }: Context): Promise<Covers> {
  const reader = requireSignedIn(actor);
  const now = clock.now();
  const rows = await findRows(db, reader, now);
  const found = await findOpenCovers(
    db,
    rows.map(({ id }) => id),
  );
  return {
    covers: rows.flatMap((row) => {
      const cover = found.get(row.id);
      if (!cover) return [];
      const { substituteId, regularTeacherId, state } = cover.cover;
      const side = sideOf(reader, { substituteId, regularTeacherId });
      // Until it stands nobody but the family and staff need know.
      if (state === "offered" && side !== "family") return [];
      const times = {
        startsAtMs: row.startsAt.getTime(),
        heldUntilMs: cover.cover.heldUntil?.getTime() ?? null,
        declinableUntilMs: cover.cover.declinableUntil?.getTime() ?? null,
      };
      const step = side === "family" ? "agree" : "decline";
      const outcome = stepCover({ state, ...times }, step, now.getTime());
      return [
        {
          ...presentCover(cover),
          lesson: presentLesson(row),
          side,
          can_answer: side !== "regular" && outcome.ok && outcome.isNew,
        },
      ];
    }),
  };
}

function sideOf({ id }: SignedIn, of: { substituteId: string; regularTeacherId: string }) {
  if (of.substituteId === id) return "substitute";
  return of.regularTeacherId === id ? "regular" : "family";
}

async function findRows(db: Database, reader: SignedIn, now: Date) {
  const { id } = reader;
  const isOfFamily = sql`${sessions.id} in (select taught.session_id from session_students taught
    where taught.student_id in ${familyOf(reader)} and taught.ends_at > ${now.toISOString()}::timestamptz)`;
  const seen = sql`(taught.student_id in ${familyOf(reader)} or ${covers.substituteId} = ${id}
    or ${covers.regularTeacherId} = ${id})`;
  return db
    .select({
      id: sessions.id,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      programme: programmes.name,
      students: sql<string[]>`array(select pupil.name from session_students taught
        join users pupil on pupil.id = taught.student_id
        where taught.session_id = ${sessions.id} and ${seen} order by 1)`,
    })
    .from(covers)
    .innerJoin(sessions, eq(sessions.id, covers.sessionId))
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .where(
      and(
        isOneOf(covers.state, OPEN_COVERS),
        isOneOf(sessions.status, OPEN_STATUSES),
        gt(sessions.endsAt, now),
        or(eq(covers.substituteId, id), eq(covers.regularTeacherId, id), isOfFamily),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(MOST);
}
