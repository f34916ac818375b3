/** What is heard in the placement test: recorded by teachers and staff, and for everybody to hear. */
import {
  PLACEMENT_SOUND_MAX_BYTES,
  PlacementSoundParams,
  PlacementSoundQuery,
} from "@riwaq/contracts/people/placement-sounds";
import * as sounds from "@riwaq/contracts/people/placement-sounds.calls";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { AppError } from "../../../platform/app-error.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { findSoundFile, listRecordings, listSounds } from "./queries.ts";
import { silenceItem } from "./silence-item.ts";
import { speakItem } from "./speak-item.ts";

const QUARTER_MS = 900_000;

const lists = routesOf("students", (on) => {
  on(sounds.list, { config: { public: true } }, async ({ ctx }) => listSounds(ctx));

  on(sounds.recordings, async ({ ctx }) => listRecordings(ctx));

  on(sounds.remove, async ({ ctx, params }) => silenceItem(ctx, params));
});

const recording = routesOf("students", (on, app) => {
  const parse = { parseAs: "buffer" } as const;
  app.addContentTypeParser("application/octet-stream", parse, (_request, body, done) => {
    done(null, body);
  });
  const options = {
    bodyLimit: PLACEMENT_SOUND_MAX_BYTES,
    preHandler: app.throttle("placement-sound", {
      byAddress: { max: 300, windowMs: QUARTER_MS },
      byAccount: { max: 120, windowMs: QUARTER_MS },
    }),
  };

  on(sounds.record, options, async ({ ctx, params, body }) => {
    if (!Buffer.isBuffer(body)) throw new AppError("unsupported_type");
    await speakItem(ctx, { ...params, bytes: body });
  });
});

const sound: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: "GET",
    url: sounds.sound.path,
    config: { public: true },
    // In parts, and packed already.
    compress: false,
    schema: {
      tags: ["students"],
      params: PlacementSoundParams,
      querystring: PlacementSoundQuery,
    },
    handler: async (request, reply) => {
      const { ctx, params, query } = request;
      return sendFile(request, reply, await findSoundFile(ctx, { ...params, ...query }));
    },
  });
};

export const placementSoundsRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(lists);
  await app.register(recording);
  await app.register(sound);
};
