import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { startTestApp } from "../../../../test/test-app.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { legalActs } from "../tables/legal-acts.ts";
import { hashOf, recordAct } from "./record-act.ts";

const { db, clock } = await startTestApp();

const act = (key: string) => ({
  key,
  kind: "withdrawal" as const,
  subscriptionId: null,
  payerId: null,
  said: { name: "Inès" },
  shown: "Je renonce au contrat.",
  language: "fr" as const,
  at: clock.now(),
});
const record = (key: string) => inTransaction(db, (tx) => recordAct(tx, act(key)));

it("is kept once for its key, with the hash of what was shown", async () => {
  const id = await record("a");
  expect(await record("a")).toBeNull();
  const [row, ...more] = await db.select().from(legalActs);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ id, shownHash: hashOf("Je renonce au contrat."), matchedAt: null });
  expect(row?.shownHash).toMatch(/^[0-9a-f]{64}$/);
});

it("is never changed, deleted or emptied; only whose it is is said", async () => {
  const id = (await record("b")) ?? "";
  const is = eq(legalActs.id, id);
  const refused = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (failure: { cause?: { code?: string } }) => failure,
    );
    expect(error?.cause?.code).toBe("23001");
  };
  await refused(db.update(legalActs).set({ said: {} }).where(is));
  await refused(db.update(legalActs).set({ shown: "Else" }).where(is));
  await refused(
    db
      .update(legalActs)
      .set({ actedAt: new Date(0) })
      .where(is),
  );
  await refused(db.delete(legalActs).where(is));
  await refused(Promise.resolve(db.execute(sql`truncate legal_acts`)));
  await db.update(legalActs).set({ matchedAt: clock.now(), matchNote: "Nobody’s" }).where(is);
  const [row] = await db.select().from(legalActs).where(is);
  expect(row?.matchNote).toBe("Nobody’s");
});
