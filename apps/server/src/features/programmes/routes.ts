/** What the institute teaches, for everyone who is signed in. */
import { ErrorBody } from "@riwaq/contracts/errors";
import { Programmes } from "@riwaq/contracts/programmes";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { presentProgramme } from "./presenter.ts";
import { findProgrammes } from "./queries.ts";

export const programmesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/programmes/",
    { schema: { tags: ["teachers"], response: { 200: Programmes, 401: ErrorBody } } },
    async ({ ctx }) => (await findProgrammes(ctx.db)).map(presentProgramme),
  );
};
