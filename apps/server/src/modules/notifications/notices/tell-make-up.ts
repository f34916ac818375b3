import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { notify } from "../notifications/notify.ts";
import { findLetters, paramsOf, readerOf } from "./find-letters.ts";
import { listLessons } from "./list-lessons.ts";

export type MakeUpNews = {
  /** Counted: no emergency to the institute, but cancelled in time, so one of the month's two. */
  outcome: "granted" | "counted" | "refused";
  sessionId: string;
  studentId: string;
};

const NEXT = { granted: "/sessions", counted: "/sessions", refused: "/contact" } as const;

/** Tells the family of one student what staff made of their emergency, and what can be done now. */
export async function tellMakeUp(
  ctx: Pick<Context, "clock" | "config">,
  tx: Transaction,
  { outcome, sessionId, studentId }: MakeUpNews,
): Promise<void> {
  const letters = await findLetters(tx, [sessionId], { studentId });
  const family = letters.filter(({ to }) => to.role !== "T");
  await notify(
    ctx,
    tx,
    family.map((letter) => ({
      userId: letter.to.id,
      event: "make-up",
      key: `make-up:${sessionId}:${studentId}:${outcome}`,
      params: { ...paramsOf(letter), outcome },
      path: NEXT[outcome],
      mail: {
        template: `make-up-${outcome}`,
        params: { details: listLessons(letter.lessons, readerOf(letter)) },
      },
    })),
  );
}
