/** What is asked about lessons that are over. */
import * as outcomes from "@riwaq/contracts/scheduling/outcomes.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { listQuestions, listUnanswered } from "./show-outcome.ts";
import { showPunctuality } from "./show-punctuality.ts";

export const outcomesRoutes = routesOf("sessions", (on) => {
  on(outcomes.questions, async ({ ctx }) => listQuestions(ctx));

  on(outcomes.unanswered, async ({ ctx }) => listUnanswered(ctx));

  on(outcomes.punctuality, async ({ ctx }) => showPunctuality(ctx));
});
