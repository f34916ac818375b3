import { ROLE_OF_HOME } from "@riwaq/contracts/roles";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { type Cast, buildCast, wordOf } from "../test/cast.ts";
import { plantRow, rowsOfPeople } from "../test/person-rows.ts";
import { startTestApp } from "../test/test-app.ts";
import { removeAccount } from "./modules/identity/account/remove-account.ts";
import { personOf } from "./modules/identity/sign-in/person-of.ts";
import { users } from "./modules/identity/tables/users.ts";
import { persons } from "./persons.ts";
import type { Database } from "./platform/db/database.ts";
import { rowsOf, tablesInOrder } from "./platform/db/table-names.ts";
import { inTransaction, type Transaction } from "./platform/db/transaction.ts";

const { db, clock, services } = await startTestApp();

/** Whether a person in this column is given it with their own data, and what becomes of the row with them: else, why. */
type Fate = { given: true | string; after: "gone" | { kept: string } };

const given = { given: true, after: "gone" } as const;
const notGiven = (why: string) => ({ given: why, after: "gone" }) as const;
const kept = (why: string, isGiven: true | string = true) => ({
  given: isGiven,
  after: { kept: why },
});
const HELD = "the lessons that were held have two sides";
const HELD_OPEN = "an open offer is withdrawn when the account is closed";
const THEIRS = "reports that were sent are the pupils'";
const STAFF = "who of the staff decided it";
const SECRET = "a secret or the hash of one";
const DECIDED = "a decision of the institute about two people";
const INVITED = "it names others, and lives for days";

const FATES: Record<string, Fate> = {
  "events.actor_id": kept("what changed, without values, outlives people"),
  "events.subject_id": kept("the same", "what others did is told by what it changed"),
  "idempotency_keys.actor_id": notGiven("an answer that was given before"),

  "users.id": kept("emptied"),
  "users.email": given,
  "user_roles.user_id": kept("it says what somebody was, not who", "the profile names them"),
  "staff_rights.user_id": given,
  "credentials.user_id": notGiven(SECRET),
  "credentials.account_id": notGiven(SECRET),
  "known_devices.user_id": given,
  "recovery_codes.user_id": notGiven(SECRET),
  "sign_ins.user_id": given,
  "two_step_secrets.user_id": notGiven(SECRET),
  "verifications.value": notGiven(SECRET),

  "students.user_id": kept("emptied"),
  "teachers.user_id": kept("emptied"),
  "teacher_programmes.teacher_id": notGiven("the public directory shows it"),
  "agreements.teacher_id": notGiven("the lessons say with whom"),
  "agreements.student_id": notGiven("the lessons say with whom"),
  "application_files.teacher_id": given,
  "application_files.judged_by_id": kept(STAFF, STAFF),
  "gender_exceptions.student_id": notGiven(DECIDED),
  "gender_exceptions.teacher_id": notGiven(DECIDED),
  "gender_exceptions.allowed_by_id": kept(STAFF, STAFF),
  "families.payer_id": notGiven("who pays is said with what is paid"),
  "family_members.user_id": given,
  "consents.guardian_id": given,
  "consents.student_id": given,
  "guardian_invitations.student_id": notGiven(INVITED),
  "guardian_invitations.invited_by_id": notGiven(INVITED),
  "guardian_invitations.accepted_by_id": notGiven(INVITED),
  "student_invitations.teacher_id": notGiven(INVITED),
  "student_invitations.student_id": notGiven(INVITED),
  "student_invitations.accepted_by_id": notGiven(INVITED),
  "student_invitations.email": notGiven(INVITED),

  "contact_messages.email": given,

  "time_slots.teacher_id": given,
  "availability_exceptions.teacher_id": given,
  "series.teacher_id": kept(HELD),
  "series_students.student_id": kept(HELD),
  "offers.teacher_id": kept("it says what became of the hours"),
  "offers.student_id": kept("it says what became of the hours"),
  "offers.settled_by": given,
  "offer_hours.teacher_id": kept(HELD_OPEN, "the offer says them"),
  "offer_hours.student_id": kept(HELD_OPEN, "the offer says them"),
  "sessions.teacher_id": kept(HELD),
  "session_students.student_id": kept(HELD),
  "presence_marks.user_id": kept("who came says what the lesson was"),
  "absences.said_by_id": kept(
    "who was missing says what the lesson was",
    "the lesson stands in it as it is",
  ),
  "absences.handled_by_id": kept(STAFF, STAFF),
  "make_ups.student_id": kept(HELD),
  "make_ups.teacher_id": kept(HELD),
  "lesson_outcomes.said_by_id": kept("how a lesson ended is what hours and reports go by"),
  "lesson_words.said_by_id": given,
  "policy_decisions.student_id": kept("it can be decided again"),
  "policy_decisions.actor_id": kept("it can be decided again"),
  "booking_changes.actor_id": kept("ids and hours alone", "the lessons stand in it as they are"),
  "calendar_feeds.user_id": notGiven(SECRET),
  "clock_notices.user_id": notGiven("that somebody was told; the notice itself is given"),
  "skip_notices.user_id": notGiven("that somebody was told; the notice itself is given"),

  "session_reports.student_id": given,
  "session_reports.teacher_id": kept(THEIRS),
  "kept_drafts.student_id": notGiven("what a teacher has typed and not sent"),
  "kept_drafts.teacher_id": given,
  "report_versions.written_by_id": kept(THEIRS),
  "periodic_reports.student_id": notGiven("it is written to the parents"),
  "periodic_reports.teacher_id": kept(THEIRS),
  "periodic_reports.approved_by_id": kept(STAFF, STAFF),
  "resources.teacher_id": given,
  "resource_assignments.student_id": given,
  "resource_versions.uploaded_by_id": given,
  "reads.user_id": given,
  "uploads.user_id": notGiven("on its way: it becomes material"),

  "notifications.user_id": given,
  "notification_choices.user_id": given,
  "notification_counters.user_id": notGiven("a number"),
  "push_subscriptions.user_id": given,
  "outbox_messages.user_id": given,
  "outbox_messages.to": notGiven("anybody may have named the address"),
};

const NOBODY: Record<string, string> = {
  holidays: "days of the calendar",
  loose_files: "keys made at random, of files on their way in or out",
  institute: "the institute's own name and channels",
  meetings:
    "where a lesson is held; the lesson says whose it is, and a teacher's room goes with the teacher",
  outcome_questions: "which lessons are asked about; the lesson says whose it is",
  programmes: "what is taught",
  set_phrases: "what teachers pick for a report",
  set_phrase_versions: "what they say",
  round_failures: "the kind of fault, without what was asked or written",
  throttles: "hashes that end within an hour",
};

/** Columns that refer to somebody, or that by name and type hold who it is. */
async function columnsOfPeople(): Promise<string[]> {
  const found = await rowsOf<{ place: string }>(
    db,
    sql`select child.relname || '.' || a.attname as place
        from pg_constraint c join pg_class child on child.oid = c.conrelid
          join pg_class parent on parent.oid = c.confrelid
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and parent.relname in ('users', 'students', 'teachers')
          and c.connamespace = 'public'::regnamespace
      union select table_name || '.' || column_name from information_schema.columns
        where table_schema = 'public' and table_name <> 'institute'
          and table_name not in (select viewname from pg_views)
          and data_type in ('uuid', 'text', 'USER-DEFINED')
          and column_name ~ '(^|_)(user|actor|person|account|student|teacher|parent)_id$|_by_id$|^email$'
      order by 1`,
  );
  return found.map(({ place }) => place);
}

const EMAIL_COLUMN = /[.](email|to)$/;
const valueIn = (place: string, { id, email }: Cast["parent"]) =>
  EMAIL_COLUMN.test(place) ? email : id;

async function countOf(at: Database, place: string, value: string): Promise<number> {
  const [table = "", column = ""] = place.split(".");
  const [row] = await rowsOf<{ count: number }>(
    at,
    sql`select count(*)::int as count from ${sql.identifier(table)}
        where ${sql.identifier(column)}::text = ${value}`,
  );
  return row?.count ?? 0;
}

/** All that somebody is given, as one text. */
async function givenTo(at: Database, id: string): Promise<string> {
  const [row] = await at.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error("nobody");
  const person = personOf({
    ...row,
    email: row.email ?? "",
    roles: [ROLE_OF_HOME[row.role]],
    rights: [],
  });
  const parts: unknown[] = await persons.files(at, person);
  for await (const part of persons.give(at, person)) parts.push(part);
  return JSON.stringify(parts);
}

const ROLES = ["teacher", "student", "parent", "staff"] as const;

/** Whatever `work` does, the next one begins with the same empty tables. */
async function rolledBack(work: (tx: Transaction, cast: Cast) => Promise<void>): Promise<void> {
  const done = new Error("done");
  const transaction = inTransaction(db, async (tx) => {
    await work(tx, await buildCast(tx));
    throw done;
  });
  await transaction.catch((error: unknown) => {
    if (error !== done) throw error;
  });
}

describe("every column that has a person in it", () => {
  it("is named here, and every other table is said to have nobody", async () => {
    const named = Object.keys(FATES);
    const found = await columnsOfPeople();
    expect(found.filter((place) => !named.includes(place))).toEqual([]);
    const tables = new Set([...named.map((place) => place.split(".")[0]), ...Object.keys(NOBODY)]);
    expect((await tablesInOrder(db)).toSorted()).toEqual([...tables].toSorted());
  });

  it("is given out to whom it is about, or left out for a reason", async () => {
    await rolledBack(async (tx, cast) => {
      const wrong: string[] = [];
      const planted = new Set<string>();
      let before = await givenToAll(tx, cast);
      for (const [table, row] of rowsOfPeople(cast)) {
        await plantRow(tx, table, row);
        const after = await givenToAll(tx, cast);
        for (const [column, value] of Object.entries(row)) {
          const place = `${table}.${column}`;
          const who = ROLES.findIndex((role) => valueIn(place, cast[role]) === value);
          const fate = FATES[place];
          if (who < 0 || fate === undefined) continue;
          planted.add(place);
          if ((before[who] !== after[who]) !== (fate.given === true)) wrong.push(place);
        }
        before = after;
      }
      expect(wrong).toEqual([]);
      expect(Object.keys(FATES).filter((place) => !planted.has(place))).toEqual([]);
    });
  });

  it.each(ROLES)("forgets a %s with every word, or keeps the row for a reason", async (who) => {
    await rolledBack(async (tx, cast) => {
      for (const [table, row] of rowsOfPeople(cast)) await plantRow(tx, table, row);
      const before = await countsOf(tx, cast[who]);
      const now = clock.now();
      const { id } = cast[who];
      await tx.update(users).set({ closedAt: now, removeAfter: now }).where(eq(users.id, id));
      const deps = { ...services, db: tx, persons, log: console };
      expect(await removeAccount(deps, id, now)).toBe(true);
      const after = await countsOf(tx, cast[who]);
      const wrong = Object.entries(FATES).filter(
        ([, fate], at) => before[at] !== 0 && (after[at] === 0) !== (fate.after === "gone"),
      );
      expect(wrong).toEqual([]);
      expect(await rowsThatSay(tx, wordOf(who))).toEqual([]);
    });
  });
});

/** One after the other: inside a transaction there is one connection. */
async function givenToAll(at: Database, cast: Cast): Promise<string[]> {
  const texts: string[] = [];
  for (const role of ROLES) texts.push(await givenTo(at, cast[role].id));
  return texts;
}

async function countsOf(at: Database, person: Cast["parent"]): Promise<number[]> {
  const counts: number[] = [];
  for (const place of Object.keys(FATES)) {
    counts.push(await countOf(at, place, valueIn(place, person)));
  }
  return counts;
}

async function rowsThatSay(at: Database, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesInOrder(at)) {
    const rows = await rowsOf<{ row: string }>(
      at,
      sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
    );
    found.push(...rows.map(({ row }) => `${table} ${row}`).filter((row) => row.includes(word)));
  }
  return found;
}
