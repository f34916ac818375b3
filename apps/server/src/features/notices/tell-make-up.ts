import type { Context } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { findLetters, readerOf } from "./find-letters.ts";
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
  tx: Database,
  { outcome, sessionId, studentId }: MakeUpNews,
): Promise<void> {
  for (const letter of await findLetters(tx, [sessionId], studentId)) {
    const { to, lessons } = letter;
    if (to.role === "T") continue;
    await queueMail(ctx, tx, {
      to: to.email,
      template: `make-up-${outcome}`,
      language: to.language,
      params: {
        name: to.name,
        link: ctx.config.publicUrl + NEXT[outcome],
        details: listLessons(lessons, readerOf(letter)),
      },
    });
  }
}
