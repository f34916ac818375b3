import {
  PUBLIC_TEACHERS_PAGE_SIZE as SIZE,
  type PublicTeacherPage,
  type PublicTeachers,
  type PublicTeachersQuery,
} from "@riwaq/contracts/views/public-teachers";

import { findChecked, todayOf } from "../../modules/people/applications/queries.ts";
import { findProgrammesOf } from "../../modules/people/programmes/queries.ts";
import { findFirstLessons } from "../../modules/scheduling/availability/find-open-hours.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Context } from "../../platform/context.ts";
import { findInstitute, trialOf } from "../../platform/institute.ts";
import { presentPublicTeacher, presentPublicTeacherPage } from "./presenter.ts";
import { type ShownTeacher, findOwnPage, findShownTeacher, findShownTeachers } from "./queries.ts";
import { type Candidate, audiencesOf, rankShown } from "./rank-shown.ts";

async function candidatesOf(
  { db }: Pick<Context, "db">,
  rows: readonly ShownTeacher[],
): Promise<Candidate[]> {
  const institute = await findInstitute(db);
  const programmes = await findProgrammesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    programmes: programmes.get(row.id) ?? [],
    ...audiencesOf(row, institute),
  }));
}

/** A page of the teachers whom visitors find, for what they seek. Hours are read for these alone. */
export async function loadPublicTeachers(
  ctx: Context,
  query: PublicTeachersQuery,
): Promise<PublicTeachers> {
  const now = ctx.clock.now();
  const candidates = await candidatesOf(ctx, await findShownTeachers(ctx.db));
  const ranked = await rankShown(ctx.db, candidates, query, now);
  const pageCount = Math.max(1, Math.ceil(ranked.length / SIZE));
  const page = Math.min(query.page, pageCount);
  const shown = ranked.slice((page - 1) * SIZE, page * SIZE);
  const ids = shown.map(({ id }) => id);
  const { starts } = await findFirstLessons(ctx.db, ids, now);
  const cards = shown.map((row) => presentPublicTeacher(row, starts.get(row.id) ?? []));
  return { teachers: cards, count: ranked.length, page, page_count: pageCount };
}

/**
 * By the slug; teachers see their own by their id, before anybody else does.
 * @throws not found for one who is not there, and alike for one who is not shown
 */
export async function requireShown({ db, actor }: Pick<Context, "db" | "actor">, slug: string) {
  if (actor.kind === "user" && actor.id === slug) return findOwnPage(db, slug);
  const row = await findShownTeacher(db, slug);
  if (!row) throw new AppError("not_found");
  return row;
}

export async function loadPublicTeacher(ctx: Context, slug: string): Promise<PublicTeacherPage> {
  const now = ctx.clock.now();
  const row = await requireShown(ctx, slug);
  const [candidate] = await candidatesOf(ctx, [row]);
  if (!candidate) throw new AppError("not_found");
  const { starts } = await findFirstLessons(ctx.db, [row.id], now);
  return presentPublicTeacherPage(
    { ...candidate, fit: null },
    {
      starts: starts.get(row.id) ?? [],
      certificates: (await findChecked(ctx.db, row.id, await todayOf(ctx.db, now))).certificates,
      trial: trialOf(await findInstitute(ctx.db)),
    },
  );
}
