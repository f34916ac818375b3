import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { runRound } from "../../../platform/jobs/round.ts";

const test = await startTestApp();
const URL = "/api/staff/rounds/";
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const keeping = { db: test.db, clock: test.clock, log: quiet };
const round = (name: string, work: () => Promise<number>) => ({
  name,
  cron: "0 0 * * *",
  run: work,
});
const inMinutes = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

async function read() {
  return (await (await signedIn(test, await buildStaff(test.db))).get(URL)).json();
}

describe("what the background work failed at", () => {
  it("is for staff alone", async () => {
    const guest = await test.client().get(URL);
    expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
    const teacher = await signedIn(test, await buildTeacher(test.db));
    expect((await teacher.get(URL)).statusCode).toBe(403);
  });

  it("counts the failures in a row, and is mended by a success", async () => {
    const failing = round("tell-somebody", async () => {
      throw new RangeError("out of range\nwith more below");
    });
    test.clock.set(TEST_NOW);
    await runRound(failing, keeping);
    test.clock.set(inMinutes(5));
    await runRound(failing, keeping);
    expect(await read()).toEqual([
      {
        round: "tell-somebody",
        count: 2,
        first_failed_at: TEST_NOW.toISOString(),
        last_failed_at: inMinutes(5).toISOString(),
        fault: "RangeError: out of range",
        mended_at: null,
      },
    ]);
    test.clock.set(inMinutes(10));
    await runRound(
      round("tell-somebody", async () => 0),
      keeping,
    );
    expect(await read()).toMatchObject([{ count: 2, mended_at: inMinutes(10).toISOString() }]);
    test.clock.set(inMinutes(15));
    await runRound(failing, keeping);
    const again = { count: 1, first_failed_at: inMinutes(15).toISOString(), mended_at: null };
    expect(await read()).toMatchObject([again]);
  });

  it("says nothing of what was asked of the database", async () => {
    const asking = round("ask-database", async () => {
      await test.db.execute("select 'amal@example.test'::uuid");
      return 0;
    });
    await runRound(asking, keeping);
    const found = (await read()).find((row: { round: string }) => row.round === "ask-database");
    expect(found.fault).toBe("database 22P02");
  });
});
