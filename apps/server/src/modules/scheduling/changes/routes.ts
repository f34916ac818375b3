import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
/** Cancelling and moving lessons with what the terms say about it, taking that back, and the make-ups it leaves. */
import { Done } from "@riwaq/contracts/identity/authentication";
import {
  IdempotencyHeaders,
  MakeUp,
  MakeUpDecision,
  MakeUps,
} from "@riwaq/contracts/scheduling/bookings";
import { Cancellation, Changed, ChangePreview, Move } from "@riwaq/contracts/scheduling/changes";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { listMakeUps, listMakeUpsForStaff } from "../make-ups/list-make-ups.ts";
import { reviewEmergency } from "../make-ups/review-emergency.ts";
import { cancelSession } from "./cancel-session.ts";
import { moveSession } from "./move-session.ts";
import { previewCancellation } from "./preview-cancellation.ts";
import { previewMove } from "./preview-move.ts";
import { undoChange } from "./undo-change.ts";

const REFUSED = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody };
const tags = ["changes"];
const params = z.object({ id: Id });
const preview = { tags, params, response: { 200: ChangePreview, ...REFUSED } };
const change = {
  tags,
  params,
  headers: IdempotencyHeaders,
  response: { 200: Changed, ...REFUSED },
};
const MakeUpsQuery = z.object({ state: MakeUp.shape.state.default("pending") });

export const changesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/sessions/:id/cancel/preview/",
    { schema: { ...preview, body: Cancellation } },
    async ({ ctx, params: { id }, body }) => previewCancellation(ctx, id, body),
  );

  app.post(
    "/sessions/:id/cancel/",
    { schema: { ...change, body: Cancellation } },
    async ({ ctx, params: { id }, body: cancellation, headers: { "idempotency-key": key } }) =>
      cancelSession(ctx, { id, cancellation, key }),
  );

  app.post(
    "/sessions/:id/move/preview/",
    { schema: { ...preview, body: Move } },
    async ({ ctx, params: { id }, body }) => previewMove(ctx, id, body),
  );

  app.post(
    "/sessions/:id/move/",
    { schema: { ...change, body: Move } },
    async ({ ctx, params: { id }, body: move, headers: { "idempotency-key": key } }) =>
      moveSession(ctx, { id, move, key }),
  );

  app.post(
    "/changes/:id/undo/",
    { schema: { tags, params, response: { 200: Done, ...REFUSED } } },
    async ({ ctx, params: { id } }) => {
      await undoChange(ctx, id);
      return { done: true } as const;
    },
  );

  app.get(
    "/make-ups/",
    { schema: { tags, response: { 200: MakeUps, 401: ErrorBody } } },
    async ({ ctx }) => listMakeUps(ctx),
  );

  app.get(
    "/staff/make-ups/",
    { schema: { tags, querystring: MakeUpsQuery, response: { 200: MakeUps, ...REFUSED } } },
    async ({ ctx, query }) => listMakeUpsForStaff(ctx, query.state),
  );

  app.patch(
    "/staff/make-ups/:id/",
    { schema: { tags, params, body: MakeUpDecision, response: { 200: MakeUp, ...REFUSED } } },
    async ({ ctx, params: { id }, body }) => reviewEmergency(ctx, id, body),
  );
};
