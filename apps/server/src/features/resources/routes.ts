/** A teacher's learning material (specification, section 2: /resources). */
import { ErrorBody } from "@riwaq/contracts/errors";
import { Resources } from "@riwaq/contracts/resources";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { requireTeacher } from "../../actors.ts";
import { presentResource } from "./presenter.ts";
import { findTeacherResources } from "./queries.ts";

export const resourcesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/resources/",
    {
      schema: { tags: ["resources"], response: { 200: Resources, 401: ErrorBody, 403: ErrorBody } },
    },
    async (request) => {
      const teacher = requireTeacher(request.ctx.actor);
      const rows = await findTeacherResources(request.ctx.db, teacher.id);
      return { resources: rows.map(presentResource), page: 1, pages: 1, total: rows.length };
    },
  );
};
