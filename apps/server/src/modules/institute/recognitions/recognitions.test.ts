import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";

import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildParent, buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { docxFile, pdfFile, pdfOf } from "../../../../test/files.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { looseFiles } from "../../../platform/db/tables/loose-files.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { giveRoles } from "../../identity/users/give-roles.ts";
import { recognitions } from "../tables/recognitions.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/staff/recognitions/";
const DAY_MS = 86_400_000;
const SAID = { body: "Rectorat de Paris", number: "0751234A", valid_until: "2026-12-01" };

const staff = await signedIn(test, await buildStaff(db));
const guest = test.client();

beforeEach(async () => {
  test.clock.set(TEST_NOW);
  await db.delete(recognitions);
});

const add = (said: Record<string, string> = {}, bytes = pdfFile(), client: TestClient = staff) =>
  client.unsafe("POST", `${URL}?${new URLSearchParams({ ...SAID, ...said })}`, bytes, {
    "content-type": "application/pdf",
  });
const remove = (id: string, client: TestClient = staff) =>
  client.unsafe("DELETE", `${URL}${id}/`, undefined, {});
const proofOf = (id: string) => `/api/recognitions/${id}/proof/`;
const claimed = async () => (await guest.get("/api/institute/")).json().recognitions;

async function added() {
  const [row] = (await add()).json();
  return row as { id: string };
}

describe("a recognition", () => {
  it("is claimed with its proof, which every visitor may open", async () => {
    expect(await claimed()).toEqual([]);
    const answer = await add();
    expect(answer.statusCode).toBe(201);
    const [{ id }] = answer.json();
    expect(answer.json()).toEqual([{ ...SAID, id, validity: "ending" }]);
    expect(await claimed()).toEqual([{ ...SAID, id }]);
    const proof = await guest.get(proofOf(id));
    expect(proof.statusCode).toBe(200);
    expect(proof.headers["content-type"]).toBe("application/pdf");
    expect(proof.rawPayload).toEqual(pdfFile());
    expect(await db.select().from(looseFiles)).toEqual([]);
  });

  it("is claimed through its last day, and after that read by staff alone", async () => {
    const { id } = await added();
    test.clock.set(new Date("2026-12-01T12:00:00Z"));
    expect(await claimed()).toHaveLength(1);
    test.clock.advance(DAY_MS);
    expect(await claimed()).toEqual([]);
    expect((await guest.get(proofOf(id))).json()).toEqual(NOT_FOUND);
    const parent = await signedIn(test, await buildParent(db));
    expect((await parent.get(proofOf(id))).statusCode).toBe(404);
    const again = await signedIn(test, await buildStaff(db));
    expect((await again.get(proofOf(id))).statusCode).toBe(200);
    expect((await again.get(URL)).json()).toEqual([expect.objectContaining({ validity: "over" })]);
  });

  it("goes with its file", async () => {
    const { id } = await added();
    const [row] = await db.select().from(recognitions).where(eq(recognitions.id, id));
    expect((await remove(id)).json()).toEqual([]);
    expect(await claimed()).toEqual([]);
    expect((await guest.get(proofOf(id))).statusCode).toBe(404);
    await expect(test.services.storage.get(row?.storageKey ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await remove(id)).statusCode).toBe(404);
  });

  it("may be proved by a picture, which is kept without what the camera wrote into it", async () => {
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: "#fff" },
    })
      .jpeg()
      .toBuffer();
    const [{ id }] = (await add({}, picture)).json();
    expect((await guest.get(proofOf(id))).headers["content-type"]).toBe("image/webp");
  });
});

it.each([
  ["a text file", Buffer.from("recognised"), "document"],
  ["a document of a word processor", await docxFile(), "document"],
  ["a PDF that runs something", pdfOf("<</OpenAction<</S/JavaScript/JS(x)>>>>"), "document"],
])("nothing is claimed by %s", async (_what, bytes, field) => {
  const answer = await add({}, bytes);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json())).toEqual([field]);
  expect(await claimed()).toEqual([]);
});

it.each([
  [{ body: " " }, "body"],
  [{ number: "" }, "number"],
  [{ valid_until: "" }, "valid_until"],
  [{ valid_until: "2026-11-20" }, "valid_until"],
])("nothing is claimed with %j", async (wrong, field) => {
  const answer = await add(wrong);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json())).toEqual([field]);
});

it("there is room for five", async () => {
  for (let count = 0; count < 5; count += 1) expect((await add()).statusCode).toBe(201);
  expect((await add()).statusCode).toBe(400);
});

it("they are kept by whoever decides about content, and by nobody else", async () => {
  const { id } = await added();
  const person = await buildTeacher(db);
  const rights = { roles: ["staff" as const], rights: ["people" as const] };
  await inTransaction(db, (tx) => giveRoles(tx, person.id, rights));
  for (const somebody of [await buildParent(db), await buildTeacher(db), person]) {
    const client = await signedIn(test, somebody);
    expect((await client.get(URL)).statusCode).toBe(403);
    expect((await add({}, pdfFile(), client)).statusCode).toBe(403);
    expect((await remove(id, client)).statusCode).toBe(403);
  }
  expect((await guest.get(URL)).statusCode).toBe(401);
  expect(await claimed()).toHaveLength(1);
});
