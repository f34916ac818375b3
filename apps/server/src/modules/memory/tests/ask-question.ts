import type { TestDetails } from "@riwaq/contracts/memory/tests";
import { eq } from "drizzle-orm";

import { badField, refusal } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { questionAsked } from "../events.ts";
import { recitationTests } from "../tables/recitation-tests.ts";
import { lockForHolder } from "./policy.ts";
import { answerOf } from "./show-test.ts";

type Input = { id: string; question: number };

/** The next one in their order; the one before it is answered by that. Asked before, it stays as it was. */
export const askQuestion = command({
  by: byConfirmed,
  lock: (tx, asked, { id }: Input) => lockForHolder(tx, asked, { id }),
  trace: "if_changed",
  run: async (ctx, { id, question: number }): Promise<TestDetails> => {
    const { tx, now, locked } = ctx;
    const { questions, studentId } = locked;
    const [before, wanted] = [questions[number - 2], questions[number - 1]];
    if (!wanted) throw badField("question", "invalid");
    if (wanted.askedAtMs !== null) return answerOf(tx, id, ctx);
    if (locked.state !== "running") throw refusal("conflict", "test_over");
    if (!before || before.askedAtMs === null) throw badField("question", "invalid");
    const atMs = now.getTime();
    const changed = questions.map((question) => {
      if (question === wanted) return { ...question, askedAtMs: atMs };
      return question === before ? { ...question, answeredAtMs: atMs } : question;
    });
    await tx.update(recitationTests).set({ questions: changed }).where(eq(recitationTests.id, id));
    await emit(ctx, tx, questionAsked(studentId, { test: id, question: number }));
    return answerOf(tx, id, ctx);
  },
});
