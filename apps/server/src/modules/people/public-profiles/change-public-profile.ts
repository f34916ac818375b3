import type { PublicProfileChange } from "@riwaq/contracts/people/public-profiles";
import { hasLatinName } from "@riwaq/domain/people/public-profiles/public-profile";
import { PROFILE_QUESTIONS } from "@riwaq/domain/people/public-profiles/words";
import { slugOf } from "@riwaq/domain/people/slug";

import { requireTeacher } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockTeacherSlugs } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lockApplication } from "../applications/lock-application.ts";
import { publicProfileChanged } from "../events.ts";
import { publicProfiles } from "../tables/public-profiles.ts";
import { findOwnPublicProfile } from "./queries.ts";

/** Changes only what is named. The address is made with the first yes, and stays. */
export const changePublicProfile = command({
  by: requireTeacher,
  lock: (tx, { actor }) => lockApplication(tx, actor.id),
  trace: "if_changed",
  run: async (ctx, change: PublicProfileChange): Promise<void> => {
    const { tx, actor: teacher, now } = ctx;
    const changed = Object.keys(change).toSorted();
    if (changed.length === 0) return;
    const before = await findOwnPublicProfile(tx, teacher.id);
    const latinName = change.latin_name ?? before.latinName;
    const isShown = change.is_shown ?? before.isShown;
    const names = { name: before.name, latinName, arabicName: before.arabicName };
    if (isShown && !hasLatinName(names)) throw badField("latin_name", "latin_name_needed");
    const agreedAt = isShown && !before.isShown ? now : before.agreedAt;
    const isFirstYes = isShown && before.slug === null;
    const slug = isFirstYes ? await freeSlug(tx, latinName || before.name) : before.slug;
    const columns = { ...columnsOf(change), slug, agreedAt, updatedAt: now };
    await tx
      .insert(publicProfiles)
      .values({ teacherId: teacher.id, ...columns })
      .onConflictDoUpdate({ target: publicProfiles.teacherId, set: columns });
    await emit(ctx, tx, publicProfileChanged(teacher.id, { changed, isShown }));
  },
});

async function freeSlug(tx: Transaction, name: string): Promise<string> {
  await lockTeacherSlugs(tx);
  const rows = await tx.select({ slug: publicProfiles.slug }).from(publicProfiles);
  return slugOf(name, new Set(rows.flatMap(({ slug }) => slug ?? [])), "teacher");
}

function columnsOf(change: PublicProfileChange): Partial<typeof publicProfiles.$inferInsert> {
  const { answers } = change;
  const given = answers && PROFILE_QUESTIONS.filter((question) => answers[question] !== "");
  const columns = {
    isShown: change.is_shown,
    parts: change.parts && [...new Set(change.parts)],
    latinName: change.latin_name,
    arabicName: change.arabic_name,
    audiences: change.audiences && [...new Set(change.audiences)],
    answers: given && Object.fromEntries(given.map((question) => [question, answers[question]])),
    answersLanguage: change.answers_language,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
