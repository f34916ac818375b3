import type { BookingPreview } from "@riwaq/contracts/scheduling/bookings";
import { type CoverFault, coverFault, coveredCount } from "@riwaq/domain/billing/cover";
import type { ComingLesson } from "@riwaq/domain/billing/renewal";
import { sql } from "drizzle-orm";

import type { Actor } from "../../../platform/actors.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { isSelling } from "../shop/is-selling.ts";
import { findSeller } from "../shop/queries.ts";
import { type Coverage, findCoverage, renewalOf } from "../subscriptions/find-coverage.ts";
import { readsWhy } from "./reads-why.ts";

/** A subscription that pays for lessons, with what is booked on it; null where the learner has none. */
export async function findHeld(db: Database, studentId: string, now: Date) {
  const [held] = await findCoverage(
    db,
    sql`held.student_id = ${studentId} and held.state <> 'ended'`,
    now,
  );
  return held ?? null;
}

type Asked = {
  actor: Actor;
  studentId: string;
  kind: string;
  lessons: readonly ComingLesson[];
  now: Date;
};

export type Cover = {
  fault: CoverFault | "pupil_cannot_book" | null;
  shown: BookingPreview["cover"];
};

/**
 * What pays for lessons that somebody wishes to book; null where nothing is sold, and for a trial. Staff book whatever
 * is paid, the amount is for the payer alone, and a teacher is told of nothing but that it cannot be.
 */
export async function findCover(db: Database, asked: Asked): Promise<Cover | null> {
  const { actor, studentId, kind, lessons, now } = asked;
  const seller = await findSeller(db);
  if (kind === "trial" || !isSelling(seller)) return null;
  const held = await findHeld(db, studentId, now);
  const isStaff = actor.kind === "user" && actor.roles.has("staff");
  const fault = isStaff ? null : coverFault(held, lessons, now.getTime());
  if (!(await readsWhy(db, actor, studentId, now))) {
    return { fault: fault && "pupil_cannot_book", shown: null };
  }
  if (!held) return { fault, shown: { fault, covered_count: 0, next_payment: null } };
  const isPayer = actor.kind === "user" && actor.id === held.payerId;
  const after: Coverage = { ...held, lessons: [...held.lessons, ...lessons.map(asBooked)] };
  const values = await findBillingValues(db);
  const isNext = isPayer && !held.isAsked;
  const renewal = isNext ? renewalOf(after, { now, zone: seller.timeZone, values }) : null;
  return {
    fault,
    shown: {
      fault,
      covered_count: coveredCount(held, lessons),
      next_payment: renewal && {
        at: new Date(renewal.dueAtMs).toISOString(),
        amount: renewal.amount,
        currency: held.currency,
      },
    },
  };
}

const asBooked = (lesson: ComingLesson) => ({ ...lesson, id: "" });
