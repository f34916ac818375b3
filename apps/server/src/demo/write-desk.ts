import { randomUUID } from "node:crypto";

import { DAY_MS, civilDateOf } from "@riwaq/domain/time/civil-date";
import { toWall } from "@riwaq/domain/time/zone";

import { contactMessages } from "../modules/institute/tables/contact-messages.ts";
import { writeLeave } from "../modules/scheduling/leave/write-leave.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import { TEACHERS } from "./teachers.ts";
import type { PersonIds } from "./write-people.ts";

const HOUR_MS = 3_600_000;

const MESSAGES = [
  {
    name: "Claire Aubry",
    email: "claire.aubry@example.org",
    topic: "programme",
    language: "fr",
    hoursAgo: 50,
    message:
      "Bonjour, ma fille a huit ans et ne lit pas encore l’arabe. Par quel cours commencer, et pouvez-vous le proposer le mercredi après-midi ?",
  },
  {
    name: "أم ياسين",
    email: "umm.yassine@example.org",
    topic: "general",
    language: "ar",
    hoursAgo: 5,
    message: "السلام عليكم، أبحث لابني عن معلّم للتحفيظ بعد صلاة المغرب بتوقيت باريس. هل من مكان شاغر؟",
  },
] as const;

/** Mariam asks for two days of next week. */
const LEAVE_IN_DAYS = { first: 7, last: 8 };

/** What waits on the desk: who wrote and is no family yet, and a teacher who asks for leave. */
export async function writeDesk(tx: Transaction, now: Date, ids: PersonIds): Promise<void> {
  await tx.insert(contactMessages).values(
    MESSAGES.map(({ hoursAgo, ...written }) => ({
      ...written,
      idempotencyKey: randomUUID(),
      createdAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
    })),
  );
  const { zone } = TEACHERS.mariam;
  const dayIn = (days: number) =>
    civilDateOf(Date.parse(toWall(now.getTime(), zone).date) + days * DAY_MS);
  await writeLeave(tx, {
    teacher: { id: ids.mariam, timeZone: zone },
    leave: {
      kind: "leave",
      starts_on: dayIn(LEAVE_IN_DAYS.first),
      ends_on: dayIn(LEAVE_IN_DAYS.last),
      words: "Je marie ma sœur à Alexandrie.",
    },
    askedById: ids.mariam,
    decidedById: null,
    now,
  });
}
