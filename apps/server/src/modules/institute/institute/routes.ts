/** What every visitor may know of the institute: its name and channels, which staff set. */
import { ErrorBody } from "@riwaq/contracts/errors";
import { Institute, InstituteChange } from "@riwaq/contracts/institute/institute";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { DEMO_ACCOUNTS } from "../../../demo/accounts.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { changeInstitute } from "./change-institute.ts";
import { presentInstitute } from "./presenter.ts";

const TAGS = { tags: ["institute"] };

export const instituteRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/institute/",
    { config: { public: true }, schema: { ...TAGS, response: { 200: Institute } } },
    async (request) => {
      const { db, config } = request.ctx;
      return presentInstitute(await findInstitute(db), config.isDemo ? DEMO_ACCOUNTS : []);
    },
  );

  app.patch(
    "/institute/",
    {
      schema: {
        ...TAGS,
        body: InstituteChange,
        response: { 200: Institute, 400: ErrorBody, 401: ErrorBody, 403: ErrorBody },
      },
    },
    async ({ ctx, body }) =>
      presentInstitute(await changeInstitute(ctx, body), ctx.config.isDemo ? DEMO_ACCOUNTS : []),
  );
};
