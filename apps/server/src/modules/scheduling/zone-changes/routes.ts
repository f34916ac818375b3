/** Another time zone for oneself, and what that does to the lessons on one's wall. */
import { ErrorBody } from "@riwaq/contracts/errors";
import { Profile } from "@riwaq/contracts/identity/profile";
import {
  TimeZoneChange,
  TimeZonePreview,
  TimeZoneQuestion,
} from "@riwaq/contracts/scheduling/zone-changes";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { changeTimeZone } from "./change-time-zone.ts";
import { previewTimeZone } from "./preview-time-zone.ts";

const TAGS = { tags: ["profile"] };
const ANSWERS = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody };

export const zoneChangesRoutes: FastifyPluginAsyncZod = async (app) => {
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
    async ({ ctx, body }) => changeTimeZone(ctx, body),
  );
};
