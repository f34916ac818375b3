import { ErrorBody } from "@riwaq/contracts/errors";
/** What the teacher home shows first (specification, section 7). */
import { TeacherDashboard } from "@riwaq/contracts/views/dashboard";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { loadDashboard } from "./load-dashboard.ts";

export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/teacher-dashboard/",
    {
      schema: {
        tags: ["dashboard"],
        response: { 200: TeacherDashboard, 401: ErrorBody, 403: ErrorBody },
      },
    },
    async ({ ctx }) => loadDashboard(ctx),
  );
};
