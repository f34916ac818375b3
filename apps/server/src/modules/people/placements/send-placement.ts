import type { NewPlacement, PupilPlacement } from "@riwaq/contracts/people/placements";
import { isWholeTest } from "@riwaq/domain/people/placement/hearing";
import { judge } from "@riwaq/domain/people/placement/judge";
import { and, eq, isNull } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lockRowsOf } from "../../identity/users/lock-rows-of.ts";
import { placementSent } from "../events.ts";
import { requirePupil } from "../reach/pupils.ts";
import { placements } from "../tables/placements.ts";
import { requireFamily } from "./policy.ts";
import { findPlacement } from "./queries.ts";

type Asked = { input: NewPlacement; key: string };

/** A whole test of one of the family. What it says follows from the answers alone; of what the page showed nothing is taken. */
export const sendPlacement = command({
  by: requireSignedIn,
  once: ({ input, key }: Asked) => ({ key, request: { sendPlacement: input } }),
  lock: (tx, _, { input }) => lockRowsOf(tx, [input.student_id]),
  run: async (ctx, { input }): Promise<PupilPlacement> => {
    const { tx, actor: reader, now } = ctx;
    const student = await requirePupil(tx, reader, input.student_id, now);
    await requireFamily(tx, reader, student, now);
    const { answers } = input;
    if (!isWholeTest(answers)) throw badField("answers", "invalid");
    await tx
      .delete(placements)
      .where(and(eq(placements.studentId, student), isNull(placements.confirmedAt)));
    const [row] = await tx
      .insert(placements)
      .values({ studentId: student, sentAt: now, answers, ...judge(answers) })
      .returning({ id: placements.id });
    if (!row) throw new Error("A placement test was not written");
    await emit(ctx, tx, placementSent(student, { placement: row.id }));
    return findPlacement(tx, student, { reader, now });
  },
});
