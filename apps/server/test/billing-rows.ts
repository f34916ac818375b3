import { anInvoice } from "@riwaq/domain/billing/testing/documents";

import type { Cast } from "./cast.ts";

const [PLAN, SUBSCRIPTION] = [
  "00000000-0000-4000-8000-000000000701",
  "00000000-0000-4000-8000-000000000702",
];
const AT = "2026-11-10T12:00:00Z";
const HASH = "a".repeat(64);
const INVOICES = { kind: "invoice", year: 2026 };

/** What the parent pays for the student. */
export const billingRows = ({ parent, student, staff }: Cast) =>
  [
    ["plans", { id: PLAN, lessons_per_week: 2, length_minutes: 30 }],
    [
      "plan_prices",
      {
        plan_id: PLAN,
        currency: "EUR",
        valid_from: AT,
        announced_at: AT,
        amount: 6000,
        set_by_id: staff.id,
      },
    ],
    ["tax_rules", { basis_points: 2000, valid_from: AT, set_by_id: staff.id }],
    [
      "subscriptions",
      {
        id: SUBSCRIPTION,
        payer_id: parent.id,
        student_id: student.id,
        plan_id: PLAN,
        currency: "EUR",
        ordered_at: AT,
      },
    ],
    [
      "legal_acts",
      {
        key: "withdrawal:1",
        kind: "withdrawal",
        payer_id: parent.id,
        said: {},
        shown: "x",
        shown_hash: "0".repeat(64),
        language: "fr",
        acted_at: AT,
        matched_at: AT,
        matched_by_id: staff.id,
        match_note: "x",
      },
    ],
    [
      "lesson_uses",
      {
        session_id: "00000000-0000-4000-8000-000000000703",
        student_id: student.id,
        subscription_id: SUBSCRIPTION,
        minutes: 30,
      },
    ],
    ["document_series", { ...INVOICES, last_number: 1, last_hash: HASH, last_issued_at: AT }],
    [
      "documents",
      {
        ...INVOICES,
        key: "invoice:1",
        number: 1,
        payer_id: parent.id,
        snapshot: { ...anInvoice(), issuedOn: "2026-11-10" },
        hash: HASH,
        previous_hash: "0".repeat(64),
        issued_at: AT,
      },
    ],
  ] as Array<[string, Record<string, string | number | object>]>;
