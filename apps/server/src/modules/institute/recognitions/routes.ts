/** Who recognises the institute: staff add it with its proof, and every visitor may open the proof while it is valid. */
import { Id } from "@riwaq/contracts/fields";
import * as recognitions from "@riwaq/contracts/institute/recognitions.calls";
import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from "@riwaq/contracts/people/applications";
import type { FastifyError } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { addRecognition } from "./add-recognition.ts";
import { requireOpen } from "./policy.ts";
import { presentForStaff } from "./presenter.ts";
import { findRecognition, findRecognitions, todayAt } from "./queries.ts";
import { removeRecognition } from "./remove-recognition.ts";

const QUARTER_MS = 900_000;

async function listForStaff({ actor, db, clock }: Context) {
  requireRight("content")(actor);
  const today = await todayAt(db, clock.now());
  return (await findRecognitions(db)).map((row) => presentForStaff(row, today));
}

const staffRoutes = routesOf("staff", (on, app) => {
  app.addContentTypeParser([...DOCUMENT_TYPES], { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });

  on(recognitions.list, async ({ ctx }) => listForStaff(ctx));

  const document = {
    bodyLimit: DOCUMENT_MAX_BYTES,
    preHandler: app.throttle("recognition-proof", {
      byAddress: { max: 120, windowMs: QUARTER_MS },
      byAccount: { max: 40, windowMs: QUARTER_MS },
    }),
    errorHandler: (error: FastifyError) => {
      throw error.statusCode === 413 ? refusal("too_large", "document_large") : error;
    },
  };
  on(recognitions.add, document, async ({ ctx, query, body }) => {
    if (!Buffer.isBuffer(body)) throw new AppError("unsupported_type");
    await addRecognition(ctx, { said: query, bytes: body });
    return listForStaff(ctx);
  });

  on(recognitions.remove, async ({ ctx, params }) => {
    await removeRecognition(ctx, params);
    return listForStaff(ctx);
  });
});

const proofRoute: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: "GET",
    url: recognitions.proof.path,
    config: { public: true },
    // In parts, and packed already.
    compress: false,
    schema: { tags: ["institute"], params: z.object({ id: Id }) },
    handler: async (request, reply) => {
      const { ctx, params } = request;
      const today = await todayAt(ctx.db, ctx.clock.now());
      const row = requireOpen(ctx.actor, await findRecognition(ctx.db, params.id), today);
      return sendFile(request, reply, {
        name: row.body,
        mimeType: row.mimeType,
        sizeBytes: row.sizeBytes,
        etag: `"${row.sha256}"`,
        isInline: true,
        open: (range) => ctx.storage.get(row.storageKey, range),
      });
    },
  });
};

export const recognitionsRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(staffRoutes);
  await app.register(proofRoute);
};
