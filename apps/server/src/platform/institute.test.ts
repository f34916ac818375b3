import { expect, it } from "vitest";

import { startTestApp } from "../../test/test-app.ts";
import { inTransaction } from "./db/transaction.ts";
import { findInstitute, instituteIn, writeInstitute } from "./institute.ts";

const { db } = await startTestApp();

it("a transaction reads the institute once, and again once it has changed it", async () => {
  await inTransaction(db, async (tx) => {
    const first = await instituteIn(tx);
    expect(await instituteIn(tx)).toBe(first);
    await writeInstitute(tx, { reportDueHours: 48 });
    expect(await instituteIn(tx)).toEqual({ ...first, reportDueHours: 48 });
  });
});

it("another transaction reads it for itself", async () => {
  const before = await inTransaction(db, instituteIn);
  await inTransaction(db, (tx) => writeInstitute(tx, { reportDueHours: 72 }));
  expect(before.reportDueHours).not.toBe(72);
  expect(await inTransaction(db, instituteIn)).toEqual(await findInstitute(db));
});
