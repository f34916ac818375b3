import { globSync } from "node:fs";
import { join } from "node:path";

import type { Call } from "@riwaq/contracts/call";
import { STAFF_RIGHTS } from "@riwaq/contracts/roles";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildStaff, signedIn } from "../test/factories.ts";
import { startTestApp } from "../test/test-app.ts";
import { staffRights } from "./modules/identity/tables/user-roles.ts";
import { messageText } from "./platform/i18n/translate.ts";

const test = await startTestApp();
const { db } = test;
const contracts = join(import.meta.dirname, "../../../packages/contracts/src");
const ID = "11111111-1111-4111-8111-111111111111";

type StaffCall = Call & Required<Pick<Call, "right">>;
const isOfStaff = (value: unknown): value is StaffCall =>
  typeof value === "object" && value !== null && "path" in value && "right" in value;

const files = globSync("**/*.calls.ts", { cwd: contracts }).toSorted();
const modules = await Promise.all(files.map((file) => import(join(contracts, file))));
const calls = modules.flatMap((one) => Object.values(one as object).filter(isOfStaff));

async function staffWith(rights: readonly (typeof STAFF_RIGHTS)[number][]) {
  const somebody = await buildStaff(db);
  await db.delete(staffRights).where(eq(staffRights.userId, somebody.id));
  if (rights.length > 0) {
    await db.insert(staffRights).values(rights.map((right) => ({ userId: somebody.id, right })));
  }
  return signedIn(test, somebody);
}

type Client = Awaited<ReturnType<typeof staffWith>>;
const ask = (client: Client, { method, path }: Call) => {
  const url = `/api${path.replaceAll(/:\w+/g, ID)}`;
  return method === "GET" ? client.get(url) : client.unsafe(method, url, {}, {});
};

describe("every call of staff", () => {
  const named = calls.map((call) => ({ name: `${call.method} ${call.path}`, call }));

  it("is known here", () => expect(named.length).toBeGreaterThan(20));

  it.each(named)("$name is refused without its right, which is named", async ({ call }) => {
    const others = STAFF_RIGHTS.filter((right) => right !== call.right);
    const answer = await ask(await staffWith(others), call);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { detail: [messageText({ key: `right_${call.right}` }, "en")] },
    ]);
  });

  it.each(named)("$name is open to who has that right alone", async ({ call }) => {
    const answer = await ask(await staffWith([call.right]), call);
    // 415: a file is awaited, and none was sent.
    expect([200, 400, 404, 415]).toContain(answer.statusCode);
  });
});
