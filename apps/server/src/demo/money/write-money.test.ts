import { moneyOf } from "@riwaq/domain/billing/accounts";
import { SUBSCRIPTION_STATES } from "@riwaq/domain/billing/subscription";
import type { Currency } from "@riwaq/domain/billing/units";
import { and, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { seedSellingDemo } from "../../../test/demo.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { checkDocuments } from "../../modules/billing/documents/check-documents.ts";
import { findJournalFaults } from "../../modules/billing/journal/check-journal.ts";
import { findShop } from "../../modules/billing/shop/queries.ts";
import { bankLines } from "../../modules/billing/tables/bank-lines.ts";
import { charges } from "../../modules/billing/tables/charges.ts";
import { disputes } from "../../modules/billing/tables/disputes.ts";
import { documents } from "../../modules/billing/tables/documents.ts";
import { ledgerAccounts } from "../../modules/billing/tables/ledger-accounts.ts";
import { legalActs } from "../../modules/billing/tables/legal-acts.ts";
import { lessonUses } from "../../modules/billing/tables/lesson-uses.ts";
import { payments } from "../../modules/billing/tables/payments.ts";
import { refunds } from "../../modules/billing/tables/refunds.ts";
import { subscriptions } from "../../modules/billing/tables/subscriptions.ts";
import { outboxMessages } from "../../modules/notifications/tables/outbox-messages.ts";
import { sessionStudents } from "../../modules/scheduling/tables/session-students.ts";
import type { OpenDatabase } from "../../platform/db/open-database.ts";
import type { Till } from "../till.ts";

describe.each(["2026-11-23T22:00:00Z", "2027-03-28T12:00:00Z", "2027-01-02T00:30:00Z"])(
  "the money of the demo on %s",
  (at) => {
    const now = new Date(at);
    let database: OpenDatabase;
    let till: Till;

    beforeAll(async () => {
      database = await openTestDatabase();
      till = await seedSellingDemo(database.db, now);
    }, 60_000);

    afterAll(() => database.close());

    it("has a shop that is open, with nothing missing", async () => {
      expect(await findShop(database.db, now)).toMatchObject({ isOpen: true, gaps: [] });
    });

    it("is a whole journal, and what the till owes is what it took", async () => {
      const { db } = database;
      expect(await findJournalFaults(db)).toEqual([]);
      const owed = await db
        .select({ currency: ledgerAccounts.unit, balance: ledgerAccounts.balance })
        .from(ledgerAccounts)
        .where(and(eq(ledgerAccounts.kind, "clearing"), eq(ledgerAccounts.subject, "stripe")));
      const sums = till.stripe.sums();
      // A refund that waits to be approved is taken from the credit already, and has not gone.
      const waiting = await db.select().from(refunds).where(eq(refunds.state, "to_approve"));
      const took = Object.entries(sums).map(([currency, { captured, refunded, disputed }]) => {
        const asked = waiting.filter((one) => one.currency === currency);
        const taken = asked.reduce((sum, { amount }) => sum + amount, 0);
        return { currency, balance: taken + refunded + disputed - captured };
      });
      expect(owed.toSorted(byCurrency)).toEqual(took.toSorted(byCurrency));
      expect(took.map(({ currency }) => currency)).toContain("MAD");
    });

    it("numbers its invoices and credit notes without a gap, in the order of their days", async () => {
      const { db } = database;
      const series = await checkDocuments(db);
      expect(new Set(series.map(({ kind }) => kind))).toEqual(new Set(["invoice", "credit_note"]));
      expect(series.filter(({ broken }) => broken !== null)).toEqual([]);
      const issued = await db.select().from(documents).orderBy(documents.year, documents.number);
      expect(issued.every(({ issuedAt }) => issuedAt <= now)).toBe(true);
    });

    it("has a subscription for everybody who is taught, and a family in each state", async () => {
      const { db } = database;
      const held = db
        .select({ id: subscriptions.studentId })
        .from(subscriptions)
        .where(ne(subscriptions.state, "ended"));
      const without = sql`${sessionStudents.studentId} not in ${held}`;
      expect(await db.$count(sessionStudents, without)).toBe(0);
      const rows = await db.select().from(subscriptions);
      const states = new Set(rows.map(({ state }) => state));
      expect(SUBSCRIPTION_STATES.filter((state) => states.has(state))).toEqual([
        "active",
        "paused",
        "ended",
      ]);
      expect(rows.some(({ noticedNumber }) => noticedNumber !== null)).toBe(true);
      const due = await db.select().from(charges).where(eq(charges.state, "due"));
      const tried = await db.select().from(payments).where(isNotNull(payments.decline));
      expect(new Set(tried.map(({ decline }) => decline))).toEqual(new Set(["soft", "bank"]));
      // One is tried again, one is asked by the bank, one transfers.
      expect(due.map(({ nextAttemptAt }) => nextAttemptAt !== null).toSorted()).toEqual([
        false,
        false,
        true,
      ]);
      expect(due.every(({ nextAttemptAt }) => nextAttemptAt === null || nextAttemptAt > now)).toBe(
        true,
      );
      expect(await db.$count(lessonUses, isNull(lessonUses.periodId))).toBeGreaterThan(0);
    });

    it("leaves work for staff: a refund, a dispute, transfers, declarations and money of nobody", async () => {
      const { db } = database;
      const back = await db.select({ state: refunds.state }).from(refunds);
      expect(back.map(({ state }) => state).toSorted()).toEqual(["done", "to_approve"]);
      expect(await db.$count(disputes, eq(disputes.state, "open"))).toBe(1);
      expect(await db.$count(bankLines, eq(bankLines.state, "open"))).toBe(3);
      const open = and(
        inArray(legalActs.kind, ["withdrawal", "leaving"]),
        isNull(legalActs.subscriptionId),
      );
      expect(await db.$count(legalActs, open)).toBe(2);
      const { kind, unit, subject } = moneyOf("suspense", "EUR" satisfies Currency, "stripe");
      const suspense = and(
        eq(ledgerAccounts.kind, kind),
        eq(ledgerAccounts.unit, unit),
        eq(ledgerAccounts.subject, subject),
      );
      const [row] = await db.select().from(ledgerAccounts).where(suspense);
      expect(row?.balance).toBe(4_500);
    });

    it("tells nobody today of what happened long ago", async () => {
      expect(await database.db.$count(outboxMessages)).toBe(0);
    });
  },
);

const byCurrency = (a: { currency: string }, b: { currency: string }) =>
  a.currency.localeCompare(b.currency);
