/** Scholarships: staff who decide about money grant and end them, and alone read why. */
import { PROOF_MAX_BYTES, PROOF_TYPES } from "@riwaq/contracts/billing/scholarships";
import * as calls from "@riwaq/contracts/billing/scholarships.calls";
import { Id } from "@riwaq/contracts/fields";
import type { FastifyError } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { findSeller } from "../shop/queries.ts";
import { endScholarship } from "./end-scholarship.ts";
import { grantScholarship } from "./grant-scholarship.ts";
import { openProof } from "./open-proof.ts";
import { presentScholarships } from "./presenter.ts";
import { findLearners, findScholarships } from "./queries.ts";
import { saveProof } from "./save-proof.ts";

const QUARTER_MS = 900_000;

async function listScholarships({ db, clock }: Context) {
  const now = clock.now();
  const { timeZone: zone } = await findSeller(db);
  return presentScholarships(await findScholarships(db, now), { now, zone });
}

const decisionRoutes = routesOf("staff", (on, app) => {
  app.addContentTypeParser([...PROOF_TYPES], { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });

  on(calls.list, async ({ ctx }) => listScholarships(ctx));
  on(calls.learners, async ({ ctx, query }) => ({ learners: await findLearners(ctx.db, query) }));
  on(calls.grant, async ({ ctx, body, headers }) =>
    grantScholarship(ctx, { granted: body, key: headers["idempotency-key"] }),
  );
  on(calls.end, async ({ ctx, params, body }) => {
    await endScholarship(ctx, { id: params.id, endsOn: body.ends_on });
    return listScholarships(ctx);
  });

  const document = {
    bodyLimit: PROOF_MAX_BYTES,
    preHandler: app.throttle("scholarship-proof", {
      byAddress: { max: 120, windowMs: QUARTER_MS },
      byAccount: { max: 40, windowMs: QUARTER_MS },
    }),
    errorHandler: (error: FastifyError) => {
      throw error.statusCode === 413 ? refusal("too_large", "document_large") : error;
    },
  };
  on(calls.saveProof, document, async ({ ctx, params, body }) => {
    if (!Buffer.isBuffer(body)) throw new AppError("unsupported_type");
    await saveProof(ctx, { id: params.id, bytes: body });
    return listScholarships(ctx);
  });
});

const proofRoute: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: "GET",
    url: calls.proof.path,
    // In parts, and packed already.
    compress: false,
    schema: { tags: ["staff"], params: z.object({ id: Id }) },
    handler: async (request, reply) => {
      const { ctx, params } = request;
      requireRight("money")(ctx.actor);
      const { key, ...file } = await openProof(ctx, params);
      const open = (range?: { start: number; end: number }) => ctx.storage.get(key, range);
      return sendFile(request, reply, { ...file, isInline: true, open });
    },
  });
};

export const scholarshipsRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(decisionRoutes);
  await app.register(proofRoute);
};
