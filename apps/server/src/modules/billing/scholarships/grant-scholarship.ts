import type { NewScholarship, Scholarship } from "@riwaq/contracts/billing/scholarships";
import { overlap } from "@riwaq/domain/billing/scholarships";
import { toInstant, toWall } from "@riwaq/domain/time/zone";

import { requireRight } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { scholarshipGranted } from "../events.ts";
import { findSeller } from "../shop/queries.ts";
import { discounts } from "../tables/discounts.ts";
import { presentScholarship } from "./presenter.ts";
import { findDiscountsOf, isLearner, requireScholarship } from "./queries.ts";

type Asked = { granted: NewScholarship; key: string };

/**
 * From a day of the seller on, today at the earliest: what was paid before stays as it was paid. A learner has one at a
 * time, so that nobody has to ask which of them holds.
 */
export const grantScholarship = command({
  by: requireRight("money"),
  once: ({ key, granted }: Asked) => ({ key, request: granted }),
  lock: (tx, _, { granted }) => lockPeople(tx, [granted.student_id]),
  run: async (ctx, { granted }): Promise<Scholarship> => {
    const { tx, actor, now } = ctx;
    const { student_id: studentId, starts_on: from, ends_on: until, reason } = granted;
    if (!(await isLearner(tx, studentId))) throw badField("student_id", "invalid");
    const { timeZone: zone } = await findSeller(tx);
    if (from < toWall(now.getTime(), zone).date) throw badField("starts_on", "price_too_soon");
    const midnight = (date: string) => toInstant({ date, time: "00:00", zone }).epochMs;
    const span = { startsAtMs: midnight(from), endsAtMs: until === null ? null : midnight(until) };
    const held = await findDiscountsOf(tx, studentId);
    const isHeld = held.some(({ startsAt, endsAt }) =>
      overlap(span, { startsAtMs: startsAt.getTime(), endsAtMs: endsAt?.getTime() ?? null }),
    );
    if (isHeld) throw badField("student_id", "scholarship_held");
    const [row] = await tx
      .insert(discounts)
      .values({
        studentId,
        basisPoints: granted.basis_points,
        reason,
        decidedById: actor.id,
        startsAt: new Date(span.startsAtMs),
        endsAt: span.endsAtMs === null ? null : new Date(span.endsAtMs),
        createdAt: now,
      })
      .returning({ id: discounts.id });
    if (!row) throw new Error("The scholarship was not written");
    await emit(ctx, tx, scholarshipGranted(studentId, { points: granted.basis_points, from }));
    return presentScholarship(await requireScholarship(tx, row.id), { now, zone });
  },
});
