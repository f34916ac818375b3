import { randomUUID } from "node:crypto";

import { readText } from "@riwaq/mushaf/edition";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildStaff, buildStudent, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { MUSHAF_DIR } from "../../../paths.ts";
import { mushafApprovals } from "../tables/mushaf-approvals.ts";

const test = await startTestApp();
const reader = await signedIn(test, await buildStudent(test.db));
const ask = async (typed: string) =>
  (await reader.get(`/api/mushaf/search/?q=${encodeURIComponent(typed)}`)).json();

it("finds words as they are typed, with the stored aya and its page", async () => {
  const { total, hits } = await ask("قل هو الله احد");
  expect(total).toBe(1);
  const text = readText(MUSHAF_DIR).ayat[111]?.[0];
  expect(hits).toEqual([{ sura: 112, aya: 1, page: 604, word: 1, words: 4, text }]);
});

it("tells how many there are, and the first fifty in the order of the Quran", async () => {
  const { total, hits } = await ask("الله");
  expect(total).toBeGreaterThan(1500);
  expect(hits).toHaveLength(50);
  expect(hits[0]).toMatchObject({ sura: 1, aya: 1, word: 2 });
});

it.each(["", "ا", "abc", "؟!"])("finds nothing of “%s”", async (typed) => {
  expect(await ask(typed)).toEqual({ total: 0, hits: [] });
});

it("is for whoever is signed in", async () => {
  const answer = await test.client().get("/api/mushaf/search/?q=الله");
  expect([answer.statusCode, answer.json()]).toEqual([401, SIGN_IN_FIRST]);
});

it("refuses what is no text", async () => {
  expect((await reader.get(`/api/mushaf/search/?q=${"ا".repeat(201)}`)).statusCode).toBe(400);
  expect((await reader.get("/api/mushaf/search/")).statusCode).toBe(400);
});

it("says where a reciter is heard, once an institute has set it", async () => {
  const recitation = { pattern: "https://audio.test/{sura3}.mp3", kind: "sura" } as const;
  const sounding = await startTestApp({ recitation });
  const listener = await signedIn(sounding, await buildStudent(sounding.db));
  expect((await listener.get("/api/mushaf/")).json().audio).toEqual(recitation);
  expect((await sounding.client().get("/api/mushaf/")).statusCode).toBe(401);
});

describe("the place", () => {
  it("is kept for whoever left it, and for nobody else", async () => {
    expect((await reader.get("/api/mushaf/")).json()).toEqual({
      page: null,
      needs_approval: false,
      audio: null,
    });
    expect((await reader.put("/api/mushaf/place/", { page: 50 })).statusCode).toBe(200);
    expect((await reader.put("/api/mushaf/place/", { page: 51 })).statusCode).toBe(200);
    expect((await reader.get("/api/mushaf/")).json()).toMatchObject({ page: 51 });
    const other = await signedIn(test, await buildTeacher(test.db));
    expect((await other.get("/api/mushaf/")).json()).toMatchObject({ page: null });
  });

  it.each([0, 605, 1.5, "3", null])("%o is none", async (page) => {
    expect((await reader.put("/api/mushaf/place/", { page })).json()).toHaveProperty("page");
  });
});

describe("the approval of a qualified reader", () => {
  const SAID = { reader: "Shaykh Ahmad", approved_on: "2026-11-20" };

  it("is written down, taken back and written down anew; until then staff alone read that it is missing", async () => {
    const desk = await signedIn(test, await buildStaff(test.db));
    const needs = async () => (await desk.get("/api/mushaf/")).json().needs_approval;
    expect([await needs(), (await reader.get("/api/mushaf/")).json().needs_approval]).toEqual([
      true,
      false,
    ]);
    const approved = await desk.put("/api/staff/mushaf/approval/", SAID);
    expect(approved.json().approval).toEqual({
      ...SAID,
      recorded_at: test.clock.now().toISOString(),
    });
    expect(await needs()).toBe(false);
    const again = await desk.put("/api/staff/mushaf/approval/", { ...SAID, reader: "Two of them" });
    expect(again.json().approval.reader).toBe("Two of them");
    const gone = await desk.unsafe("DELETE", "/api/staff/mushaf/approval/", undefined, {});
    expect([gone.statusCode, gone.json().approval]).toEqual([200, null]);
    expect(
      (await desk.unsafe("DELETE", "/api/staff/mushaf/approval/", undefined, {})).statusCode,
    ).toBe(404);
    expect(await needs()).toBe(true);
  });

  it("is of a day that has been, by somebody with a name", async () => {
    const desk = await signedIn(test, await buildStaff(test.db));
    const put = async (change: object) =>
      (await desk.put("/api/staff/mushaf/approval/", { ...SAID, ...change })).json();
    expect(await put({ approved_on: "2027-01-01" })).toHaveProperty("approved_on");
    expect(await put({ reader: " " })).toHaveProperty("reader");
  });

  it("is of the text and the lines as they are, with the notice of their owner", async () => {
    const desk = await signedIn(test, await buildStaff(test.db));
    const { notice, text_digest: text } = (await desk.get("/api/staff/mushaf/")).json();
    expect(notice).toContain("Tanzil Project");
    await test.db.insert(mushafApprovals).values({
      edition: "madani-1405",
      textDigest: text,
      linesDigest: "other lines",
      reader: "Shaykh Ahmad",
      approvedOn: "2026-11-20",
      recordedById: randomUUID(),
      recordedAt: test.clock.now(),
    });
    expect((await desk.get("/api/staff/mushaf/")).json().approval).toBeNull();
  });
});
