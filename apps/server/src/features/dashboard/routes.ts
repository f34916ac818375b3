/** What the teacher home shows first (specification, section 7). */
import { TeacherDashboard } from "@riwaq/contracts/dashboard";
import { ErrorBody } from "@riwaq/contracts/errors";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { requireTeacher } from "../../actors.ts";
import { presentDashboard } from "./presenter.ts";
import { countUpcoming, findPendingReports } from "./queries.ts";

export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/teacher-dashboard/",
    {
      schema: {
        tags: ["dashboard"],
        response: { 200: TeacherDashboard, 401: ErrorBody, 403: ErrorBody },
      },
    },
    async (request) => {
      const { db, clock, actor } = request.ctx;
      const teacher = requireTeacher(actor);
      const upcoming = await countUpcoming(db, teacher.id, clock.now());
      return presentDashboard(upcoming, await findPendingReports(db, teacher.id));
    },
  );
};
