import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
/** Teachers: the directory and profiles for families, a teacher's own teaching profile, and what staff decide. */
import { Done } from "@riwaq/contracts/identity/authentication";
import {
  Applicant,
  Applicants,
  ApplicantsQuery,
  ApprovalChange,
  FoundStudents,
  GenderExceptionKey,
  GenderExceptions,
  StudentsQuery,
  TeacherProfile,
  Teachers,
  TeachersQuery,
  TeachingProfile,
  TeachingProfileChange,
} from "@riwaq/contracts/people/teachers";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn, requireStaff, requireTeacher } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { languageOf } from "../../../platform/i18n/translate.ts";
import { findInstitute, trialOf } from "../../../platform/institute.ts";
import { findProgrammesOf } from "../programmes/queries.ts";
import {
  type TakeMeetingLink,
  availableProviders,
  changeTeachingProfile,
} from "./change-teaching-profile.ts";
import { decideApproval } from "./decide-approval.ts";
import { countApplicants, findApplicants } from "./find-applicants.ts";
import { findGenderExceptions, findStudents } from "./find-students.ts";
import { findTeachers } from "./find-teachers.ts";
import { requireReader, requireVisible } from "./policy.ts";
import {
  presentApplicant,
  presentFoundStudent,
  presentGenderException,
  presentTeacherCard,
  presentTeacherProfile,
  presentTeachingProfile,
} from "./presenter.ts";
import { type JudgedPupil, findTeacher } from "./queries.ts";
import { setGenderException } from "./set-gender-exception.ts";

const TAGS = { tags: ["teachers"] };
const STAFF = { tags: ["staff"] };
const REFUSALS = { 401: ErrorBody, 403: ErrorBody };
const FAULTS = { ...REFUSALS, 400: ErrorBody };
const Params = z.object({ id: Id });

const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map(({ id }) => id);

async function ownTeachingProfile({ actor, db, config }: Context): Promise<TeachingProfile> {
  const { id } = requireTeacher(actor);
  const row = await findTeacher(db, id);
  if (!row) throw new AppError("not_found");
  const programmes = await findProgrammesOf(db, [id]);
  return presentTeachingProfile(row, programmes.get(id), availableProviders(config));
}

const exceptionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/students/",
    {
      schema: {
        ...STAFF,
        querystring: StudentsQuery,
        response: { 200: FoundStudents, ...FAULTS },
      },
    },
    async ({ ctx, query }) => {
      requireStaff(ctx.actor);
      const rows = await findStudents(ctx.db, query.search);
      return rows.map((row) => presentFoundStudent(row, ctx.clock.now()));
    },
  );

  app.get(
    "/teachers/:id/gender-exceptions/",
    {
      schema: {
        ...STAFF,
        params: Params,
        response: { 200: GenderExceptions, 404: ErrorBody, ...REFUSALS },
      },
    },
    async ({ ctx, params }) => {
      requireStaff(ctx.actor);
      const rows = await findGenderExceptions(ctx.db, params.id);
      return rows.map((row) => presentGenderException(row, ctx.clock.now()));
    },
  );

  for (const method of ["PUT", "DELETE"] as const) {
    app.route({
      method,
      url: "/gender-exceptions/",
      schema: {
        ...STAFF,
        body: GenderExceptionKey,
        response: { 200: Done, 404: ErrorBody, ...FAULTS },
      },
      handler: async ({ ctx, body }) => {
        await setGenderException(ctx, body, method === "PUT");
        return { done: true } as const;
      },
    });
  }
};

const staffRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/teachers/",
    {
      schema: { ...STAFF, querystring: ApplicantsQuery, response: { 200: Applicants, ...FAULTS } },
    },
    async ({ ctx, query }) => {
      requireStaff(ctx.actor);
      const { rows, page, pageCount } = await findApplicants(ctx.db, query, ctx.clock.now());
      const programmes = await findProgrammesOf(ctx.db, idsOf(rows));
      return {
        teachers: rows.map((row) => presentApplicant(row, programmes.get(row.id))),
        counts: await countApplicants(ctx.db),
        page,
        page_count: pageCount,
      };
    },
  );

  app.patch(
    "/teachers/:id/",
    {
      schema: {
        ...STAFF,
        params: Params,
        body: ApprovalChange,
        response: { 200: Applicant, 404: ErrorBody, ...FAULTS },
      },
    },
    async ({ ctx, params: { id }, body }) => {
      const row = await decideApproval(ctx, id, body);
      return presentApplicant(row, (await findProgrammesOf(ctx.db, [id])).get(id));
    },
  );

  await app.register(exceptionRoutes);
};

/** What is known where lessons are booked and held. */
type Above = {
  judgePupils(
    db: Database,
    reader: SignedIn,
    asked: { teacherId: string; now: Date },
  ): Promise<JudgedPupil[]>;
  takeMeetingLink: TakeMeetingLink;
};

export const teachersRoutes =
  (above: Above): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/teachers/",
      { schema: { ...TAGS, querystring: TeachersQuery, response: { 200: Teachers, ...FAULTS } } },
      async ({ ctx, query }) => {
        const { timeZone } = requireReader(ctx.actor);
        const reader = { timeZone, now: ctx.clock.now() };
        const { rows, count, page, pageCount } = await findTeachers(ctx.db, query, reader);
        const programmes = await findProgrammesOf(ctx.db, idsOf(rows));
        const cards = rows.map((row) => presentTeacherCard(row, programmes.get(row.id)));
        return { teachers: cards, page, page_count: pageCount, count };
      },
    );

    app.get(
      "/teachers/:id/",
      {
        schema: {
          ...TAGS,
          params: Params,
          response: { 200: TeacherProfile, 404: ErrorBody, ...REFUSALS },
        },
      },
      async ({ ctx, params: { id }, cookies, headers }) => {
        const reader = requireSignedIn(ctx.actor);
        const row = requireVisible(reader, await findTeacher(ctx.db, id));
        const programmes = (await findProgrammesOf(ctx.db, [id])).get(id);
        const pupils = await above.judgePupils(ctx.db, reader, {
          teacherId: id,
          now: ctx.clock.now(),
        });
        const language = languageOf(cookies.lang, headers["accept-language"]);
        const trial = trialOf(await findInstitute(ctx.db));
        return presentTeacherProfile(row, programmes, { pupils, trial }, language);
      },
    );

    app.get(
      "/teaching-profile/",
      { schema: { ...TAGS, response: { 200: TeachingProfile, ...REFUSALS } } },
      async ({ ctx }) => ownTeachingProfile(ctx),
    );

    app.patch(
      "/teaching-profile/",
      {
        schema: {
          ...TAGS,
          body: TeachingProfileChange,
          response: { 200: TeachingProfile, ...FAULTS },
        },
      },
      async ({ ctx, body }) => {
        await changeTeachingProfile(ctx, body, above.takeMeetingLink);
        return ownTeachingProfile(ctx);
      },
    );

    await app.register(staffRoutes, { prefix: "/staff" });
  };
