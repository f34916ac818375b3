import { ErrorBody } from "@riwaq/contracts/errors";
/** One's own password and notification choices. */
import { Done } from "@riwaq/contracts/identity/authentication";
import { NotificationChoices, PasswordChange } from "@riwaq/contracts/identity/profile";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { NewPassword } from "../sign-in/new-password.ts";
import { changePassword } from "./change-password.ts";
import { chooseNotifications } from "./choose-notifications.ts";
import { findNotificationChoices } from "./queries.ts";

const TAGS = { tags: ["profile"] };
const ANSWERS = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody };

export const ownSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/profile/password/",
    {
      preHandler: app.throttle("password", { byAddress: { max: 20, windowMs: 900_000 } }),
      schema: {
        ...TAGS,
        body: PasswordChange.extend({ new_password: NewPassword }),
        response: { 200: Done, ...ANSWERS, 429: ErrorBody },
      },
    },
    async ({ ctx, body, sessionToken }) => {
      await changePassword(ctx, body, sessionToken);
      return { done: true } as const;
    },
  );

  app.get(
    "/profile/notifications/",
    { schema: { ...TAGS, response: { 200: NotificationChoices, 401: ErrorBody } } },
    async ({ ctx }) => findNotificationChoices(ctx.db, requireSignedIn(ctx.actor).id),
  );

  app.put(
    "/profile/notifications/",
    {
      schema: {
        ...TAGS,
        body: NotificationChoices,
        response: { 200: NotificationChoices, ...ANSWERS },
      },
    },
    async ({ ctx, body }) => {
      await chooseNotifications(ctx, body);
      return body;
    },
  );
};
