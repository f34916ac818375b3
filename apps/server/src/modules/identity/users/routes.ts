/** The person behind the request (specification, section 7). */
import { ErrorBody } from "@riwaq/contracts/errors";
import { CurrentUser } from "@riwaq/contracts/identity/users";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { presentCurrentUser } from "../sign-in/present-current-user.ts";

export const usersRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/users/me/",
    {
      config: { public: true, enrolment: true },
      schema: { response: { 200: CurrentUser, 401: ErrorBody } },
    },
    async (request, reply) => {
      reply.issueCsrfToken(request.sessionToken);
      return presentCurrentUser(requireSignedIn(request.ctx.actor));
    },
  );
};
