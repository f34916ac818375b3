/** What is asked about lessons that are over. */
import * as outcomes from "@riwaq/contracts/scheduling/outcomes.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { listQuestions, listUnanswered } from "./show-outcome.ts";

export const outcomesRoutes = routesOf("sessions", (on) => {
  on(outcomes.questions, async ({ ctx }) => listQuestions(ctx));

  on(outcomes.unanswered, async ({ ctx }) => listUnanswered(ctx));
});
