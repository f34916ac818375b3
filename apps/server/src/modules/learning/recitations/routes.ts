/** Recordings of recitations: begun by one press, sent in pieces, heard later with their marks. */
import { Id } from "@riwaq/contracts/fields";
import { PIECE_MAX_BYTES } from "@riwaq/contracts/learning/recitations";
import * as recitations from "@riwaq/contracts/learning/recitations.calls";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { AppError } from "../../../platform/app-error.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { beginRecitation } from "./begin-recitation.ts";
import { endRecitation } from "./end-recitation.ts";
import { keepPiece } from "./keep-piece.ts";
import { removeRecitation } from "./remove-recitation.ts";
import { showRecitationPlacement } from "./show-recitation-placement.ts";
import { findSound, listRecitations, showRecitation } from "./show-recitation.ts";

const HOUR_MS = 3_600_000;

const calls = routesOf("recitations", (on, app) => {
  const beginning = app.throttle("begin-recitation", {
    byAddress: { max: 600, windowMs: HOUR_MS },
    byAccount: { max: 120, windowMs: HOUR_MS },
  });
  on(recitations.begin, { preHandler: beginning }, async ({ ctx, body }) =>
    beginRecitation(ctx, body),
  );

  on(recitations.end, async ({ ctx, params, body }) => endRecitation(ctx, { ...params, ...body }));

  on(recitations.one, async ({ ctx, params }) => showRecitation(ctx, params));

  on(recitations.remove, async ({ ctx, params }) => removeRecitation(ctx, params));

  on(recitations.ofStudent, async ({ ctx, params, query }) =>
    listRecitations(ctx, { studentId: params.id, page: query.page }),
  );

  on(recitations.placement, async ({ ctx, params }) =>
    showRecitationPlacement(ctx, { studentId: params.id }),
  );
});

const pieces = routesOf("recitations", (on, app) => {
  const parse = { parseAs: "buffer" } as const;
  app.addContentTypeParser("application/octet-stream", parse, (_request, body, done) => {
    done(null, body);
  });

  on(recitations.piece, { bodyLimit: PIECE_MAX_BYTES }, async ({ ctx, params, body }) => {
    if (!Buffer.isBuffer(body)) throw new AppError("unsupported_type");
    await keepPiece(ctx, { id: params.id, number: Number(params.number), bytes: body });
  });
});

const sound: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: "GET",
    url: recitations.sound.path,
    // In parts, and packed already.
    compress: false,
    schema: { tags: ["recitations"], params: z.object({ id: Id }) },
    handler: async (request, reply) =>
      sendFile(request, reply, await findSound(request.ctx, request.params)),
  });
};

export const recitationsRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(calls);
  await app.register(pieces);
  await app.register(sound);
};
