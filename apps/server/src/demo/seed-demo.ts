import type { Role } from "@riwaq/contracts/roles";
import { sql } from "drizzle-orm";

import { hashPassword } from "../modules/identity/sign-in/passwords.ts";
import { users } from "../modules/identity/tables/users.ts";
import { writeFirstPhrases } from "../modules/learning/phrases/write-first-phrases.ts";
import { writeFirstSchemes } from "../modules/memory/schemes/write-first-schemes.ts";
import { writeFirstProgrammes } from "../modules/people/programmes/write-first-programmes.ts";
import { proposeHolidays } from "../modules/scheduling/holidays/propose-holidays.job.ts";
import { institute } from "../platform/db/tables/institute.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Services } from "../platform/services.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./accounts.ts";
import { seedingOf } from "./money/seeding.ts";
import { writeMoney } from "./money/write-money.ts";
import type { Till } from "./till.ts";
import { writeApplications } from "./write-applications.ts";
import { writeDesk } from "./write-desk.ts";
import { writeLessons } from "./write-lessons.ts";
import { writeMemory } from "./write-memory.ts";
import { writeOffer } from "./write-offer.ts";
import { writePeople } from "./write-people.ts";
import { writePeriodicReports } from "./write-periodic-reports.ts";
import { writePractice } from "./write-practice.ts";
import { writePublicProfiles } from "./write-public-profiles.ts";
import { writeResources } from "./write-resources.ts";
import { writeSample } from "./write-sample.ts";
import {
  findFirstProgrammes,
  writeAgreements,
  writeGenderExceptions,
  writeTaughtProgrammes,
  writeTimetables,
} from "./write-teaching.ts";

const INSTITUTE = {
  name: "Riwaq",
  // 01 99 00 is a range that France keeps for fiction.
  phone: "+33 1 99 00 14 20",
  photoUrl: "https://example.org/riwaq/photos",
  socialUrl: "https://example.org/riwaq/community",
  chatUrl: "https://example.org/riwaq/chat",
};

const ROLE_NAMES: Record<Role, string> = { T: "Teacher", S: "Student", P: "Parent", A: "Staff" };

type Around = Pick<Services, "db" | "storage" | "config" | "secret">;

/**
 * Fills an empty database with an institute around `now`; one that has users is left as it is. Its families pay at `till`;
 * without one nothing is sold.
 */
export async function seedDemo(
  { db, ...around }: Around,
  now: Date,
  till: Till | null,
): Promise<void> {
  const { storage } = around;
  await inTransaction(db, async (tx) => {
    // Two servers that start on one database fill it once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('seed-demo', 0))`);
    const someone = await tx.select({ id: users.id }).from(users).limit(1);
    if (someone.length > 0) return;
    await tx.update(institute).set(INSTITUTE);
    const ids = await writePeople(tx, now, await hashPassword(DEMO_PASSWORD));
    await writeFirstProgrammes(tx);
    await writeFirstPhrases(tx);
    await writeFirstSchemes(tx, now);
    const programmeIds = await findFirstProgrammes(tx);
    await writeSample(tx, programmeIds, storage);
    await writeTaughtProgrammes(tx, ids, programmeIds);
    await writeGenderExceptions(tx, ids);
    await writeTimetables(tx, ids);
    await writeApplications(tx, now, ids, storage);
    await writePublicProfiles(tx, now, ids);
    await writeAgreements(tx, now, ids, programmeIds);
    await writeLessons(tx, now, ids, programmeIds);
    await writeOffer(tx, now, ids, programmeIds);
    await writeMemory(tx, now, ids);
    await writePractice(tx, now, ids, storage);
    await writePeriodicReports(tx, now, ids);
    await writeResources(tx, now, ids, storage);
    await writeDesk(tx, now, ids);
    await proposeHolidays({ db: tx, clock: { now: () => now } });
    if (till) await writeMoney(seedingOf({ tx, now, ids, till }, around));
  });
}

export function printDemo(address: string): void {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const lines = DEMO_ACCOUNTS.map(
    ({ role, email, password }) =>
      `  ${ROLE_NAMES[role].padEnd(8)} ${email.padEnd(width)}  ${password}`,
  );
  process.stdout.write(`\nRiwaq demo: ${address}\n\n${lines.join("\n")}\n\n`);
}
