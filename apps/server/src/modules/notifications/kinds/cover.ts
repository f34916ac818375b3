import { coverDeclinableUntilMs } from "@riwaq/domain/scheduling/cover/cover";

import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Emitting } from "../../../platform/events/emit.ts";
import { coverAsked, coverEnded, lessonCovered } from "../../scheduling/events.ts";
import { findLetters, paramsOf } from "../notices/find-letters.ts";
import { findReader, findStaffWith } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";
import { doerOf, lessonNews, OF_LESSONS } from "./lesson-news.ts";

const FAMILY = {
  group: "lessons",
  urgency: "close",
  words: { ...OF_LESSONS.words, regular: "name" },
  mail: OF_LESSONS.mail,
} as const;
const ONE = {
  group: "lessons",
  urgency: "close",
  words: { teacher: "name", regular: "name", students: "name", at: "moment" },
} as const;

type OfCover = { sessionIds: string[]; regularTeacherId: string; substituteId: string };

/** Who is whom, as everybody reads it: the substitute as its teacher. */
async function wordsOf(tx: Transaction, { sessionIds, regularTeacherId, substituteId }: OfCover) {
  const letter = (await findLetters(tx, sessionIds)).find(({ to }) => to.role === "T");
  const regular = await findReader(tx, regularTeacherId);
  const substitute = await findReader(tx, substituteId);
  if (!letter || !regular || !substitute) return undefined;
  const { students, at } = paramsOf(letter);
  return { teacher: substitute.name, regular: regular.name, students, at };
}

/** One person beside the family, once for what happened now; never whoever did it. */
async function one(
  name: string,
  { ctx, tx }: { ctx: Emitting; tx: Transaction },
  { userId, path, of }: { userId: string; path: string; of: OfCover },
) {
  const words = userId === doerOf(ctx) ? undefined : await wordsOf(tx, of);
  if (!words) return [];
  const key = `${name}:${of.sessionIds[0]}:${ctx.clock.now().toISOString()}`;
  return [{ userId, key, words, path }];
}

/** With until when they may decline; null where they may not. */
async function substitute(name: string, at: { ctx: Emitting; tx: Transaction }, of: OfCover) {
  const path = `/sessions/${of.sessionIds[0]}/brief`;
  const told = await one(name, at, { userId: of.substituteId, path, of });
  const nowMs = at.ctx.clock.now().getTime();
  return told.map((notice) => {
    const startsAtMs = Date.parse(notice.words.at);
    return { ...notice, untilMs: coverDeclinableUntilMs({ startsAtMs }, nowMs) };
  });
}

async function family(name: string, ctx: Emitting, tx: Transaction, of: OfCover) {
  const { sessionIds } = of;
  const news = await lessonNews(name, ctx, tx, { sessionIds, whom: "family" });
  const words = await wordsOf(tx, of);
  const now = ctx.clock.now().toISOString();
  return news.map((told) => ({
    ...told,
    key: `${told.key}:${now}`,
    words: { ...told.words, teacher: words?.teacher ?? "", regular: words?.regular ?? "" },
  }));
}

/** The family is asked whether somebody else may give the lesson, and reads until when. */
export const coverAskedKind = defineKind({
  ...FAMILY,
  name: "cover-asked",
  words: { ...FAMILY.words, until: "moment" },
  mail: { words: OF_LESSONS.mail.words },
}).follows([coverAsked], async (ctx, tx, { aside }) =>
  (await family("cover-asked", ctx, tx, aside)).map(({ mail, ...told }) => ({
    ...told,
    path: "/sessions",
    words: { ...told.words, until: aside.heldUntil?.toISOString() ?? told.words.at },
    mail: mail?.words ? { words: mail.words } : null,
  })),
);

/** Somebody else gives the lesson: the family, */
export const lessonCoveredKind = defineKind({ ...FAMILY, name: "lesson-covered" }).follows(
  [lessonCovered],
  (ctx, tx, { aside }) => family("lesson-covered", ctx, tx, aside),
);

/** the substitute, with until when they may decline, */
export const coverGivenKind = defineKind({
  ...ONE,
  name: "cover-given",
  words: { ...ONE.words, until: "moment" },
}).follows([lessonCovered], async (ctx, tx, { aside }) =>
  (await substitute("cover-given", { ctx, tx }, aside)).flatMap(({ untilMs, ...told }) =>
    untilMs === null
      ? []
      : { ...told, words: { ...told.words, until: new Date(untilMs).toISOString() } },
  ),
);

/** or that it is too late for that, */
export const coverNowKind = defineKind({ ...ONE, name: "cover-now" }).follows(
  [lessonCovered],
  async (ctx, tx, { aside }) =>
    (await substitute("cover-now", { ctx, tx }, aside)).flatMap(({ untilMs, ...told }) =>
      untilMs === null ? told : [],
    ),
);

/** and the regular teacher. */
export const coverTakenKind = defineKind({ ...ONE, name: "cover-taken" }).follows(
  [lessonCovered],
  (ctx, tx, { aside }) =>
    one(
      "cover-taken",
      { ctx, tx },
      { userId: aside.regularTeacherId, path: "/sessions", of: aside },
    ),
);

/** The lesson is its regular teacher's again: the family, */
export const coverEndedKind = defineKind({ ...FAMILY, name: "cover-ended" }).follows(
  [coverEnded],
  async (ctx, tx, { payload, aside }) =>
    payload.was === "standing" ? family("cover-ended", ctx, tx, aside) : [],
);

/** the two teachers, */
export const coverEndedForTeachers = defineKind({ ...ONE, name: "cover-returned" }).follows(
  [coverEnded],
  async (ctx, tx, { payload, aside }) => {
    if (payload.was !== "standing") return [];
    const told = [];
    for (const userId of [aside.regularTeacherId, aside.substituteId]) {
      const asked = { userId, path: "/sessions", of: aside };
      told.push(...(await one("cover-returned", { ctx, tx }, asked)));
    }
    return told;
  },
);

/** and staff, where it was not theirs to end: somebody has to decide about the lesson again. */
export const coverOpenAgain = defineKind({ ...ONE, name: "cover-open-again" }).follows(
  [coverEnded],
  async (ctx, tx, { payload, aside }) => {
    if (payload.by === "staff") return [];
    const words = await wordsOf(tx, aside);
    if (!words) return [];
    const key = `cover-open-again:${aside.sessionIds[0]}:${ctx.clock.now().toISOString()}`;
    const notice = { key, words, path: "/staff/leave" };
    return (await findStaffWith(tx, "lessons")).map((userId) => ({ ...notice, userId }));
  },
);
