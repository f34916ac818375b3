import type { Language } from "@riwaq/contracts/languages";
import type { LegalAct } from "@riwaq/domain/billing/legal-acts";
import type { Currency } from "@riwaq/domain/billing/units";
import type { OutcomeKind } from "@riwaq/domain/scheduling/outcomes/outcome";
import { sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import type { SellerFacts } from "../shop/queries.ts";

/** What a lesson left behind: how it ended, when each side was there first, and when its report was sent (ms). */
export type EvidenceLesson = {
  startsAtMs: number;
  minutes: number;
  outcome: OutcomeKind | null;
  teacherAtMs: number | null;
  pupilAtMs: number | null;
  reportAtMs: number | null;
};

/** What is told of a dispute to the bank that asks; plain data, so that another thread can print it. */
export type Evidence = {
  language: Language;
  zone: string;
  atMs: number;
  seller: Pick<SellerFacts, "name" | "form" | "address" | "email" | "registration">;
  dispute: { reference: string; reason: string; amount: number; currency: Currency };
  payer: { name: string; address: string; country: string };
  payment: { reference: string; atMs: number; amount: number; invoices: string[] };
  acts: Array<{ kind: LegalAct; atMs: number; hash: string }>;
  /** Renewals that were announced. */
  notices: number[];
  lessons: EvidenceLesson[];
};

type Found = Pick<Evidence, "dispute" | "payer" | "acts" | "notices" | "lessons"> & {
  payment: Omit<Evidence["payment"], "invoices"> & {
    invoices: Array<{ year: number; number: number }>;
  };
};

const ms = (column: ReturnType<typeof sql>) => sql`(extract(epoch from ${column}) * 1000)::float8`;

/** Of a dispute about one of our payments; undefined where there is none. */
export async function findEvidence(db: Database, id: string): Promise<Found | undefined> {
  const [row] = await rowsOf<Found>(
    db,
    sql`with held as (select distinct line.subscription_id as id from disputes asked
        join payments try on try.id = asked.payment_id join charge_lines line on line.charge_id = try.charge_id
        where asked.id = ${id})
      select jsonb_build_object('reference', asked.reference, 'reason', asked.reason, 'amount', asked.amount,
          'currency', asked.currency) as dispute,
        jsonb_build_object('name', coalesce(profile.payer_name, ''), 'address', coalesce(profile.address, ''),
          'country', coalesce(profile.country, '')) as payer,
        jsonb_build_object('reference', coalesce(try.reference, ''), 'amount', try.amount,
          'atMs', ${ms(sql`coalesce(try.settled_at, try.created_at)`)},
          'invoices', coalesce((select jsonb_agg(jsonb_build_object('year', issued.year, 'number', issued.number)
              order by issued.year, issued.number)
            from documents issued where issued.charge_id = try.charge_id and issued.kind = 'invoice'), '[]')) as payment,
        coalesce((select jsonb_agg(jsonb_build_object('kind', act.kind, 'hash', act.shown_hash,
            'atMs', ${ms(sql`act.acted_at`)}) order by act.acted_at, act.key)
          from legal_acts act where act.subscription_id in (select id from held)), '[]') as acts,
        coalesce((select jsonb_agg(${ms(sql`told.created_at`)} order by told.created_at) from events told
          where told.kind = 'near-renewal' and told.subject_id in (select id::text from held)), '[]') as notices,
        coalesce((select jsonb_agg(jsonb_build_object(
            'startsAtMs', ${ms(sql`lesson.starts_at`)}, 'minutes', used.minutes,
            'outcome', (select said.kind from lesson_outcomes said where said.session_id = lesson.id
              order by said.version desc limit 1),
            'teacherAtMs', (select min(${ms(sql`mark.at`)}) from presence_marks mark
              where mark.session_id = lesson.id and mark.side = 'teacher'),
            'pupilAtMs', (select min(${ms(sql`mark.at`)}) from presence_marks mark
              where mark.session_id = lesson.id and mark.side <> 'teacher'),
            'reportAtMs', (select min(${ms(sql`report.submitted_at`)}) from session_reports report
              where report.session_id = lesson.id and report.student_id = used.student_id)) order by lesson.starts_at)
          from (select session_id, student_id, sum(minutes)::int as minutes from lesson_uses
            where subscription_id in (select id from held) group by session_id, student_id) as used
          join sessions lesson on lesson.id = used.session_id), '[]') as lessons
      from disputes asked join payments try on try.id = asked.payment_id join charges charge on charge.id = try.charge_id
        left join payer_profiles profile on profile.payer_id = charge.payer_id
      where asked.id = ${id}`,
  );
  return row;
}
