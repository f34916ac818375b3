/** Rules and sounds: what of them is marked, and the pairs of words that train the ear. */
import { WORD_SOUND_MAX_BYTES, WordSoundParams } from "@riwaq/contracts/memory/ear";
import * as ear from "@riwaq/contracts/memory/ear.calls";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { AppError } from "../../../platform/app-error.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { addPair } from "./add-pair.ts";
import { answerDrill } from "./answer-drill.ts";
import { removePair } from "./remove-pair.ts";
import { showEar } from "./show-ear.ts";
import { findWordSound, showPairs } from "./show-pairs.ts";
import { showRules } from "./show-rules.ts";
import { speakWord } from "./speak-word.ts";

const calls = routesOf("ear", (on) => {
  on(ear.rules, async ({ ctx, params }) => showRules(ctx, params));

  on(ear.map, async ({ ctx, params }) => showEar(ctx, params));

  on(ear.answer, async ({ ctx, params, body, headers }) =>
    answerDrill(ctx, { studentId: params.id, drill: body, key: headers["idempotency-key"] }),
  );

  on(ear.minimalPairs, async ({ ctx }) => showPairs(ctx));

  on(ear.addPair, async ({ ctx, body }) => addPair(ctx, body));

  on(ear.removePair, async ({ ctx, params }) => removePair(ctx, params));
});

const recordings = routesOf("ear", (on, app) => {
  const parse = { parseAs: "buffer" } as const;
  app.addContentTypeParser("application/octet-stream", parse, (_request, body, done) => {
    done(null, body);
  });

  on(ear.speak, { bodyLimit: WORD_SOUND_MAX_BYTES }, async ({ ctx, params, body }) => {
    if (!Buffer.isBuffer(body)) throw new AppError("unsupported_type");
    await speakWord(ctx, { ...WordSoundParams.parse(params), bytes: body });
  });
});

const sound: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: "GET",
    url: ear.sound.path,
    // In parts, and packed already.
    compress: false,
    schema: { tags: ["ear"], params: WordSoundParams },
    handler: async (request, reply) =>
      sendFile(request, reply, await findWordSound(request.ctx, request.params)),
  });
};

export const earRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(calls);
  await app.register(recordings);
  await app.register(sound);
};
