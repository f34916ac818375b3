/** Recitations between lessons: what a teacher asks for, what waits to be heard, and what is said to it. */
import { Id } from "@riwaq/contracts/fields";
import { VOICE_MAX_BYTES } from "@riwaq/contracts/learning/homework";
import * as homework from "@riwaq/contracts/learning/homework.calls";
import { RECORDED_TYPES } from "@riwaq/contracts/learning/recitations";
import type { FastifyError } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { AppError, refusal } from "../../../platform/app-error.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { answerRecitation } from "./answer-recitation.ts";
import { commentByVoice, commentRecitation } from "./comment-recitation.ts";
import { removeComment } from "./remove-comment.ts";
import { setHomework } from "./set-homework.ts";
import { findVoice, showAnswer } from "./show-answer.ts";
import { listHomework, listToHear, showHomework } from "./show-homework.ts";
import { withdrawHomework } from "./withdraw-homework.ts";

const HOUR_MS = 3_600_000;

const calls = routesOf("homework", (on) => {
  on(homework.set, async ({ ctx, body }) => setHomework(ctx, body));

  on(homework.one, async ({ ctx, params }) => showHomework(ctx, params));

  on(homework.withdraw, async ({ ctx, params }) => withdrawHomework(ctx, params));

  on(homework.ofStudent, async ({ ctx, params }) => listHomework(ctx, { studentId: params.id }));

  on(homework.toHear, async ({ ctx }) => listToHear(ctx));

  on(homework.answer, async ({ ctx, params }) => showAnswer(ctx, params));

  on(homework.sayAnswered, async ({ ctx, params, body }) =>
    answerRecitation(ctx, { ...params, ...body }),
  );

  on(homework.comment, async ({ ctx, params, body }) =>
    commentRecitation(ctx, { ...body, recitationId: params.id }),
  );

  on(homework.removeComment, async ({ ctx, params }) => removeComment(ctx, params));
});

const spoken = routesOf("homework", (on, app) => {
  const types = [...RECORDED_TYPES, "application/octet-stream"];
  app.addContentTypeParser(types, { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
  const options = {
    bodyLimit: VOICE_MAX_BYTES,
    preHandler: app.throttle("voice-comment", {
      byAddress: { max: 600, windowMs: HOUR_MS },
      byAccount: { max: 240, windowMs: HOUR_MS },
    }),
    errorHandler: (error: FastifyError) => {
      throw error.statusCode === 413 ? refusal("too_large", "comment_long") : error;
    },
  };
  on(homework.commentByVoice, options, async ({ ctx, params, query, body }) => {
    if (!Buffer.isBuffer(body)) throw new AppError("unsupported_type");
    const { at_ms: atMs = null, sound_ms: soundMs } = query;
    const { id: recitationId, comment: id } = params;
    return commentByVoice(ctx, { recitationId, id, atMs, soundMs, bytes: body });
  });
});

const voice: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: "GET",
    url: homework.voice.path,
    // In parts, and packed already.
    compress: false,
    schema: { tags: ["homework"], params: z.object({ id: Id }) },
    handler: async (request, reply) =>
      sendFile(request, reply, await findVoice(request.ctx, request.params)),
  });
};

export const homeworkRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(calls);
  await app.register(spoken);
  await app.register(voice);
};
