import type { InstituteChange } from "@riwaq/contracts/institute/institute";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { type InstituteRow, findInstitute, writeInstitute } from "../../../platform/institute.ts";
import { instituteChanged } from "../events.ts";

/** Changes only what is named: the name, the channels that every page shows, or a rule. */
export const changeInstitute = command({
  by: requireRight("content"),
  trace: "if_changed",
  run: async (ctx, change: InstituteChange): Promise<InstituteRow> => {
    const changed = Object.keys(change).toSorted();
    if (changed.length > 0) {
      await writeInstitute(ctx.tx, columnsOf(change));
      await emit(ctx, ctx.tx, instituteChanged("institute", { changed }));
    }
    return findInstitute(ctx.tx);
  },
});

/** What is undefined is left as it is. */
function columnsOf(change: InstituteChange) {
  const { photo_url, social_url, chat_url, trial, ...rest } = change;
  const { same_gender_from_12, report_due_hours, missed_after_minutes, ...others } = rest;
  const { cover_family, recitation_kept_days, ...same } = others;
  return {
    ...same,
    photoUrl: photo_url,
    socialUrl: social_url,
    chatUrl: chat_url,
    sameGenderFrom12: same_gender_from_12,
    reportDueHours: report_due_hours,
    missedAfterMin: missed_after_minutes,
    coverFamily: cover_family,
    recitationKeptDays: recitation_kept_days,
    ...(trial === null && { trialIsGiven: false }),
    ...(trial && {
      trialIsGiven: true,
      trialMinutes: trial.length_minutes,
      trialIsFree: trial.is_free,
    }),
  };
}
