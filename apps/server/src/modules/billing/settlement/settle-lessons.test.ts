import { moneyOf, minutesOf, owedBy, TAUGHT, type Account } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { cancel, undo } from "../../../../test/change-scene.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { contextOfRound } from "../../../platform/command.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { leaveLessons } from "../../scheduling/changes/leave-lessons.ts";
import { sessionStudents } from "../../scheduling/tables/session-students.ts";
import { findJournalFaults } from "../journal/check-journal.ts";
import { post } from "../journal/post.ts";
import { openPeriod } from "../periods/open-period.ts";
import { ledgerTransactions } from "../tables/ledger-transactions.ts";
import { lessonUses } from "../tables/lesson-uses.ts";
import { periods } from "../tables/periods.ts";
import { plans } from "../tables/plans.ts";
import { subscriptions } from "../tables/subscriptions.ts";

const test = await startTestApp();
const { db } = test;
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);

const WHERE = { payerZone: "Europe/Paris", country: "FR", quoteHash: "0" };
const PRICE = 9600;
const MINUTES = 480;

async function subscribe(payer: { id: string }, student: { id: string }) {
  const [plan] = await db
    .insert(plans)
    .values({ lessonsPerWeek: 2, lengthMinutes: 60, retiredAt: TEST_NOW })
    .returning();
  const orderedAt = inHours(-24 * 10);
  const [subscription] = await db
    .insert(subscriptions)
    .values({
      payerId: payer.id,
      studentId: student.id,
      planId: plan!.id,
      currency: "EUR",
      state: "active",
      orderedAt,
      startedAt: orderedAt,
      ...WHERE,
    })
    .returning();
  return subscription!;
}

type Subscription = Awaited<ReturnType<typeof subscribe>>;

/** Pays for the next period and begins it. */
async function paid(of: Subscription, { minutes = MINUTES, price = PRICE } = {}) {
  const clearing = moneyOf("clearing", "EUR", "bank");
  const entries = moved(price, clearing, moneyOf("credit", "EUR", of.payerId));
  return inTransaction(db, async (tx) => {
    const key = `pay:${crypto.randomUUID()}`;
    await post(tx, { key, kind: "payment", subject: of.payerId, entries }, TEST_NOW);
    const startsAt = inHours(-24 * 9);
    const endsAt = new Date(startsAt.getTime() + 28 * DAY_MS);
    const sums = { minutes, net: price, tax: 0, taxCountry: "FR" };
    return openPeriod(
      tx,
      { subscriptionId: of.id, trigger: "first", startsAt, endsAt, ...sums },
      TEST_NOW,
    );
  });
}

const balanceOf = async ({ kind, unit, subject }: Account): Promise<number> => {
  const [row] = await rowsOf<{ sum: number }>(
    db,
    sql`select coalesce(sum(amount), 0)::int as sum from ledger_entries entry
      join ledger_accounts account on account.id = entry.ledger_account
      where kind = ${kind} and unit = ${unit} and subject = ${subject}`,
  );
  return row?.sum ?? 0;
};

let cast: Awaited<ReturnType<typeof build>>;
async function build() {
  const teacher = await buildTeacher(db);
  const student = await buildStudent(db);
  const parent = await buildParent(db, [student]);
  const staff = await buildStaff(db);
  return { teacher, student, parent, staff, subscription: await subscribe(parent, student) };
}
beforeEach(async () => void (cast = await build()));

// Whatever was said, the journal holds together, and what each lesson took is what the journal says of it.
afterEach(async () => {
  const wrong = await rowsOf(
    db,
    sql`select used.session_id, sum(used.minutes) as minutes from lesson_uses used group by used.session_id, used.student_id
      having sum(used.minutes) is distinct from (select sum(amount) from ledger_entries entry
        join ledger_transactions posted on posted.id = entry.transaction_id
        join ledger_accounts account on account.id = entry.ledger_account
        where account.kind = 'taught' and posted.subject = used.session_id || ':' || used.student_id)`,
  );
  if (wrong.length > 0 || (await findJournalFaults(db)).length > 0) throw new Error("not whole");
});

const held = (startsAt = inHours(-2)) =>
  buildSession(db, {
    teacher: cast.teacher,
    students: [cast.student],
    startsAt,
    lengthMinutes: 60,
  });

const say = async (id: string, body: object) =>
  (await signedIn(test, cast.staff)).post(`/api/sessions/${id}/outcome/`, {
    reason: "They told us",
    ...body,
  });

const usesOf = (id: string) => db.select().from(lessonUses).where(eq(lessonUses.sessionId, id));

describe("a lesson of a subscription", () => {
  it("uses its minutes and its share of the price once it is said to have been given", async () => {
    const lot = await paid(cast.subscription);
    const lesson = await held();
    expect((await say(lesson.id, { kind: "completed" })).statusCode).toBe(200);
    expect(await balanceOf(minutesOf(lot.id))).toBe(MINUTES - 60);
    expect(await balanceOf(moneyOf("deferred", "EUR", lot.id))).toBe(PRICE - 1200);
    expect(await usesOf(lesson.id)).toMatchObject([{ periodId: lot.id, minutes: 60 }]);
  });

  it("corrected ten times uses what was said last", async () => {
    const lot = await paid(cast.subscription);
    const lesson = await held();
    const kinds = ["completed", "teacher_absent"];
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await say(lesson.id, { kind: kinds[turn % 2] })).statusCode).toBe(200);
    }
    expect(await balanceOf(minutesOf(lot.id))).toBe(MINUTES);
    expect(await usesOf(lesson.id)).toEqual([]);
    await say(lesson.id, { kind: "completed", teacher_late_min: 12 });
    expect(await balanceOf(minutesOf(lot.id))).toBe(MINUTES - 48);
    const [row] = await db.select().from(periods).where(eq(periods.id, lot.id));
    expect(row).toMatchObject({ usedMinutes: 48 });
  });

  it("taught before it is paid for is owed, and taken from the next period first", async () => {
    const lesson = await held();
    await say(lesson.id, { kind: "completed" });
    expect(await balanceOf(owedBy(cast.subscription.id))).toBe(-60);
    const lot = await paid(cast.subscription);
    expect(await balanceOf(owedBy(cast.subscription.id))).toBe(0);
    expect(await balanceOf(minutesOf(lot.id))).toBe(MINUTES - 60);
  });

  it("cancelled too late uses its length, in time nothing", async () => {
    const lot = await paid(cast.subscription);
    const [late, early] = [await held(inHours(1)), await held(inHours(48))];
    const parent = await signedIn(test, cast.parent);
    for (const { id } of [late, early]) {
      expect((await cancel(parent, id)).statusCode).toBe(200);
    }
    expect(await balanceOf(minutesOf(lot.id))).toBe(MINUTES - 60);
  });

  it("cancelled too late and taken back uses nothing", async () => {
    const lot = await paid(cast.subscription);
    const late = await held(inHours(1));
    const parent = await signedIn(test, cast.parent);
    const { change_id: change } = (await cancel(parent, late.id)).json();
    expect(await balanceOf(minutesOf(lot.id))).toBe(MINUTES - 60);
    expect((await undo(parent, change)).statusCode).toBe(200);
    expect(await balanceOf(minutesOf(lot.id))).toBe(MINUTES);
  });

  it("of somebody without a subscription posts nothing", async () => {
    const student = await buildStudent(db);
    const before = await db.$count(ledgerTransactions);
    const lesson = await buildSession(db, {
      teacher: cast.teacher,
      students: [student],
      startsAt: inHours(-4),
    });
    await say(lesson.id, { kind: "completed" });
    expect(await db.$count(ledgerTransactions)).toBe(before);
  });

  it("of two siblings uses minutes of each", async () => {
    const sibling = await buildStudent(db);
    const theirs = await subscribe(cast.parent, sibling);
    const lots = [await paid(cast.subscription), await paid(theirs)];
    const lesson = await buildSession(db, {
      teacher: cast.teacher,
      students: [cast.student, sibling],
      startsAt: inHours(-3),
      lengthMinutes: 60,
    });
    await say(lesson.id, { kind: "completed" });
    for (const { id } of lots) expect(await balanceOf(minutesOf(id))).toBe(MINUTES - 60);
  });
});

it("who has left a shared lesson since is settled by the place that stood when it was held", async () => {
  const sibling = await buildStudent(db);
  const theirs = await subscribe(cast.parent, sibling);
  const lots = [await paid(cast.subscription), await paid(theirs)];
  const { teacher, student } = cast;
  const students = [student, sibling];
  const [before, coming] = [inHours(-3), inHours(72)];
  const lesson = await buildSession(db, { teacher, students, startsAt: before, lengthMinutes: 60 });
  const next = await buildSession(db, { teacher, students, startsAt: coming, lengthMinutes: 60 });
  await say(lesson.id, { kind: "completed" });
  const placesOf = (id: string) => db.$count(sessionStudents, eq(sessionStudents.sessionId, id));

  // Whatever leaves, a place in what was held stands.
  await inTransaction(db, (tx) =>
    leaveLessons(contextOfRound({ ...test.services, log: console }), tx, {
      lessons: [lesson, next],
      studentIds: [sibling.id],
      isToldElsewhere: true,
    }),
  );
  expect([await placesOf(lesson.id), await placesOf(next.id)]).toEqual([2, 1]);

  // One that is gone all the same does not keep what the lesson took of the pupil.
  const own = eq(sessionStudents.studentId, sibling.id);
  await db.delete(sessionStudents).where(and(eq(sessionStudents.sessionId, lesson.id), own));
  await say(lesson.id, { kind: "completed", teacher_late_min: 10 });
  for (const { id } of lots) expect(await balanceOf(minutesOf(id))).toBe(MINUTES - 50);
  await say(lesson.id, { kind: "teacher_absent" });
  for (const { id } of lots) expect(await balanceOf(minutesOf(id))).toBe(MINUTES);
});

describe("a period", () => {
  it("is refused where the payer has not paid for it", async () => {
    const opening = inTransaction(db, (tx) =>
      openPeriod(
        tx,
        {
          subscriptionId: cast.subscription.id,
          trigger: "first",
          startsAt: TEST_NOW,
          endsAt: inHours(24),
          minutes: 60,
          net: 1,
          tax: 0,
          taxCountry: "FR",
        },
        TEST_NOW,
      ),
    );
    await expect(opening).rejects.toMatchObject({
      cause: { constraint: "ledger_accounts_credit" },
    });
    const own = eq(periods.subscriptionId, cast.subscription.id);
    expect(await db.$count(periods, and(own))).toBe(0);
  });
});

it("nothing is taught that no family or institute is told of", async () => {
  await paid(cast.subscription);
  const before = await balanceOf(TAUGHT);
  const lesson = await held();
  await say(lesson.id, { kind: "completed" });
  expect(await balanceOf(TAUGHT)).toBe(before + 60);
});
