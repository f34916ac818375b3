import { sql } from "drizzle-orm";

import type { Database } from "../src/platform/db/database.ts";
import { absenceRows } from "./absence-rows.ts";
import { billingRows } from "./billing-rows.ts";
import { type Cast, wordOf } from "./cast.ts";
import { classroomRows } from "./classroom-rows.ts";
import { instituteRows } from "./institute-rows.ts";
import { learningRows } from "./learning-rows.ts";
import { leaveRows } from "./leave-rows.ts";
import { levelRows } from "./level-rows.ts";
import { memoryRows } from "./memory-rows.ts";
import { offerRows } from "./offer-rows.ts";

type Value = string | number | boolean | null | object;
type Row = Record<string, Value>;
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const [SESSION, SERIES] = [uuid(1), uuid(2)];
const [PROGRAMME, FAMILY] = [uuid(5), uuid(6)];
const AT = "2026-11-10T12:00:00Z";
const END = "2026-11-10T13:00:00Z";
const LATER = "2027-01-01T00:00:00Z";
const SHA = "0".repeat(64);

const [said, wrote, told] = [wordOf("parent"), wordOf("teacher"), wordOf("student")];

/** A row in every table that has somebody in it, in the order of their references: table and values. */
export function rowsOfPeople(cast: Cast): Array<[string, Row]> {
  const { teacher, student, parent, staff } = cast;
  const saidBy = { said_by: "teacher", said_by_id: teacher.id };
  const pair = { teacher_id: teacher.id, student_id: student.id };
  const own = { user_id: parent.id };
  const lead = { person_id: parent.id, reason: "no_lesson", waits_since: AT };
  const file = { mime_type: "application/pdf", size_bytes: 1, sha256: SHA, storage_key: wrote };
  const judged = { state: "refused", note: wrote, judged_at: AT, judged_by_id: staff.id };
  return [
    [
      "events",
      {
        actor_id: parent.id,
        actor_role: "P",
        kind: "x",
        subject_type: "user",
        subject_id: student.id,
      },
    ],
    ["users", { id: parent.id, email: parent.email, bio: said }],
    ["user_roles", { ...own, role: "guardian" }],
    ["staff_rights", { ...own, right: "people" }],
    ["credentials", { ...own, account_id: parent.id, password: said }],
    ["students", { user_id: student.id, age_declared: 9 }],
    ["teachers", { user_id: teacher.id, zoom_email: wrote, asked: { bio: wrote } }],
    [
      "idempotency_keys",
      { actor_id: parent.id, key: uuid(9), request_hash: "x", answer: { said } },
    ],
    ["known_devices", { ...own, device: said, created_at: AT }],
    ["recovery_codes", { ...own, code_hash: said }],
    ["sign_ins", { ...own, token: said, expires_at: LATER, ip_address: said }],
    ["seeing_as", { staff_id: staff.id, person_id: parent.id, begun_at: AT, ends_at: END }],
    [
      "staff_invitations",
      {
        email: parent.email,
        language: "en",
        rights: "{}",
        invited_by_id: staff.id,
        token_hash: said,
        sent_at: AT,
        expires_at: LATER,
        accepted_at: AT,
        accepted_by_id: parent.id,
      },
    ],
    ["two_step_secrets", { ...own, sealed_secret: said }],
    ["verifications", { identifier: said, value: parent.id, expires_at: LATER }],
    ["families", { id: FAMILY, payer_id: parent.id }],
    ["family_members", { family_id: FAMILY, user_id: student.id, kind: "child" }],
    ["family_members", { family_id: FAMILY, user_id: parent.id, kind: "guardian" }],
    ["consents", { guardian_id: parent.id, student_id: student.id, given_at: AT }],
    ["agreements", pair],
    ["programmes", { id: PROGRAMME, slug: "x", area: "quran", name: {} }],
    ["teacher_programmes", { teacher_id: teacher.id, programme_id: PROGRAMME }],
    [
      "application_files",
      { ...file, teacher_id: teacher.id, kind: "certificate", title: wrote, ...judged },
    ],
    ["public_profiles", { teacher_id: teacher.id, slug: "x", answers: { calling: wrote } }],
    ["gender_exceptions", { ...pair, allowed_by_id: staff.id }],
    [
      "guardian_invitations",
      { code_hash: "x", student_id: student.id, invited_by_id: parent.id, expires_at: LATER },
    ],
    [
      "guardian_invitations",
      {
        code_hash: said,
        student_id: student.id,
        invited_by_id: student.id,
        accepted_by_id: parent.id,
        accepted_at: AT,
        expires_at: LATER,
      },
    ],
    [
      "student_invitations",
      {
        ...pair,
        child_name: told,
        age: 9,
        email: "other@example.test",
        language: "en",
        token_hash: "x",
        sent_at: AT,
        expires_at: LATER,
        accepted_at: AT,
        accepted_by_id: parent.id,
      },
    ],
    [
      "student_invitations",
      {
        teacher_id: teacher.id,
        child_name: said,
        age: 9,
        email: parent.email,
        language: "en",
        token_hash: "y",
        sent_at: AT,
        expires_at: LATER,
      },
    ],
    ["person_notes", { person_id: parent.id, author_id: staff.id, text: said }],
    ...instituteRows(cast),
    ["wordings", { template: "report-ready", language: "fr", texts: {}, updated_by_id: staff.id }],
    [
      "contact_messages",
      {
        idempotency_key: uuid(8),
        name: said,
        email: parent.email,
        topic: "general",
        message: said,
        language: "en",
      },
    ],
    ["wishes", { student_id: student.id, days: "{1,2}" }],
    ...levelRows(PROGRAMME, { pupil: student.id, by: teacher.id }),
    ["recording_consents", { student_id: student.id, given_by_id: parent.id, given_at: AT }],
    ["leads", { ...lead, owner_id: staff.id, next_step: said, note: said }],
    ["time_slots", { teacher_id: teacher.id, day_of_week: 1, start_minute: 600, end_minute: 660 }],
    [
      "availability_exceptions",
      { teacher_id: teacher.id, kind: "time_off", starts_at: AT, ends_at: END, note: wrote },
    ],
    [
      "series",
      {
        id: SERIES,
        teacher_id: teacher.id,
        anchor_zone: "Europe/Paris",
        times: [{ dayOfWeek: 3, minute: 780 }],
        length_minutes: 60,
        starts_on: "2026-11-10",
        extended_until: "2026-11-10",
      },
    ],
    ["series_students", { series_id: SERIES, student_id: student.id }],
    [
      "sessions",
      {
        id: SESSION,
        teacher_id: teacher.id,
        starts_at: AT,
        ends_at: END,
        status: "Joined",
      },
    ],
    [
      "meetings",
      { session_id: SESSION, provider: "own", state: "made", link: `https://x.test/${wrote}` },
    ],
    [
      "session_students",
      {
        session_id: SESSION,
        student_id: student.id,
        starts_at: AT,
        ends_at: END,
        status: "Joined",
      },
    ],
    [
      "lesson_words",
      { session_id: SESSION, version: 0, words: wordOf("staff"), said_by_id: staff.id },
    ],
    ["lesson_words", { session_id: SESSION, version: 1, words: told, said_by_id: teacher.id }],
    ["lesson_outcomes", { session_id: SESSION, version: 1, kind: "completed", ...saidBy }],
    [
      "presence_marks",
      { session_id: SESSION, user_id: student.id, side: "pupil", kind: "opened", at: AT },
    ],
    ...offerRows(pair, { by: parent.id, word: said }),
    ...leaveRows(SESSION, {
      teacher: teacher.id,
      substitute: parent.id,
      by: staff.id,
      wrote,
      said,
    }),
    ...absenceRows(SESSION, { by: parent.id, handledBy: staff.id }),
    [
      "make_ups",
      {
        session_id: SESSION,
        ...pair,
        cause: "emergency",
        month: "2026-11",
        state: "owed",
        reason: told,
      },
    ],
    [
      "policy_decisions",
      {
        session_id: SESSION,
        student_id: student.id,
        rule: "cancellation",
        policy_version: "1",
        inputs: {},
        decision: {},
        actor_id: parent.id,
      },
    ],
    [
      "booking_changes",
      { actor_id: parent.id, kind: "cancel", scope: "one", before: {}, undo_until: AT },
    ],
    ["calendar_feeds", { ...own, token_hash: said }],
    ["clock_notices", { ...own, zone: "UTC", changes_at: AT, days_before: 7 }],
    [
      "skip_notices",
      { ...own, series_id: SERIES, starts_at: AT, ends_at: END, state: "teacher_busy" },
    ],
    ...learningRows(cast, SESSION),
    ...classroomRows(cast, SESSION),
    ...memoryRows(cast, SESSION),
    ...billingRows(cast),
    ["notification_choices", { ...own, event: "lessons", channel: "sms", is_on: true }],
    ["notification_counters", { ...own, last_seq: 1 }],
    ["notifications", { ...own, seq: 1, event: "x", key: said, params: { said }, path: "/" }],
    ["push_subscriptions", { ...own, endpoint: said, p256dh: said, auth: said }],
    ["outbox_messages", { ...own, to: "", template: "x", language: "en", params: { said } }],
    ["outbox_messages", { to: parent.email, template: "x", language: "en", params: { said } }],
  ];
}

/** These have theirs since the account was made: planted, they are changed. */
const BASE = new Set(["users", "credentials", "students", "teachers", "user_roles"]);

export async function plantRow(db: Database, table: string, row: Row): Promise<void> {
  const columns = Object.entries(row).map(([name, value]) => {
    const isJson = typeof value === "object" && value !== null;
    return { name: sql.identifier(name), value: sql`${isJson ? JSON.stringify(value) : value}` };
  });
  if (BASE.has(table)) {
    const key = table === "users" ? "id" : "user_id";
    const changes = columns.map(({ name, value }) => sql`${name} = ${value}`);
    await db.execute(
      sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)}
          where ${sql.identifier(key)} = ${row[key]}`,
    );
    return;
  }
  const names = columns.map(({ name }) => name);
  const values = columns.map(({ value }) => value);
  await db.execute(
    sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
        values (${sql.join(values, sql`, `)})`,
  );
}
