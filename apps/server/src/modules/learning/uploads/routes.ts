/** Files on their way here: in pieces that go on after a lost line (tus 1.0.0), up to 100 MB, each its owner's alone. */
import type { Readable } from "node:stream";

import { ErrorBody } from "@riwaq/contracts/errors";
import { RESOURCE_MAX_BYTES } from "@riwaq/contracts/learning/resources";
import {
  NewUploadHeaders,
  PieceHeaders,
  TUS_VERSION,
  UPLOAD_KEPT_HOURS,
  UploadParams,
} from "@riwaq/contracts/learning/uploads";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { createUpload } from "./create-upload.ts";
import { readOffset } from "./read-offset.ts";
import { receivePiece } from "./receive-piece.ts";
import { removeUpload } from "./remove-upload.ts";

const TAGS = { tags: ["uploads"] };
const HOUR_MS = 3_600_000;
const NOTHING = z.undefined();
const REFUSED = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody };
const PIECE_TYPE = "application/offset+octet-stream";
const ABILITIES = {
  "tus-version": TUS_VERSION,
  "tus-extension": "creation,termination,expiration",
  "tus-max-size": String(RESOURCE_MAX_BYTES),
};

const beginnings: FastifyPluginAsyncZod = async (app) => {
  app.options("/uploads/", { schema: { hide: true } }, async (_, reply) =>
    reply.status(204).headers(ABILITIES).send(),
  );

  app.post(
    "/uploads/",
    {
      preHandler: app.throttle("uploads", {
        byAddress: { max: 600, windowMs: HOUR_MS },
        byAccount: { max: 200, windowMs: HOUR_MS },
      }),
      schema: {
        ...TAGS,
        headers: NewUploadHeaders,
        response: { 201: NOTHING, ...REFUSED, 413: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ ctx, headers }, reply) => {
      const sizeBytes = headers["upload-length"];
      const fileName = fileNameOf(headers["upload-metadata"]);
      const id = await createUpload(ctx, { sizeBytes, fileName });
      const expiresAt = new Date(ctx.clock.now().getTime() + UPLOAD_KEPT_HOURS * HOUR_MS);
      reply
        .header("location", `/api/uploads/${id}/`)
        .header("upload-expires", expiresAt.toUTCString());
      return reply.status(201).send();
    },
  );
};

const pieces: FastifyPluginAsyncZod = async (app) => {
  // As it comes: what is read of it goes straight to the disk.
  app.addContentTypeParser(PIECE_TYPE, (_request, payload, done) => done(null, payload));

  app.head(
    "/uploads/:id/",
    { schema: { hide: true, params: UploadParams, response: { 200: NOTHING } } },
    async ({ ctx, params }, reply) => {
      const { offset, sizeBytes } = await readOffset(ctx, params.id);
      return reply.headers({ "upload-offset": offset, "upload-length": sizeBytes }).send(undefined);
    },
  );

  app.patch(
    "/uploads/:id/",
    {
      config: { isSlow: true },
      schema: {
        ...TAGS,
        consumes: [PIECE_TYPE],
        params: UploadParams,
        headers: PieceHeaders,
        response: {
          204: NOTHING,
          ...REFUSED,
          404: ErrorBody,
          409: ErrorBody,
          413: ErrorBody,
          423: ErrorBody,
          507: ErrorBody,
        },
      },
    },
    async ({ ctx, params, headers, body }, reply) => {
      const piece = { id: params.id, offset: headers["upload-offset"], bytes: body as Readable };
      reply.header("upload-offset", await receivePiece(ctx, piece));
      return reply.status(204).send();
    },
  );

  app.delete(
    "/uploads/:id/",
    {
      schema: {
        ...TAGS,
        params: UploadParams,
        response: { 204: NOTHING, ...REFUSED, 404: ErrorBody },
      },
    },
    async ({ ctx, params }, reply) => {
      await removeUpload(ctx, params.id);
      return reply.status(204).send();
    },
  );
};

export const uploadsRoutes: FastifyPluginAsyncZod = async (app) => {
  // Nothing here speaks JSON.
  app.removeAllContentTypeParsers();
  app.addHook("onRequest", async (_, reply) => void reply.header("tus-resumable", TUS_VERSION));
  await app.register(beginnings);
  await app.register(pieces);
};

/** `filename bGl2cmV0LnBkZg==,filetype …`, as the protocol writes it. */
function fileNameOf(metadata: string): string {
  const [, encoded = ""] = /(?:^|,)\s*filename\s+([\w+/=]+)/.exec(metadata) ?? [];
  return Buffer.from(encoded, "base64").toString();
}
