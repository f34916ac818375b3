import {
  type Homework,
  type HomeworkOfStudent,
  TO_HEAR_MAX,
  type ToHear,
} from "@riwaq/contracts/learning/homework";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { toWall } from "@riwaq/domain/time/zone";

import { requireSignedIn, requireTeacher } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { loadHearer } from "../recitations/load-hearer.ts";
import { presentHomework, presentWaiting } from "./presenter.ts";
import { findHomework, findHomeworkOf, findToHear, findZoneOf } from "./queries.ts";

/** What is older is of another season. */
const SHOWN_FOR_DAYS = 120;
const ORDER = { open: 0, recorded: 1, answered: 2 } as const;

/** Of one pupil: open first, and of each the one that is due first; of what was answered the last first. */
export async function listHomework(
  { db, actor, clock }: Context,
  { studentId }: { studentId: string },
): Promise<HomeworkOfStudent> {
  const now = clock.now();
  const hearer = await loadHearer(db, requireSignedIn(actor), { studentId, now });
  const { student, way } = hearer;
  const since = new Date(now.getTime() - SHOWN_FOR_DAYS * DAY_MS);
  const rows = await findHomeworkOf(db, student, since);
  const { name, timeZone } = await findZoneOf(db, student);
  const all = rows.map((row) => presentHomework(row, { mayWithdraw: way === "teacher" }));
  const answered = all.filter(({ state }) => state === "answered").toReversed();
  return {
    homework: [
      ...all
        .filter(({ state }) => state !== "answered")
        .toSorted((a, b) => ORDER[a.state] - ORDER[b.state]),
      ...answered,
    ],
    student: name,
    today: toWall(now.getTime(), timeZone).date,
    can_set: way === "teacher",
    can_record: way === "family",
  };
}

/** One that stands. */
export async function showHomework(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<Homework> {
  const reader = requireSignedIn(actor);
  const row = await findHomework(db, id);
  if (!row) throw new AppError("not_found");
  const about = { studentId: row.studentId, now: clock.now() };
  const { way } = await loadHearer(db, reader, about);
  if (row.withdrawnAt) throw new AppError("not_found");
  return presentHomework(row, { mayWithdraw: way === "teacher" });
}

/** What waits for the teacher who asks. */
export async function listToHear({ db, actor, clock }: Context): Promise<ToHear> {
  const { id } = requireTeacher(actor);
  const { rows, total } = await findToHear(db, id, { now: clock.now(), limit: TO_HEAR_MAX });
  return { recordings: rows.map(presentWaiting), total };
}
