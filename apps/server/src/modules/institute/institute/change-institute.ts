import type { InstituteChange } from "@riwaq/contracts/institute/institute";

import { requireStaff } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { institute } from "../../../platform/db/tables/institute.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { instituteChanged } from "../events.ts";

/** Changes only what is named: the name, the channels that every page shows, or a rule. */
export async function changeInstitute(ctx: Context, change: InstituteChange) {
  requireStaff(ctx.actor);
  const named = Object.keys(change);
  if (named.length === 0) return findInstitute(ctx.db);
  return inTransaction(ctx.db, async (tx) => {
    await tx.update(institute).set(columnsOf(change));
    await emit(ctx, tx, instituteChanged("institute", { changed: named.toSorted() }));
    return findInstitute(tx);
  });
}

/** What is undefined is left as it is. */
function columnsOf(change: InstituteChange) {
  const { photo_url, social_url, chat_url, trial, same_gender_from_12, ...same } = change;
  return {
    ...same,
    photoUrl: photo_url,
    socialUrl: social_url,
    chatUrl: chat_url,
    sameGenderFrom12: same_gender_from_12,
    ...(trial === null && { trialIsGiven: false }),
    ...(trial && {
      trialIsGiven: true,
      trialMinutes: trial.length_minutes,
      trialIsFree: trial.is_free,
    }),
  };
}
