import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Emitting } from "../../../platform/events/emit.ts";
import { handoverUndone, seriesHandedOver } from "../../scheduling/events.ts";
import { findLetters, paramsOf } from "../notices/find-letters.ts";
import { findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";
import { doerOf, lessonNews, OF_LESSONS } from "./lesson-news.ts";

const TOLD = {
  group: "lessons",
  urgency: "close",
  words: { ...OF_LESSONS.words, regular: "name" },
  mail: OF_LESSONS.mail,
} as const;

type OfHandover = { sessionIds: string[]; teacherId: string; regularTeacherId: string };

/** Who is whom, whoever gives some of the lessons because they are covered. */
async function namesOf(tx: Transaction, { teacherId, regularTeacherId }: OfHandover) {
  const teacher = await findReader(tx, teacherId);
  const regular = await findReader(tx, regularTeacherId);
  return { teacher: teacher?.name ?? "", regular: regular?.name ?? "" };
}

async function news(
  name: string,
  { ctx, tx, whom }: { ctx: Emitting; tx: Transaction; whom: "family" | "teacher" },
  of: OfHandover,
) {
  const names = await namesOf(tx, of);
  const told = await lessonNews(name, ctx, tx, { sessionIds: of.sessionIds, whom });
  const now = ctx.clock.now().toISOString();
  return told.map((notice) => ({
    ...notice,
    key: `${notice.key}:${now}`,
    words: { ...notice.words, ...names },
  }));
}

/** Somebody else gives the series from now on: the family, */
export const seriesHandedOverKind = defineKind({ ...TOLD, name: "series-handed-over" }).follows(
  [seriesHandedOver, handoverUndone],
  (ctx, tx, { aside }) => news("series-handed-over", { ctx, tx, whom: "family" }, aside),
);

/** its new teacher, */
export const seriesTakenOverKind = defineKind({ ...TOLD, name: "series-taken-over" }).follows(
  [seriesHandedOver, handoverUndone],
  async (ctx, tx, { aside }) => {
    const told = await news("series-taken-over", { ctx, tx, whom: "teacher" }, aside);
    return told.filter(({ userId }) => userId === aside.teacherId);
  },
);

/** and who gave it before, without its lessons. */
export const seriesGivenUpKind = defineKind({
  name: "series-given-up",
  group: "lessons",
  urgency: "close",
  words: { teacher: "name", students: "name", at: "moment" },
}).follows([seriesHandedOver, handoverUndone], async (ctx, tx, { aside }) => {
  const userId = aside.regularTeacherId;
  const letters = await findLetters(tx, aside.sessionIds);
  const letter = letters.find(({ to }) => to.id === aside.teacherId) ?? letters[0];
  if (!letter || userId === doerOf(ctx)) return [];
  const { students, at } = paramsOf(letter);
  const { teacher } = await namesOf(tx, aside);
  const key = `series-given-up:${aside.sessionIds[0]}:${ctx.clock.now().toISOString()}`;
  return [{ userId, key, words: { teacher, students, at }, path: "/sessions" }];
});
