import { ROLE_OF_HOME } from "@riwaq/contracts/roles";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { type Cast, buildCast, wordOf } from "../test/cast.ts";
import { FATES, NOBODY } from "../test/fates.ts";
import { plantRow, rowsOfPeople } from "../test/person-rows.ts";
import { startTestApp } from "../test/test-app.ts";
import { removeAccount } from "./modules/identity/account/remove-account.ts";
import { personOf } from "./modules/identity/sign-in/person-of.ts";
import { users } from "./modules/identity/tables/users.ts";
import { persons } from "./persons.ts";
import type { Database } from "./platform/db/database.ts";
import { rowsOf, tablesInOrder } from "./platform/db/table-names.ts";
import { inTransaction, type Transaction } from "./platform/db/transaction.ts";

const { db, clock, services } = await startTestApp();

/** Columns that refer to somebody, or that by name and type hold who it is. */
async function columnsOfPeople(): Promise<string[]> {
  const found = await rowsOf<{ place: string }>(
    db,
    sql`select child.relname || '.' || a.attname as place
        from pg_constraint c join pg_class child on child.oid = c.conrelid
          join pg_class parent on parent.oid = c.confrelid
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and parent.relname in ('users', 'students', 'teachers')
          and c.connamespace = 'public'::regnamespace
      union select table_name || '.' || column_name from information_schema.columns
        where table_schema = 'public' and table_name <> 'institute'
          and table_name not in (select viewname from pg_views)
          and data_type in ('uuid', 'text', 'USER-DEFINED')
          and column_name ~ '(^|_)(user|actor|person|account|student|teacher|parent)_id$|_by_id$|^email$'
      order by 1`,
  );
  return found.map(({ place }) => place);
}

const EMAIL_COLUMN = /[.](email|to)$/;
const valueIn = (place: string, { id, email }: Cast["parent"]) =>
  EMAIL_COLUMN.test(place) ? email : id;

async function countOf(at: Database, place: string, value: string): Promise<number> {
  const [table = "", column = ""] = place.split(".");
  const [row] = await rowsOf<{ count: number }>(
    at,
    sql`select count(*)::int as count from ${sql.identifier(table)}
        where ${sql.identifier(column)}::text = ${value}`,
  );
  return row?.count ?? 0;
}

/** All that somebody is given, as one text. */
async function givenTo(at: Database, id: string): Promise<string> {
  const [row] = await at.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error("nobody");
  const person = personOf({
    ...row,
    email: row.email ?? "",
    roles: [ROLE_OF_HOME[row.role]],
    rights: [],
  });
  const parts: unknown[] = await persons.files(at, person);
  for await (const part of persons.give(at, person)) parts.push(part);
  return JSON.stringify(parts);
}

const ROLES = ["teacher", "student", "parent", "staff"] as const;

/** Whatever `work` does, the next one begins with the same empty tables. */
async function rolledBack(work: (tx: Transaction, cast: Cast) => Promise<void>): Promise<void> {
  const done = new Error("done");
  const transaction = inTransaction(db, async (tx) => {
    await work(tx, await buildCast(tx));
    throw done;
  });
  await transaction.catch((error: unknown) => {
    if (error !== done) throw error;
  });
}

describe("every column that has a person in it", () => {
  it("is named here, and every other table is said to have nobody", async () => {
    const named = Object.keys(FATES);
    const found = await columnsOfPeople();
    expect(found.filter((place) => !named.includes(place))).toEqual([]);
    const tables = new Set([...named.map((place) => place.split(".")[0]), ...Object.keys(NOBODY)]);
    expect((await tablesInOrder(db)).toSorted()).toEqual([...tables].toSorted());
  });

  it("is given out to whom it is about, or left out for a reason", async () => {
    await rolledBack(async (tx, cast) => {
      const wrong: string[] = [];
      const planted = new Set<string>();
      let before = await givenToAll(tx, cast);
      for (const [table, row] of rowsOfPeople(cast)) {
        await plantRow(tx, table, row);
        const after = await givenToAll(tx, cast);
        for (const [column, value] of Object.entries(row)) {
          const place = `${table}.${column}`;
          const who = ROLES.findIndex((role) => valueIn(place, cast[role]) === value);
          const fate = FATES[place];
          if (who < 0 || fate === undefined) continue;
          planted.add(place);
          if ((before[who] !== after[who]) !== (fate.given === true)) wrong.push(place);
        }
        before = after;
      }
      expect(wrong).toEqual([]);
      expect(Object.keys(FATES).filter((place) => !planted.has(place))).toEqual([]);
    });
  });

  it.each(ROLES)("forgets a %s with every word, or keeps the row for a reason", async (who) => {
    await rolledBack(async (tx, cast) => {
      for (const [table, row] of rowsOfPeople(cast)) await plantRow(tx, table, row);
      const before = await countsOf(tx, cast[who]);
      const now = clock.now();
      const { id } = cast[who];
      await tx.update(users).set({ closedAt: now, removeAfter: now }).where(eq(users.id, id));
      const deps = { ...services, db: tx, persons, log: console };
      expect(await removeAccount(deps, id, now)).toBe(true);
      const after = await countsOf(tx, cast[who]);
      const wrong = Object.entries(FATES).filter(
        ([, fate], at) => before[at] !== 0 && (after[at] === 0) !== (fate.after === "gone"),
      );
      expect(wrong).toEqual([]);
      expect(await rowsThatSay(tx, wordOf(who))).toEqual([]);
    });
  });
});

/** One after the other: inside a transaction there is one connection. */
async function givenToAll(at: Database, cast: Cast): Promise<string[]> {
  const texts: string[] = [];
  for (const role of ROLES) texts.push(await givenTo(at, cast[role].id));
  return texts;
}

async function countsOf(at: Database, person: Cast["parent"]): Promise<number[]> {
  const counts: number[] = [];
  for (const place of Object.keys(FATES)) {
    counts.push(await countOf(at, place, valueIn(place, person)));
  }
  return counts;
}

async function rowsThatSay(at: Database, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesInOrder(at)) {
    const rows = await rowsOf<{ row: string }>(
      at,
      sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
    );
    found.push(...rows.map(({ row }) => `${table} ${row}`).filter((row) => row.includes(word)));
  }
  return found;
}
