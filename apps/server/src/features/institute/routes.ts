/** What every visitor may know of the institute: its name and channels. */
import { Institute } from "@riwaq/contracts/institute";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { DEMO_ACCOUNTS } from "../../demo/accounts.ts";
import { presentInstitute } from "./presenter.ts";
import { findInstitute } from "./queries.ts";

export const instituteRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/institute/",
    { config: { public: true }, schema: { tags: ["institute"], response: { 200: Institute } } },
    async (request) => {
      const { db, config } = request.ctx;
      return presentInstitute(await findInstitute(db), config.isDemo ? DEMO_ACCOUNTS : []);
    },
  );
};
