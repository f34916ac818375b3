import { signIns } from "../../apps/server/src/modules/identity/tables/sign-ins.ts";
import { users } from "../../apps/server/src/modules/identity/tables/users.ts";
import { holiday } from "../../apps/server/src/modules/notifications/kinds/holiday.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import { readConfig } from "../../apps/server/src/platform/config.ts";
import type { Database } from "../../apps/server/src/platform/db/database.ts";
import { inTransaction } from "../../apps/server/src/platform/db/transaction.ts";
import { signSessionToken } from "../../apps/server/src/platform/http/session-token.ts";
import { BENCH_SECRET } from "./bench-database.ts";

export type Reader = { id: string; cookie: string };

const AT_ONCE = 500;
const DAY_MS = 86_400_000;
const HOLIDAY = { count: "1", teacher: "Amal", students: "Inès", at: "2026-12-01T17:00:00.000Z" };
const ctx = { clock: systemClock, config: readConfig({ NODE_ENV: "test" }) };

/** People who are signed in, and wish for no mails: what is measured is the bell. */
export async function seedReaders(db: Database, count: number): Promise<Reader[]> {
  const readers: Reader[] = [];
  const expiresAt = new Date(Date.now() + DAY_MS);
  while (readers.length < count) {
    const people = Array.from({ length: AT_ONCE }, (_, index) => ({
      name: `Reader ${readers.length + index}`,
      email: `reader${readers.length + index}@bench.test`,
      role: "S" as const,
      timeZone: "Europe/Paris",
      language: "fr" as const,
      notifyByEmail: false,
    }));
    const ids = await db.insert(users).values(people).returning({ id: users.id });
    await db.insert(signIns).values(ids.map(({ id }) => ({ userId: id, token: id, expiresAt })));
    readers.push(...ids.map(({ id }) => ({ id, cookie: cookieOf(id) })));
  }
  return readers;
}

const cookieOf = (token: string) =>
  `riwaq.session_token=${encodeURIComponent(signSessionToken(token, BENCH_SECRET))}`;

/** One thing to everybody, in one transaction; answers when it was committed. */
export async function tellAll(db: Database, readers: ReadonlyArray<{ id: string }>) {
  const key = `holiday:${performance.now()}`;
  await inTransaction(db, (tx) =>
    holiday.tell(
      ctx,
      tx,
      readers.map(({ id }) => ({
        userId: id,
        key,
        words: HOLIDAY,
        path: "/sessions",
      })),
    ),
  );
  return Date.now();
}
