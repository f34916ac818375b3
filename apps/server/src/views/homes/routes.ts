/** What students and parents find first: what is next for them (issue "Between lessons"). */
import { ErrorBody } from "@riwaq/contracts/errors";
import { ParentHome, StudentHome } from "@riwaq/contracts/views/homes";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { loadParentHome } from "./load-parent-home.ts";
import { loadStudentHome } from "./load-student-home.ts";

const TAGS = { tags: ["homes"] };
const ERRORS = { 401: ErrorBody, 403: ErrorBody };

export const homesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/student-home/",
    { schema: { ...TAGS, response: { 200: StudentHome, ...ERRORS } } },
    async ({ ctx }) => loadStudentHome(ctx),
  );

  app.get(
    "/parent-home/",
    { schema: { ...TAGS, response: { 200: ParentHome, ...ERRORS } } },
    async ({ ctx }) => loadParentHome(ctx),
  );
};
