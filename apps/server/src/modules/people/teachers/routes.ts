/** Teachers: the directory and profiles for families, a teacher's own teaching profile, and what staff decide. */
import type { TeachingProfile } from "@riwaq/contracts/people/teachers";
import * as teachers from "@riwaq/contracts/people/teachers.calls";

import { requireSignedIn, requireTeacher } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type On, routesOf } from "../../../platform/http/routes-of.ts";
import { languageOf } from "../../../platform/i18n/translate.ts";
import { findInstitute, trialOf } from "../../../platform/institute.ts";
import { findChecked, todayOf } from "../applications/queries.ts";
import { findProgrammesOf } from "../programmes/queries.ts";
import { availableProviders, changeTeachingProfile } from "./change-teaching-profile.ts";
import { decideApproval } from "./decide-approval.ts";
import { countApplicants, countEndingApplicants, findApplicants } from "./find-applicants.ts";
import { findSought } from "./find-sought.ts";
import { findGenderExceptions, findStudents } from "./find-students.ts";
import { findTeachers } from "./find-teachers.ts";
import { fitsOf } from "./fits-of.ts";
import { requireReader, requireVisible } from "./policy.ts";
import {
  presentApplicant,
  presentFoundStudent,
  presentGenderException,
  presentTeacherCard,
  presentTeacherProfile,
  presentTeachingProfile,
} from "./presenter.ts";
import { type JudgedPupil, findTeacher, findTeacherAt } from "./queries.ts";
import { setGenderException } from "./set-gender-exception.ts";

const FOR_STAFF = { schema: { tags: ["staff"] } };

const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map(({ id }) => id);

async function ownTeachingProfile({ actor, db, config }: Context): Promise<TeachingProfile> {
  const { id } = requireTeacher(actor);
  const row = await findTeacher(db, id);
  if (!row) throw new AppError("not_found");
  const programmes = await findProgrammesOf(db, [id]);
  return presentTeachingProfile(row, programmes.get(id), availableProviders(config));
}

/** What is known where lessons are booked and held. */
type Above = {
  judgePupils(
    db: Database,
    reader: SignedIn,
    asked: { teacherId: string; now: Date },
  ): Promise<JudgedPupil[]>;
};

export const teachersRoutes = (above: Above) =>
  routesOf("teachers", (on) => {
    on(teachers.list, async ({ ctx, query }) => {
      const reader = requireReader(ctx.actor);
      const now = ctx.clock.now();
      const sought = query.for && (await findSought(ctx.db, reader, query.for, now));
      const asked = { timeZone: reader.timeZone, now };
      const found = await findTeachers(ctx.db, query, asked, sought || undefined);
      const programmes = await findProgrammesOf(ctx.db, idsOf(found.rows));
      const fits = await fitsOf(ctx.db, found);
      const cards = found.rows.map((row) => ({
        ...presentTeacherCard(row, programmes.get(row.id)),
        fit: fits.get(row.id) ?? null,
      }));
      const { count, page, pageCount } = found;
      return { teachers: cards, page, page_count: pageCount, count };
    });

    on(teachers.one, async ({ ctx, params, cookies, headers }) => {
      const reader = requireSignedIn(ctx.actor);
      const row = requireVisible(reader, await findTeacherAt(ctx.db, params.id));
      const { id } = row;
      const programmes = (await findProgrammesOf(ctx.db, [id])).get(id);
      const asked = { teacherId: id, now: ctx.clock.now() };
      const pupils = await above.judgePupils(ctx.db, reader, asked);
      const language = languageOf(cookies.lang, headers["accept-language"]);
      const trial = trialOf(await findInstitute(ctx.db));
      const checked = await findChecked(ctx.db, id, await todayOf(ctx.db, asked.now));
      return presentTeacherProfile(row, programmes, { checked, pupils, trial }, language);
    });

    on(teachers.ownProfile, async ({ ctx }) => ownTeachingProfile(ctx));

    on(teachers.changeOwnProfile, async ({ ctx, body }) => {
      await changeTeachingProfile(ctx, body);
      return ownTeachingProfile(ctx);
    });

    forStaff(on);
  });

function forStaff(on: On) {
  on(teachers.applicants, FOR_STAFF, async ({ ctx, query }) => {
    const now = ctx.clock.now();
    const today = await todayOf(ctx.db, now);
    const { rows, page, pageCount } = await findApplicants(ctx.db, { ...query, today }, now);
    const programmes = await findProgrammesOf(ctx.db, idsOf(rows));
    return {
      teachers: rows.map((row) => presentApplicant(row, programmes.get(row.id))),
      counts: await countApplicants(ctx.db),
      ending: await countEndingApplicants(ctx.db, today),
      page,
      page_count: pageCount,
    };
  });

  on(teachers.decide, FOR_STAFF, async ({ ctx, params: { id }, body }) => {
    const row = await decideApproval(ctx, { ...body, teacherId: id });
    return presentApplicant(row, (await findProgrammesOf(ctx.db, [id])).get(id));
  });

  on(teachers.findStudents, FOR_STAFF, async ({ ctx, query }) => {
    const rows = await findStudents(ctx.db, query.search);
    return rows.map((row) => presentFoundStudent(row, ctx.clock.now()));
  });

  on(teachers.exceptions, FOR_STAFF, async ({ ctx, params }) => {
    const rows = await findGenderExceptions(ctx.db, params.id);
    return rows.map((row) => presentGenderException(row, ctx.clock.now()));
  });

  on(teachers.allow, FOR_STAFF, async ({ ctx, body }) =>
    setGenderException(ctx, { ...body, isAllowed: true }),
  );

  on(teachers.disallow, FOR_STAFF, async ({ ctx, body }) =>
    setGenderException(ctx, { ...body, isAllowed: false }),
  );
}
