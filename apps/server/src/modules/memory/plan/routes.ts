/** How a pupil memorises: as the teacher plans it, from where on, and how an evening went. */
import * as calls from "@riwaq/contracts/memory/plan.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { answerEvening } from "../evenings/answer-evening.ts";
import { showMemory } from "../evenings/show-memory.ts";
import { showTonight } from "../evenings/show-tonight.ts";
import { beginMemory } from "./begin-memory.ts";
import { endPortion, givePortion } from "./give-portion.ts";
import { setPlan } from "./set-plan.ts";

export const memoryPlanRoutes = routesOf("memory-plan", (on) => {
  on(calls.ofStudent, async ({ ctx, params }) => showMemory(ctx, params));

  on(calls.tonight, async ({ ctx }) => showTonight(ctx));

  on(calls.answer, async ({ ctx, params, body }) =>
    answerEvening(ctx, { studentId: params.id, answers: body }),
  );

  on(calls.setPlan, async ({ ctx, params, body }) =>
    setPlan(ctx, { studentId: params.id, plan: body }),
  );

  on(calls.begin, async ({ ctx, params, body }) =>
    beginMemory(ctx, { studentId: params.id, beginning: body }),
  );

  on(calls.givePortion, async ({ ctx, params, body }) =>
    givePortion(ctx, { studentId: params.id, portion: body }),
  );

  on(calls.endPortion, async ({ ctx, params }) => endPortion(ctx, { studentId: params.id }));
});
