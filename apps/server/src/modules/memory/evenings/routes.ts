/** What a pupil recites on a day, and how it went. */
import * as calls from "@riwaq/contracts/memory/plan.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { answerEvening } from "./answer-evening.ts";
import { showMemory } from "./show-memory.ts";
import { showTonight } from "./show-tonight.ts";

export const eveningsRoutes = routesOf("evenings", (on) => {
  on(calls.ofStudent, async ({ ctx, params }) => showMemory(ctx, params));

  on(calls.tonight, async ({ ctx }) => showTonight(ctx));

  on(calls.answer, async ({ ctx, params, body }) =>
    answerEvening(ctx, { studentId: params.id, answers: body }),
  );
});
