/** What is asked about lessons that are over. */
import * as outcomes from "@riwaq/contracts/scheduling/outcomes.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { answerByLink, openQuestion } from "./answer-by-link.ts";
import { listQuestions, listUnanswered } from "./show-outcome.ts";
import { showPunctuality } from "./show-punctuality.ts";

const QUARTER_MS = 15 * 60_000;

export const outcomesRoutes = routesOf("sessions", (on, app) => {
  on(outcomes.questions, async ({ ctx }) => listQuestions(ctx));

  on(outcomes.unanswered, async ({ ctx }) => listUnanswered(ctx));

  // By the link of a mail: whoever holds it, signed in or not.
  const byLink = {
    config: { public: true } as const,
    preHandler: app.throttle("question-link", { byAddress: { max: 60, windowMs: QUARTER_MS } }),
  };
  on(outcomes.openQuestion, byLink, async ({ ctx, body }) => openQuestion(ctx, body.token));

  on(outcomes.answerQuestion, byLink, async ({ ctx, body }) => answerByLink(ctx, body));

  on(outcomes.punctuality, async ({ ctx }) => showPunctuality(ctx));
});
