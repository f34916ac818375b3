/** A teacher's own students (specification, section 2: /students). */
import { ErrorBody } from "@riwaq/contracts/errors";
import { Students } from "@riwaq/contracts/students";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { requireTeacher } from "../../actors.ts";
import { presentStudent } from "./presenter.ts";
import { findTeacherStudents } from "./queries.ts";

export const studentsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/students/",
    { schema: { tags: ["students"], response: { 200: Students, 401: ErrorBody, 403: ErrorBody } } },
    async (request) => {
      const { db, clock, actor } = request.ctx;
      const teacher = requireTeacher(actor);
      const rows = await findTeacherStudents(db, teacher.id);
      return rows.map((row) => presentStudent(row, teacher.timeZone, clock.now()));
    },
  );
};
