/** The reader's sessions (specification, section 7). The address is the specified one. */
import { ErrorBody } from "@riwaq/contracts/errors";
import { Sessions } from "@riwaq/contracts/sessions";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { requireSignedIn } from "../../actors.ts";
import { listSessions } from "./list-sessions.ts";
import { presentSession } from "./presenter.ts";

export const sessionsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/time-slots/user_sessions/",
    { schema: { tags: ["sessions"], response: { 200: Sessions, 401: ErrorBody } } },
    async (request) => {
      const { timeZone } = requireSignedIn(request.ctx.actor);
      const rows = await listSessions(request.ctx);
      return rows.map((row) => presentSession(row, timeZone));
    },
  );
};
