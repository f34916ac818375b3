/** Tests of what a pupil holds: held by a teacher, read by the family once they are finished. */
import * as tests from "@riwaq/contracts/memory/tests.calls";

import { routesOf } from "../../../platform/http/routes-of.ts";
import { askQuestion } from "./ask-question.ts";
import { beginTest } from "./begin-test.ts";
import { dropTest, finishTest } from "./finish-test.ts";
import { listTests, showChoice, showTest } from "./show-test.ts";

export const testsRoutes = routesOf("memory-tests", (on) => {
  on(tests.choice, async ({ ctx, params }) => showChoice(ctx, { studentId: params.id }));

  on(tests.ofStudent, async ({ ctx, params }) => listTests(ctx, { studentId: params.id }));

  on(tests.begin, async ({ ctx, params, body }) =>
    beginTest(ctx, { studentId: params.id, ...body }),
  );

  on(tests.show, async ({ ctx, params }) => showTest(ctx, params));

  on(tests.ask, async ({ ctx, params, body }) => askQuestion(ctx, { ...params, ...body }));

  on(tests.finish, async ({ ctx, params, body }) => finishTest(ctx, { ...params, ...body }));

  on(tests.drop, async ({ ctx, params }) => dropTest(ctx, params));
});
