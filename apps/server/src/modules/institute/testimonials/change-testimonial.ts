import type { TestimonialChange } from "@riwaq/contracts/institute/testimonials";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Doing, command } from "../../../platform/command.ts";
import { lockTestimonials } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import {
  testimonialArchived,
  testimonialChanged,
  testimonialPublished,
  testimonialRestored,
  testimonialWithdrawn,
} from "../events.ts";
import { testimonials } from "../tables/testimonials.ts";
import { requireNewer, requirePast } from "./policy.ts";
import { type TestimonialRow, findTestimonial, nextPosition } from "./queries.ts";

type Asked = { id: string; change: TestimonialChange };

/** To these the author has agreed. */
const AGREED = ["words", "language", "author"] as const;
/** Of these, those that need another consent where they change: a language put right is the same words. */
const ASKED_ANEW = ["words", "author"] as const;
const FIELDS = [...AGREED, "consentedOn", "consentNote"] as const;

/**
 * What was agreed to is what is published: other words, or another name, need a consent of their own and are read by
 * nobody until somebody publishes them. An archived one is published no longer; brought back, it comes after all others.
 */
export const changeTestimonial = command({
  by: requireRight("content"),
  lock: lockTestimonials,
  trace: "if_changed",
  run: async (ctx, { id, change }: Asked): Promise<TestimonialRow> => {
    const before = await findTestimonial(ctx.tx, id);
    if (!before) throw new AppError("not_found");
    let row = await reword(ctx, before, change);
    if (change.is_archived !== undefined) row = await shelve(ctx, row, change.is_archived);
    if (change.is_published !== undefined) row = await publish(ctx, row, change.is_published);
    return row;
  },
});

async function reword(
  ctx: Doing,
  before: TestimonialRow,
  change: TestimonialChange,
): Promise<TestimonialRow> {
  const { tx, now } = ctx;
  const next = {
    words: change.words ?? before.words,
    language: change.language ?? before.language,
    author: change.author ?? before.author,
    consentedOn: change.consented_on ?? before.consentedOn,
    consentNote: change.consent_note ?? before.consentNote,
  };
  const changed = FIELDS.filter((field) => next[field] !== before[field]);
  if (changed.length === 0) return before;
  await requirePast(tx, next.consentedOn, now);
  if (ASKED_ANEW.some((field) => next[field] !== before[field])) {
    await requireNewer(tx, { consentedOn: next.consentedOn, former: before.consentedOn }, now);
  }
  const isAgreed = AGREED.every((field) => next[field] === before[field]);
  const publishedAt = isAgreed ? before.publishedAt : null;
  await set(ctx, before.id, { ...next, publishedAt });
  await emit(ctx, tx, testimonialChanged(before.id, { changed }));
  return { ...before, ...next, publishedAt };
}

async function shelve(ctx: Doing, row: TestimonialRow, isArchived: boolean) {
  const { tx, now } = ctx;
  if (isArchived === (row.archivedAt !== null)) return row;
  const place = isArchived
    ? { archivedAt: now, publishedAt: null }
    : { archivedAt: null, position: await nextPosition(tx) };
  await set(ctx, row.id, place);
  await emit(ctx, tx, (isArchived ? testimonialArchived : testimonialRestored)(row.id));
  return { ...row, ...place };
}

async function publish(ctx: Doing, row: TestimonialRow, isPublished: boolean) {
  const { tx, now } = ctx;
  if (isPublished === (row.publishedAt !== null)) return row;
  if (row.archivedAt !== null) throw new AppError("conflict");
  const publishedAt = isPublished ? now : null;
  await set(ctx, row.id, { publishedAt });
  await emit(ctx, tx, (isPublished ? testimonialPublished : testimonialWithdrawn)(row.id));
  return { ...row, publishedAt };
}

async function set({ tx }: Doing, id: string, columns: Partial<typeof testimonials.$inferInsert>) {
  await tx.update(testimonials).set(columns).where(eq(testimonials.id, id));
}
