import { randomUUID } from "node:crypto";

import { ROLE_OF_HOME, STAFF_RIGHTS } from "@riwaq/contracts/roles";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { toWall } from "@riwaq/domain/time/zone";

import { credentials } from "../modules/identity/tables/credentials.ts";
import { users } from "../modules/identity/tables/users.ts";
import { giveRoles } from "../modules/identity/users/give-roles.ts";
import {
  beginFamilyOfOne,
  joinFamily,
  writeConsent,
} from "../modules/people/families/join-family.ts";
import { students } from "../modules/people/tables/students.ts";
import { teachers } from "../modules/people/tables/teachers.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import type { DemoPerson } from "./demo-person.ts";
import { PARENTS, STUDENTS } from "./families.ts";
import { PEOPLE, type PersonKey, entriesOf, mailboxOf } from "./people.ts";
import { TEACHERS } from "./teachers.ts";
import { TEACHING } from "./teaching-profiles.ts";

export type PersonIds = Readonly<Record<PersonKey, string>>;

const REGISTERED_DAYS_AGO = 120;

/** Everyone, with one password; gives their ids. */
export async function writePeople(tx: Transaction, now: Date, hash: string): Promise<PersonIds> {
  const registeredAt = new Date(now.getTime() - REGISTERED_DAYS_AGO * DAY_MS);
  const stamps = { createdAt: registeredAt, updatedAt: registeredAt };
  const rows = entriesOf(PEOPLE).flatMap(([role, people]) =>
    entriesOf<PersonKey, DemoPerson>(people as Record<PersonKey, DemoPerson>).map(
      ([key, person]) => ({ key, user: { ...userOf(key, person), role, ...stamps } }),
    ),
  );
  await tx.insert(users).values(rows.map(({ user }) => user));
  for (const { user } of rows) {
    const rights = user.role === "A" ? STAFF_RIGHTS : [];
    await giveRoles(tx, user.id, { roles: [ROLE_OF_HOME[user.role]], rights });
  }
  await tx.insert(credentials).values(
    rows.map(({ user: { id } }) => ({
      userId: id,
      accountId: id,
      providerId: "credential",
      password: hash,
      ...stamps,
    })),
  );
  const ids = Object.fromEntries(rows.map(({ key, user }) => [key, user.id])) as PersonIds;
  await writeRoles(tx, ids, registeredAt);
  return ids;
}

function userOf(key: PersonKey, { name, gender, zone, language, phone }: DemoPerson) {
  return {
    id: randomUUID(),
    name,
    email: mailboxOf(key),
    emailVerified: true,
    gender,
    phoneNumber: phone ?? null,
    timeZone: zone,
    language,
  };
}

async function writeRoles(tx: Transaction, ids: PersonIds, registeredAt: Date): Promise<void> {
  const stamps = { createdAt: registeredAt, updatedAt: registeredAt };
  await tx.insert(teachers).values(
    entriesOf(TEACHERS).map(([key, { years }]) => ({
      ...TEACHING[key],
      sentAt: registeredAt,
      userId: ids[key],
      zoomEmail: `${key}.zoom@riwaq.test`,
      yearsOfExperience: years,
      approvalChangedAt: TEACHING[key].approval === "applied" ? null : registeredAt,
      ...stamps,
    })),
  );
  await tx.insert(students).values(
    entriesOf(STUDENTS).map(([key, { age, zone }]) => ({
      userId: ids[key],
      ageDeclared: age,
      ageDeclaredOn: toWall(registeredAt.getTime(), zone).date,
      ...stamps,
    })),
  );
  const links = entriesOf(PARENTS).flatMap(([key, { children }]) =>
    children.map((child) => ({ guardianId: ids[key], studentId: ids[child] })),
  );
  for (const link of links) {
    await joinFamily(tx, link, registeredAt);
    await writeConsent(tx, link, registeredAt);
  }
  await writeSeveralRoles(tx, ids, registeredAt);
  const children = new Set(links.map(({ studentId }) => studentId));
  for (const [key] of entriesOf(STUDENTS)) {
    if (!children.has(ids[key])) await beginFamilyOfOne(tx, ids[key], registeredAt);
  }
}

/** A mother learns too, by the account with which she answers for her son; one teacher also looks after the programmes, another after people. */
async function writeSeveralRoles(tx: Transaction, ids: PersonIds, since: Date): Promise<void> {
  await giveRoles(tx, ids.leila, { roles: ["student"] });
  await tx.insert(students).values({
    userId: ids.leila,
    ageDeclared: 36,
    ageDeclaredOn: toWall(since.getTime(), PARENTS.leila.zone).date,
    createdAt: since,
    updatedAt: since,
  });
  await beginFamilyOfOne(tx, ids.leila, since);
  await giveRoles(tx, ids.salma, { roles: ["staff"], rights: ["content"] });
  await giveRoles(tx, ids.mariam, { roles: ["staff"], rights: ["people", "lessons"] });
}
