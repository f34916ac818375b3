import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Emitting } from "../../../platform/events/subscriber.ts";
import { lessonPath } from "../../scheduling/calendar/ical/lesson-event.ts";
import { findLetters, type Letter, paramsOf, readerOf } from "../notices/find-letters.ts";
import { inviteToLessons } from "../notices/invite-to-lessons.ts";
import { listLessons } from "../notices/list-lessons.ts";
import type { Told } from "./kind.ts";

/** What a notice about lessons names, and its mail lists: with the lessons for the reader's calendar. */
export const OF_LESSONS = {
  words: { count: "plain", teacher: "name", students: "name", at: "moment" },
  mail: { words: { details: "private" }, hasInvite: true },
} as const;

export type ToldOfLessons = Told<typeof OF_LESSONS.words>;

type Changed = {
  sessionIds: string[];
  /** Where a moved lesson was before. */
  before?: Date;
  /** One side alone, where the other is told something else. */
  whom?: "teacher" | "family" | "all";
};

/** Whoever did it; null where nobody did. */
export function doerOf({ actor }: Emitting): string | null {
  return actor.kind === "user" ? actor.id : null;
}

/**
 * Told once to each person concerned, however many lessons changed: the teacher, the students and all parents, each in
 * their language, on their clock, with the lessons that they may see. Who did it gets the mail as well, since it brings
 * the lesson to the calendar, but never without that.
 */
export async function lessonNews(
  name: string,
  ctx: Emitting,
  tx: Transaction,
  { sessionIds, before, whom = "all" }: Changed,
): Promise<ToldOfLessons[]> {
  if (sessionIds.length === 0) return [];
  const letters = await findLetters(tx, sessionIds);
  const told = letters.filter(
    ({ to }) => whom === "all" || (to.role === "T") === (whom === "teacher"),
  );
  return told.map((letter) => {
    const { to, lessons } = letter;
    const [first] = lessons;
    const isOwn = to.id === doerOf(ctx);
    const mail = mailOf(letter, ctx.config);
    return {
      userId: to.id,
      // A lesson counts its changes, so that each is told.
      key: `${name}:${first?.id}:${first?.sequence}`,
      words: paramsOf(letter),
      path: lessonPath(lessons),
      isOwn,
      mail: isOwn && !mail.invite ? null : mail,
      ...(before && { before }),
    };
  });
}

/** The lessons as a mail lists them, and as a calendar takes them. */
export function mailOf(letter: Letter, config: Emitting["config"]) {
  const details = listLessons(letter.lessons, readerOf(letter));
  return { words: { details }, invite: inviteToLessons(letter, config) };
}
