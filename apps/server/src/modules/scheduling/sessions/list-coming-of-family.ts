import type { ComingLesson, ComingLessons } from "@riwaq/contracts/scheduling/sessions";
import { decideCancellation } from "@riwaq/domain/scheduling/policy/cancellation";
import { monthOf } from "@riwaq/domain/scheduling/policy/make-ups";
import { meterOf } from "@riwaq/domain/scheduling/policy/meter";
import type { PolicyInForce } from "@riwaq/domain/scheduling/policy/values";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { findFamilyCircle } from "../../people/reach/find-family-circle.ts";
import { findMonthFacts } from "../make-ups/queries.ts";
import { type FamilyLesson, findComingOfFamily } from "./find-coming-of-family.ts";
import { presentNextLesson, shownBy } from "./presenter.ts";

/** The lessons of the reader's family that are not over, with what cancelling each would cost and until when. */
export async function listComingOfFamily(ctx: Context): Promise<ComingLessons> {
  const reader = requireSignedIn(ctx.actor);
  const shown = shownBy(ctx);
  const { now } = shown;
  const rows = await findComingOfFamily(ctx.db, reader, now);
  const terms = await findTerms(ctx.db);
  const cancelled = await cancelNext(ctx.db, rows, {
    zone: terms.zone,
    policy: terms.at(now),
    now,
  });
  const circle = await findFamilyCircle(ctx.db, reader);
  return {
    ...circle,
    lessons: rows.map((row) => ({
      ...presentNextLesson(row, reader, shown),
      meter: presentMeter(row, { policy: terms.at(now), nowMs: now.getTime() }),
      if_cancelled: cancelled.get(row.id) ?? null,
    })),
  };
}

const isPlanned = ({ status, isWhollyTheirs }: FamilyLesson) =>
  isWhollyTheirs && (status === "Scheduled" || status === "Joined");

function presentMeter(
  row: FamilyLesson,
  at: { policy: PolicyInForce; nowMs: number },
): ComingLesson["meter"] {
  if (!isPlanned(row)) return null;
  const meter = meterOf({
    startsAtMs: row.startsAt.getTime(),
    endsAtMs: row.endsAt.getTime(),
    ...at,
  });
  return {
    free_until: new Date(meter.freeUntilMs).toISOString(),
    counts_until: new Date(meter.countsUntilMs).toISOString(),
    lost_until: new Date(meter.lostUntilMs).toISOString(),
  };
}

type By = { zone: string; policy: PolicyInForce; now: Date };
type IfCancelled = NonNullable<ComingLesson["if_cancelled"]>;

/** Of the next lesson of each pupil: a query each, for the cards that are shown. */
async function cancelNext(
  db: Database,
  rows: readonly FamilyLesson[],
  by: By,
): Promise<Map<string, IfCancelled>> {
  const planned = rows.filter(isPlanned);
  const pupils = new Set(planned.flatMap((row) => row.pupils.map(({ id }) => id)));
  const next = [...pupils].flatMap(
    (id) => planned.find((row) => row.pupils.some((pupil) => pupil.id === id)) ?? [],
  );
  const decided = [...new Set(next)].map(
    async (row) => [row.id, await ifCancelled(db, row, by)] as const,
  );
  return new Map(await Promise.all(decided));
}

/** As its preview says it: by the first of its pupils. */
async function ifCancelled(
  db: Database,
  row: FamilyLesson,
  { zone, policy, now }: By,
): Promise<IfCancelled> {
  const startsAtMs = row.startsAt.getTime();
  const asked = { id: row.id, month: monthOf(startsAtMs, zone) };
  const [first] = row.pupils.map(({ id }) => id).toSorted();
  const factsOf = await findMonthFacts(db, first, [asked]);
  const { makeUp, month, usedBefore, usedAfter, limit } = decideCancellation({
    by: "family",
    isEmergency: false,
    startsAtMs,
    nowMs: now.getTime(),
    instituteZone: zone,
    policy,
    kind: row.kind,
    ...factsOf(row.id),
  });
  return {
    make_up: makeUp === "granted" ? "granted" : "none",
    month,
    used_before: usedBefore,
    used_after: usedAfter,
    limit,
  };
}
