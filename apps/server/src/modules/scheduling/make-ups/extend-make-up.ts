import type { MakeUp } from "@riwaq/contracts/scheduling/bookings";
import { toInstant } from "@riwaq/domain/time/zone";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { makeUpExtended } from "../events.ts";
import { presentMakeUp } from "./presenter.ts";
import { findMakeUp } from "./queries.ts";
import * as states from "./states.ts";

type Asked = { id: string; expires_on: string };

/** Staff give what is owed more time, also once it has ended; never less. */
export const extendMakeUp = command({
  by: requireRight("lessons"),
  lock: async (tx, _, { id }: Asked) => {
    const found = await findMakeUp(tx, id);
    if (!found) throw new AppError("not_found");
    await lockPeople(tx, [found.makeUp.studentId]);
    const row = await findMakeUp(tx, id);
    if (!row) throw new AppError("not_found");
    return row;
  },
  run: async (ctx, { id, expires_on }): Promise<MakeUp> => {
    const { tx, now, locked: row } = ctx;
    const { state, expiresAt: before, sessionId } = row.makeUp;
    if (state !== "owed") throw refusal("conflict", "make_up_gone");
    const { timeZone: zone } = await findInstitute(tx);
    const end = toInstant({ date: expires_on, time: "23:59", zone });
    const expiresAt = new Date(end.epochMs);
    if (!before || expiresAt <= before || expiresAt <= now) {
      throw badField("expires_on", "make_up_end");
    }
    await states.extendMakeUp(tx, id, { expiresAt, now });
    await emit(
      ctx,
      tx,
      makeUpExtended(
        id,
        { before: before.toISOString(), after: expiresAt.toISOString() },
        { sessionId },
      ),
    );
    return presentMakeUp({ ...row, makeUp: { ...row.makeUp, expiresAt } }, { isStaff: true, now });
  },
});
