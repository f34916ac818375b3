import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildTeacher, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { signIns } from "../tables/sign-ins.ts";
import { extendedExpiry } from "./lifetimes.ts";

const test = await startTestApp();
const DAY_MS = 86_400_000;
const ME = "/api/users/me/";

async function signedInTeacher() {
  test.clock.set(TEST_NOW);
  const teacher = await buildTeacher(test.db);
  const client = await signedIn(test, teacher);
  const statusAfter = async (ms: number) => {
    test.clock.advance(ms);
    return (await client.get(ME)).statusCode;
  };
  const expiryDays = async () => {
    const [row] = await test.db.select().from(signIns).where(eq(signIns.userId, teacher.id));
    return ((row?.expiresAt.getTime() ?? 0) - TEST_NOW.getTime()) / DAY_MS;
  };
  return { client, statusAfter, expiryDays };
}

describe("a sign-in", () => {
  it("ends after fourteen days without use", async () => {
    const { statusAfter } = await signedInTeacher();
    expect(await statusAfter(14 * DAY_MS)).toBe(401);
  });

  it("is alive until then", async () => {
    const { statusAfter } = await signedInTeacher();
    expect(await statusAfter(14 * DAY_MS - 1000)).toBe(200);
  });

  it("lives on while it is used, but never beyond sixty days", async () => {
    const { statusAfter, expiryDays } = await signedInTeacher();
    for (const day of [13, 26, 39, 52]) {
      expect(await statusAfter(13 * DAY_MS)).toBe(200);
      expect(await expiryDays()).toBe(Math.min(day + 14, 60));
    }
    expect(await statusAfter(8 * DAY_MS - 1000)).toBe(200);
    expect(await expiryDays()).toBe(60);
    expect(await statusAfter(1000)).toBe(401);
  });

  it("is written at most once a day, with a cookie that lasts as long", async () => {
    const { client, statusAfter, expiryDays } = await signedInTeacher();
    expect(await statusAfter(DAY_MS - 1000)).toBe(200);
    expect(await expiryDays()).toBe(14);
    test.clock.advance(1000);
    const answer = await client.get(ME);
    expect(await expiryDays()).toBe(15);
    expect(answer.cookies.find(({ name }) => name === "riwaq.session_token")).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      maxAge: 14 * 86_400,
    });
    const names = (await client.get(ME)).cookies.map(({ name }) => name);
    expect(names).not.toContain("riwaq.session_token");
    expect((await client.get(ME)).statusCode).toBe(200);
  });
});

describe("extendedExpiry", () => {
  const at = (days: number) => new Date(days * DAY_MS);

  it.each([
    ["fresh enough", { expires: 14, now: 0.5 }, undefined],
    ["a day old", { expires: 14, now: 1 }, 15],
    ["near the last day", { expires: 50, now: 50 }, 60],
    ["at the last day", { expires: 60, now: 59 }, undefined],
    ["never shortened", { expires: 70, now: 1 }, undefined],
  ])("%s", (_name, { expires, now }, expected) => {
    const result = extendedExpiry(at(0), at(expires), at(now));
    expect(result?.getTime()).toBe(expected && expected * DAY_MS);
  });
});
