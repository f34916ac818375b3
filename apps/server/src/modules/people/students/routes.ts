/** A teacher's own students (specification, section 2: /students). */
import { ErrorBody } from "@riwaq/contracts/errors";
import { Students, StudentsPage, StudentsQuery } from "@riwaq/contracts/people/students";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { listStudents, listStudentsPage } from "./list-students.ts";

const TAGS = { tags: ["students"] };
const REFUSALS = { 401: ErrorBody, 403: ErrorBody };

export const studentsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/students/",
    { schema: { ...TAGS, response: { 200: Students, ...REFUSALS } } },
    async ({ ctx }) => listStudents(ctx),
  );

  app.get(
    "/students/page/",
    {
      schema: {
        ...TAGS,
        querystring: StudentsQuery,
        response: { 200: StudentsPage, 400: ErrorBody, ...REFUSALS },
      },
    },
    async ({ ctx, query }) => listStudentsPage(ctx, query),
  );
};
