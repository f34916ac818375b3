/** What the institute teaches: for visitors, for everyone who is signed in, and as staff arrange it. */
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from "@riwaq/contracts/identity/pictures";
import { offered } from "@riwaq/contracts/people/offered-programmes.calls";
import * as programmes from "@riwaq/contracts/people/programmes.calls";
import { ProgrammePageParams } from "@riwaq/contracts/views/programme-pages";
import type { FastifyError } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { AppError, refusal } from "../../../platform/app-error.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { addLevel } from "./add-level.ts";
import { changeLevel } from "./change-level.ts";
import { changeProgramme } from "./change-programme.ts";
import { changeSample } from "./change-sample.ts";
import { createProgramme } from "./create-programme.ts";
import { orderLevels } from "./order-levels.ts";
import { orderProgrammes } from "./order-programmes.ts";
import { presentProgramme } from "./presenter.ts";
import { findOffered, findProgrammes } from "./queries.ts";
import { removeLevel } from "./remove-level.ts";
import { showOffered, showProgrammes } from "./show-programmes.ts";

const FOR_STAFF = { schema: { tags: ["staff"] } };

const QUARTER_MS = 900_000;

const lists = routesOf("teachers", (on) => {
  on(programmes.list, async ({ ctx }) => (await findProgrammes(ctx.db)).map(presentProgramme));

  on(offered, { config: { public: true } }, async ({ ctx }) => showOffered(ctx.db));

  on(programmes.forStaff, FOR_STAFF, async ({ ctx }) => showProgrammes(ctx.db));

  on(programmes.create, FOR_STAFF, async ({ ctx, body, headers }) =>
    createProgramme(ctx, { input: body, key: headers["idempotency-key"] }),
  );

  on(programmes.order, FOR_STAFF, async ({ ctx, body }) => orderProgrammes(ctx, body));

  on(programmes.change, FOR_STAFF, async ({ ctx, params, body }) =>
    changeProgramme(ctx, { id: params.id, change: body }),
  );

  on(programmes.addLevel, FOR_STAFF, async ({ ctx, params, body, headers }) =>
    addLevel(ctx, { programmeId: params.id, input: body, key: headers["idempotency-key"] }),
  );

  on(programmes.orderLevels, FOR_STAFF, async ({ ctx, params, body }) =>
    orderLevels(ctx, { ...body, programmeId: params.id }),
  );

  on(programmes.changeLevel, FOR_STAFF, async ({ ctx, params, body }) =>
    changeLevel(ctx, { id: params.id, change: body }),
  );

  on(programmes.removeLevel, FOR_STAFF, async ({ ctx, params }) =>
    removeLevel(ctx, { id: params.id }),
  );
});

const staffSample = routesOf("staff", (on, app) => {
  app.addContentTypeParser([...PICTURE_TYPES], { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
  const picture = {
    bodyLimit: PICTURE_MAX_BYTES,
    preHandler: app.throttle("programme-sample", {
      byAddress: { max: 60, windowMs: QUARTER_MS },
      byAccount: { max: 20, windowMs: QUARTER_MS },
    }),
    errorHandler: (error: FastifyError) => {
      throw error.statusCode === 413 ? refusal("too_large", "picture_large") : error;
    },
  };

  on(programmes.setSample, picture, async ({ ctx, params, body }) => {
    if (!Buffer.isBuffer(body)) throw new AppError("unsupported_type");
    return changeSample(ctx, { id: params.id, picture: body });
  });

  on(programmes.removeSample, async ({ ctx, params }) =>
    changeSample(ctx, { id: params.id, picture: null }),
  );
});

const sampleRoute: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: "GET",
    url: programmes.sample.path,
    config: { public: true },
    // Packed already.
    compress: false,
    schema: { tags: ["teachers"], params: ProgrammePageParams },
    handler: async (request, reply) => {
      const { ctx, params } = request;
      const row = await findOffered(ctx.db, params.slug);
      if (!row?.sampleKey || row.sampleBytes === null) throw new AppError("not_found");
      const { sampleKey: key, sampleBytes: sizeBytes } = row;
      return sendFile(request, reply, {
        name: row.slug,
        mimeType: "image/webp",
        sizeBytes,
        etag: `"${key.slice(-16)}"`,
        isInline: true,
        open: (range) => ctx.storage.get(key, range),
      });
    },
  });
};

export const programmesRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(lists);
  await app.register(staffSample);
  await app.register(sampleRoute);
};
