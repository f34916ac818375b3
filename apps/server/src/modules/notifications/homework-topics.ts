/** On whose screens a recording, or what is asked for between lessons, changes. */
import { announceChange } from "../../platform/bus/announce-news.ts";
import { type Subscriber, on } from "../../platform/events/subscriber.ts";
import * as learning from "../learning/events.ts";
import { findTeachersOf } from "../people/reach/pupils.ts";
import { families, ofLessons } from "./who-watches.ts";

const RECORDED = [
  learning.recitationBegun,
  learning.recitationEnded,
  learning.recitationRemoved,
] as const;
const SAID = [
  learning.recitationAnswered,
  learning.homeworkSet,
  learning.homeworkWithdrawn,
] as const;

export const homeworkTopics: readonly Subscriber[] = [
  ...RECORDED.map((one) =>
    on(one, async ({ clock }, tx, { aside: { studentId, sessionId } }) => {
      const others =
        sessionId === null
          ? await findTeachersOf(tx, studentId, clock.now())
          : await ofLessons(tx, [sessionId]);
      await announceChange(tx, [...(await families(tx, [studentId])), ...others], ["recitations"]);
    }),
  ),
  ...SAID.map((one) =>
    on(one, async ({ clock }, tx, { aside: { studentId } }) => {
      const teachers = await findTeachersOf(tx, studentId, clock.now());
      const whose = [...(await families(tx, [studentId])), ...teachers];
      await announceChange(tx, whose, ["recitations", "marks"]);
    }),
  ),
  ...[learning.recitationCommented, learning.recitationCommentRemoved].map((one) =>
    on(one, async (_, tx, { aside: { studentId, isShown } }) => {
      if (isShown) await announceChange(tx, await families(tx, [studentId]), ["recitations"]);
    }),
  ),
];
