import type { TestChoice, TestDetails, Tests } from "@riwaq/contracts/memory/tests";
import { roomFault } from "@riwaq/domain/classroom/room-window";
import { and, eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { sessionStudents } from "../../scheduling/tables/session-students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { TEACHING, requireSide } from "../reach/queries.ts";
import { presentScheme } from "../schemes/present-scheme.ts";
import { findOfferedSchemes } from "../schemes/queries.ts";
import { nameOf } from "../similar/show-similar.ts";
import { isShownTo, readerOf, requireTest } from "./policy.ts";
import { presentDetails, presentTest } from "./presenter.ts";
import {
  type TestRow,
  findHeldPages,
  findMarksOf,
  findRunning,
  findTest,
  findTestsOf,
} from "./queries.ts";

type OfPupil = { studentId: string };

/** What a teacher needs to begin one. */
export async function showChoice(
  { db, actor, clock }: Context,
  { studentId }: OfPupil,
): Promise<TestChoice> {
  const teacher = requireSignedIn(actor);
  const asked = { studentId, now: clock.now(), sides: TEACHING };
  const { pupilId } = await requireSide(db, teacher, asked);
  return {
    name: await nameOf(db, studentId),
    pages: (await findHeldPages(db, pupilId)).map(({ page }) => page),
    schemes: (await findOfferedSchemes(db)).map(presentScheme),
    running: await findRunning(db, pupilId),
  };
}

export async function listTests(
  { db, actor, clock }: Context,
  { studentId }: OfPupil,
): Promise<Tests> {
  const person = requireSignedIn(actor);
  const { reader, pupilId } = await readerOf(db, person, { studentId, now: clock.now() });
  const rows = (await findTestsOf(db, pupilId)).filter(({ state }) => isShownTo(reader, state));
  const marks = await findMarksOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    name: await nameOf(db, studentId),
    side: reader,
    tests: rows.map((row) =>
      presentTest(row, { readerId: person.id, marks: marks.get(row.id) ?? [] }),
    ),
  };
}

export async function showTest(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<TestDetails> {
  const person = requireSignedIn(actor);
  const now = clock.now();
  const { test, reader } = await requireTest(db, person, { id, now });
  return detailsOf(db, test, { person, reader, now });
}

type Reading = { person: SignedIn; reader: TestDetails["side"]; now: Date };

async function detailsOf(
  db: Database,
  row: TestRow,
  { person, reader, now }: Reading,
): Promise<TestDetails> {
  const marks = (await findMarksOf(db, [row.id])).get(row.id) ?? [];
  return presentDetails(row, {
    readerId: person.id,
    reader,
    marks,
    now,
    name: await nameOf(db, row.studentId),
    marksIn: row.state === "running" ? await openLesson(db, row, now) : null,
  });
}

/** As a teacher finds it after a command. */
export async function answerOf(
  db: Database,
  id: string,
  { actor, now }: { actor: SignedIn; now: Date },
): Promise<TestDetails> {
  const row = await findTest(db, id);
  if (!row) throw new AppError("not_found");
  return detailsOf(db, row, { person: actor, reader: "teacher", now });
}

type Occasion = { sessionId: string | null; studentId: string; heldById: string };

/** The lesson of a test while its room is open: what is marked then belongs to it. */
export async function openLesson(
  db: Database,
  { sessionId, studentId, heldById }: Occasion,
  now: Date,
): Promise<string | null> {
  if (sessionId === null) return null;
  const [lesson] = await db
    .select({ startsAt: sessions.startsAt, endsAt: sessions.endsAt, status: sessions.status })
    .from(sessions)
    .innerJoin(sessionStudents, eq(sessionStudents.sessionId, sessions.id))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.teacherId, heldById),
        eq(sessionStudents.studentId, studentId),
      ),
    );
  if (!lesson) return null;
  const hours = { startsAtMs: lesson.startsAt.getTime(), endsAtMs: lesson.endsAt.getTime() };
  const fault = roomFault({ ...hours, status: lesson.status, nowMs: now.getTime() });
  return fault === null ? sessionId : null;
}
