/** One's own profile, of an account and of what a teacher adds to it. */
import { ErrorBody } from "@riwaq/contracts/errors";
import { Profile, ProfileChange } from "@riwaq/contracts/identity/profile";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { changeProfile } from "./change-profile.ts";
import { readProfile } from "./read-profile.ts";

const TAGS = { tags: ["profile"] };

export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/profile/",
    {
      config: { enrolment: true },
      schema: { ...TAGS, response: { 200: Profile, 401: ErrorBody } },
    },
    async ({ ctx }) => readProfile(ctx.db, requireSignedIn(ctx.actor).id),
  );

  app.patch(
    "/profile/",
    {
      schema: {
        ...TAGS,
        body: ProfileChange,
        response: { 200: Profile, 400: ErrorBody, 401: ErrorBody, 403: ErrorBody },
      },
    },
    async ({ ctx, body }) => changeProfile(ctx, body),
  );
};
