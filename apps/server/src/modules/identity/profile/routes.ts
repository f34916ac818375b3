import { ErrorBody } from "@riwaq/contracts/errors";
/** One's own profile, password and notification choices (specification, section 2: /profile). */
import { Done } from "@riwaq/contracts/identity/authentication";
import {
  NotificationChoices,
  PasswordChange,
  Profile,
  ProfileChange,
  TimeZoneChange,
  TimeZonePreview,
  TimeZoneQuestion,
} from "@riwaq/contracts/identity/profile";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { changeTimeZone } from "../../scheduling/zone-changes/change-time-zone.ts";
import { previewTimeZone } from "../../scheduling/zone-changes/preview-time-zone.ts";
import { NewPassword } from "../sign-in/new-password.ts";
import { changePassword } from "./change-password.ts";
import { changeProfile } from "./change-profile.ts";
import { chooseNotifications } from "./choose-notifications.ts";
import { presentNotificationChoices, presentProfile } from "./presenter.ts";
import { findProfile } from "./queries.ts";

const TAGS = { tags: ["profile"] };
const ANSWERS = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody };

export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/profile/",
    {
      config: { enrolment: true },
      schema: { ...TAGS, response: { 200: Profile, 401: ErrorBody } },
    },
    async ({ ctx }) => presentProfile(await findProfile(ctx.db, requireSignedIn(ctx.actor).id)),
  );

  app.patch(
    "/profile/",
    { schema: { ...TAGS, body: ProfileChange, response: { 200: Profile, ...ANSWERS } } },
    async ({ ctx, body }) => presentProfile(await changeProfile(ctx, body)),
  );

  app.post(
    "/profile/time-zone/preview/",
    {
      schema: { ...TAGS, body: TimeZoneQuestion, response: { 200: TimeZonePreview, ...ANSWERS } },
    },
    async ({ ctx, body }) => previewTimeZone(ctx, body),
  );

  app.put(
    "/profile/time-zone/",
    {
      schema: {
        ...TAGS,
        body: TimeZoneChange,
        response: { 200: Profile, ...ANSWERS, 409: ErrorBody },
      },
    },
    async ({ ctx, body }) => presentProfile(await changeTimeZone(ctx, body)),
  );

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
    async ({ ctx }) =>
      presentNotificationChoices(await findProfile(ctx.db, requireSignedIn(ctx.actor).id)),
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
