/** What a teacher schedules for a family waits here for its word. */
import * as offers from "@riwaq/contracts/scheduling/offers.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { answerByLink, answerOffer, requireLink } from "./answer-offer.ts";
import { declineLesson, keepLesson } from "./decline-lesson.ts";
import { listOffers, openOffer } from "./list-offers.ts";
import { withdrawOffer } from "./withdraw-offer.ts";

const QUARTER_MS = 15 * 60_000;

export const offersRoutes = routesOf("offers", (on, app) => {
  on(offers.mine, async ({ ctx }) => listOffers(ctx));

  on(offers.confirm, async ({ ctx, params }) =>
    answerOffer(ctx, { id: params.id, step: "confirm", word: "" }),
  );

  on(offers.decline, async ({ ctx, params, body }) =>
    answerOffer(ctx, { id: params.id, step: "decline", word: body.word }),
  );

  on(offers.withdraw, async ({ ctx, params }) => withdrawOffer(ctx, { id: params.id }));

  // By the link of a mail: whoever holds it, signed in or not.
  const byLink = {
    config: { public: true } as const,
    preHandler: app.throttle("offer-link", { byAddress: { max: 60, windowMs: QUARTER_MS } }),
  };
  on(offers.open, byLink, async ({ ctx, body }) => openOffer(ctx, body.token));

  on(offers.answer, byLink, async ({ ctx, body: { token, answer: step, word } }) =>
    answerByLink(ctx, { ...requireLink(token, ctx.secret), step, word }),
  );

  on(offers.declineLesson, async ({ ctx, params, body }) =>
    declineLesson(ctx, { id: params.id, word: body.word }),
  );

  on(offers.keepLesson, async ({ ctx, params }) => keepLesson(ctx, { id: params.id }));
});
