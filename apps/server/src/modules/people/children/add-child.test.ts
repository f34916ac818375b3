import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { buildParent, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { guardianships } from "../tables/families.ts";

const test = await startTestApp();
const URL = "/api/children/";
const FORM = { name: "Inès", age: 9, gender: "F", consent: true };

async function buildClient() {
  const parent = await buildParent(test.db);
  const countChildren = () => test.db.$count(guardianships, eq(guardianships.parentId, parent.id));
  return { client: await signedIn(test, parent), countChildren };
}

describe("a child that is asked for twice", () => {
  it("with one key is made once, and answered the same", async () => {
    const { client, countChildren } = await buildClient();
    const key = newKey();
    const first = await client.post(URL, FORM, key);
    const second = await client.post(URL, FORM, key);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await countChildren()).toBe(1);
  });

  it("at the same moment is made once", async () => {
    const { client, countChildren } = await buildClient();
    await client.get(URL);
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => client.post(URL, FORM, key)));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await countChildren()).toBe(1);
  });

  it("with another key is another child: twins have one form each", async () => {
    const { client, countChildren } = await buildClient();
    await client.post(URL, FORM, newKey());
    await client.post(URL, FORM, newKey());
    expect(await countChildren()).toBe(2);
  });

  it("with one key for another child is refused", async () => {
    const { client, countChildren } = await buildClient();
    const key = newKey();
    await client.post(URL, FORM, key);
    const answer = await client.post(URL, { ...FORM, name: "Adam" }, key);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toHaveLength(1);
    expect(await countChildren()).toBe(1);
  });

  it("of two parents with one key is a child of each", async () => {
    const [one, other] = [await buildClient(), await buildClient()];
    const key = newKey();
    const first = await one.client.post(URL, FORM, key);
    const second = await other.client.post(URL, FORM, key);
    expect(second.json().id).not.toBe(first.json().id);
    expect(await other.countChildren()).toBe(1);
  });

  it("keeps its key for the next try where the first was refused", async () => {
    const { client, countChildren } = await buildClient();
    const key = newKey();
    expect((await client.post(URL, { ...FORM, age: 0 }, key)).statusCode).toBe(400);
    expect((await client.post(URL, FORM, key)).statusCode).toBe(201);
    expect(await countChildren()).toBe(1);
  });

  it("wants a key", async () => {
    const { client, countChildren } = await buildClient();
    for (const headers of [{}, { "idempotency-key": "again" }]) {
      expect((await client.post(URL, FORM, headers)).statusCode).toBe(400);
    }
    expect(await countChildren()).toBe(0);
  });
});
