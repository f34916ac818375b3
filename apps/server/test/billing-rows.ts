import { anInvoice } from "@riwaq/domain/billing/testing/documents";

import type { Cast } from "./cast.ts";

const [CHARGE, PLAN, SUBSCRIPTION] = [
  "00000000-0000-4000-8000-000000000704",
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
        payer_zone: "Europe/Paris",
        country: "FR",
        quote_hash: "0",
      },
    ],
    ["payer_profiles", { payer_id: parent.id, payer_name: "N", address: "A", country: "FR" }],
    [
      "payment_methods",
      {
        payer_id: parent.id,
        provider: "stripe",
        customer: "cus_1",
        token: "pm_1",
        brand: "visa",
        last4: "4242",
      },
    ],
    [
      "charges",
      {
        id: CHARGE,
        key: "order:1",
        number: 1_000_000_001,
        payer_id: parent.id,
        cause: "order",
        currency: "EUR",
        amount: 6000,
        due_at: AT,
      },
    ],
    [
      "vouchers",
      {
        origin: "gift",
        charge_id: CHARGE,
        currency: "EUR",
        value: 6000,
        buyer_id: parent.id,
        redeemed_by_id: parent.id,
        granted_by_id: staff.id,
        code_hash: HASH,
        issued_at: AT,
        expires_at: "2028-11-10T12:00:00Z",
        redeemed_at: AT,
      },
    ],
    [
      "disputes",
      {
        provider: "stripe",
        reference: "du_1",
        currency: "EUR",
        amount: 6000,
        reason: "product_not_received",
      },
    ],
    [
      "bank_lines",
      {
        account: "FR7630006000011234567890189",
        key: HASH,
        currency: "EUR",
        amount: 6000,
        booked_on: "2026-11-10",
        name: "N",
        text: "T",
        state: "matched",
        payer_id: parent.id,
        charge_id: CHARGE,
        settled_by_id: staff.id,
        settled_at: AT,
      },
    ],
    [
      "discounts",
      {
        student_id: student.id,
        basis_points: 5000,
        reason: "orphan",
        decided_by_id: staff.id,
        starts_at: AT,
      },
    ],
    [
      "refunds",
      {
        key: "leaving:1",
        payer_id: parent.id,
        currency: "EUR",
        amount: 100,
        reason: "staff",
        state: "to_transfer",
        asked_by_id: student.id,
        approved_by_id: staff.id,
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
