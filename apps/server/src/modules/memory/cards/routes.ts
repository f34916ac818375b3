/** Cards of words and rules: teachers make and give them, pupils are asked a few each day. */
import {
  CARDS_FILE_MAX,
  CARD_MEDIUM_MAX_BYTES,
  CardMediumParams,
} from "@riwaq/contracts/memory/cards";
import * as calls from "@riwaq/contracts/memory/cards.calls";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { AppError } from "../../../platform/app-error.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { answerCards } from "./answer-cards.ts";
import { assignDeck, endAssignment } from "./assign-deck.ts";
import { addCard, changeCard, orderCards, removeCard } from "./change-card.ts";
import { changeDeck, removeDeck } from "./change-deck.ts";
import { findMedium } from "./find-medium.ts";
import { checkFile, importCards } from "./import-cards.ts";
import { keepMedium, removeMedium } from "./keep-medium.ts";
import { copyDeck, makeDeck } from "./make-deck.ts";
import { requireReader } from "./policy.ts";
import { presentDeck } from "./presenter.ts";
import { findDecks } from "./queries.ts";
import { showCards, showCardsToday } from "./show-cards.ts";
import { showDeck } from "./show-deck.ts";

/** A text in JSON is longer than itself. */
const bodyLimit = 4 * CARDS_FILE_MAX;

const jsonRoutes = routesOf("cards", (on) => {
  on(calls.decks, async ({ ctx }) => {
    const reader = requireReader(ctx.actor);
    const rows = await findDecks(ctx.db, { reader, now: ctx.clock.now() });
    return rows.map((row) => presentDeck(row, reader));
  });

  on(calls.deck, async ({ ctx, params }) => showDeck(ctx, params));

  on(calls.makeDeck, async ({ ctx, body, headers }) =>
    makeDeck(ctx, { input: body, key: headers["idempotency-key"] }),
  );

  on(calls.copyDeck, async ({ ctx, params, headers }) =>
    copyDeck(ctx, { id: params.id, key: headers["idempotency-key"] }),
  );

  on(calls.changeDeck, async ({ ctx, params, body }) =>
    changeDeck(ctx, { id: params.id, change: body }),
  );

  on(calls.removeDeck, async ({ ctx, params }) => removeDeck(ctx, params));

  on(calls.addCard, async ({ ctx, params, body, headers }) =>
    addCard(ctx, { id: params.id, card: body, key: headers["idempotency-key"] }),
  );

  on(calls.changeCard, async ({ ctx, params, body }) =>
    changeCard(ctx, { id: params.id, change: body }),
  );

  on(calls.removeCard, async ({ ctx, params }) => removeCard(ctx, params));

  on(calls.removeMedium, async ({ ctx, params }) =>
    removeMedium(ctx, CardMediumParams.parse(params)),
  );

  on(calls.orderCards, async ({ ctx, params, body }) =>
    orderCards(ctx, { id: params.id, order: body }),
  );

  on(calls.checkFile, { bodyLimit }, async ({ ctx, params, body }) =>
    checkFile(ctx, { id: params.id, text: body.text }),
  );

  on(calls.importCards, { bodyLimit }, async ({ ctx, params, body, headers }) =>
    importCards(ctx, { id: params.id, text: body.text, key: headers["idempotency-key"] }),
  );

  on(calls.assign, async ({ ctx, params, body }) =>
    assignDeck(ctx, { id: params.id, studentId: params.student, ...body }),
  );

  on(calls.endAssignment, async ({ ctx, params }) =>
    endAssignment(ctx, { id: params.id, studentId: params.student }),
  );

  on(calls.ofStudent, async ({ ctx, params }) => showCards(ctx, params));

  on(calls.answer, async ({ ctx, params, body }) =>
    answerCards(ctx, { studentId: params.id, answers: body }),
  );

  on(calls.today, async ({ ctx }) => showCardsToday(ctx));
});

const sentFiles = routesOf("cards", (on, app) => {
  const parse = { parseAs: "buffer" } as const;
  app.addContentTypeParser("application/octet-stream", parse, (_request, body, done) => {
    done(null, body);
  });

  const options = { bodyLimit: CARD_MEDIUM_MAX_BYTES.picture };
  on(calls.keepMedium, options, async ({ ctx, params, body }) => {
    if (!Buffer.isBuffer(body)) throw new AppError("unsupported_type");
    return keepMedium(ctx, { ...CardMediumParams.parse(params), bytes: body });
  });
});

const shownFiles: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: "GET",
    url: calls.medium.path,
    // In parts, and packed already.
    compress: false,
    schema: { tags: ["cards"], params: CardMediumParams },
    handler: async (request, reply) =>
      sendFile(request, reply, await findMedium(request.ctx, request.params)),
  });
};

export const cardsRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(jsonRoutes);
  await app.register(sentFiles);
  await app.register(shownFiles);
};
