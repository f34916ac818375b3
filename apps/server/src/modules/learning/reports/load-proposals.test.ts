import { randomUUID } from "node:crypto";

import type { MarkKind } from "@riwaq/domain/learning/marks/kinds";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildStudent } from "../../../../test/factories.ts";
import {
  buildHeldLesson,
  buildReportScene,
  hoursAgo,
  send,
} from "../../../../test/report-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { writeFirstProgrammes } from "../../people/programmes/write-first-programmes.ts";
import { findOfferedPhrases } from "../phrases/queries.ts";
import { writeFirstPhrases } from "../phrases/write-first-phrases.ts";
import { recitations } from "../tables/recitations.ts";
import { setPhrases } from "../tables/set-phrases.ts";
import { wordMarks } from "../tables/word-marks.ts";
import { loadProposals } from "./load-proposals.ts";
import { findFormRows } from "./queries.ts";

const test = await startTestApp();
const { db } = test;

beforeAll(async () => {
  await writeFirstProgrammes(db);
  await writeFirstPhrases(db);
});

async function held(more: Array<{ id: string }> = []) {
  const scene = await buildReportScene(test);
  const children = [scene.child, ...more];
  const { session, reportIds } = await buildHeldLesson(db, { teacher: scene.teacher, children });
  const url = `/api/reports/?session=${session.id}`;
  const proposalFor = async (studentId: string) =>
    (await scene.desk.get(url)).json().find((one: { student_id: string }) => {
      return one.student_id === studentId;
    }).proposal;
  const heard = { sessionId: session.id, markedById: scene.teacher.id };
  return { ...scene, session, reportIds, url, heard, proposalFor };
}

type Heard = Awaited<ReturnType<typeof held>>["heard"];
type Change = Partial<typeof wordMarks.$inferInsert>;

async function mark(heard: Heard, studentId: string, kind: MarkKind, change: Change = {}) {
  await db.insert(wordMarks).values({
    id: randomUUID(),
    ...heard,
    studentId,
    edition: "madani-1405",
    sura: 67,
    aya: 3,
    word: 2,
    page: 562,
    kind,
    marker: "teacher",
    markedAt: TEST_NOW,
    shownFrom: TEST_NOW,
    ...change,
  });
}

async function record(
  { sessionId, markedById: heardById }: Heard,
  studentId: string,
  change: Partial<typeof recitations.$inferInsert> = {},
) {
  await db.insert(recitations).values({
    id: randomUUID(),
    sessionId,
    heardById,
    studentId,
    edition: "madani-1405",
    fromSura: 67,
    fromAya: 1,
    toSura: 67,
    toAya: 12,
    state: "recording",
    beganAt: TEST_NOW,
    ...change,
  });
}

const phraseOf = async (english: string) => {
  const row = (await findOfferedPhrases(db)).find(({ words }) => words.en === english);
  return row && { phrase: row.id, version: row.version, words: row.words };
};

describe("the form of a lesson in the classroom", () => {
  it("proposes what was recorded, what was marked and what went without a mark", async () => {
    const { child, heard, proposalFor, desk, teacher } = await held();
    const earlier = await buildHeldLesson(db, { teacher, children: [child] }, hoursAgo(50));
    await send(desk, earlier.reportIds[0] ?? "", {
      covered: [
        { kind: "ayat", work: "new", from: { sura: 67, aya: 1 }, to: { sura: 67, aya: 4 } },
      ],
    });
    await record(heard, child.id);
    for (const word of [2, 5]) await mark(heard, child.id, "madd", { word });
    await mark(heard, child.id, "ghunnah");
    expect(await proposalFor(child.id)).toEqual({
      covered: [
        { kind: "ayat", work: "revision", from: { sura: 67, aya: 1 }, to: { sura: 67, aya: 4 } },
        { kind: "ayat", work: "new", from: { sura: 67, aya: 5 }, to: { sura: 67, aya: 12 } },
      ],
      to_work_on: [
        {
          group: "tajwid",
          kind: "madd",
          detail: "",
          count: 2,
          phrase: await phraseOf("Measure of the lengthenings (madd)"),
        },
        { group: "tajwid", kind: "ghunnah", detail: "", count: 1, phrase: null },
      ],
      strengths: [
        {
          group: "memory",
          kind: null,
          detail: "",
          count: 0,
          phrase: await phraseOf("Recites without hesitating"),
        },
        {
          group: "letter",
          kind: null,
          detail: "",
          count: 0,
          phrase: await phraseOf("Letters well articulated (makharij)"),
        },
      ],
      marks: 3,
      recordings: 1,
    });
  });

  it("says once what one phrase says of several kinds, and names a kind whose phrase is retired", async () => {
    const { child, heard, proposalFor } = await held();
    for (const kind of ["ikhfa", "idgham", "qalqalah"] as const) await mark(heard, child.id, kind);
    const echo = await phraseOf("The echo of the qalqala letters");
    const retire = (retiredAt: Date | null) =>
      db
        .update(setPhrases)
        .set({ retiredAt })
        .where(eq(setPhrases.id, echo?.phrase ?? ""));
    await retire(TEST_NOW);
    expect((await proposalFor(child.id)).to_work_on).toMatchObject([
      { count: 2, phrase: await phraseOf("Rules of nun sakina and tanwin") },
      { kind: "qalqalah", count: 1, phrase: null },
    ]);
    await retire(null);
    expect((await proposalFor(child.id)).to_work_on).toMatchObject([{}, { phrase: echo }]);
  });

  it("proposes nothing of marks taken back or made by others, of another lesson, or of a removed recording", async () => {
    const { child, parent, heard, proposalFor } = await held();
    const other = await held();
    await mark(heard, child.id, "madd", { voidedAt: TEST_NOW, voidedById: heard.markedById });
    await mark(heard, child.id, "madd", { marker: "parent", markedById: parent.id });
    await mark(heard, child.id, "madd", { sessionId: null });
    await mark(other.heard, child.id, "madd");
    await record(heard, child.id, { state: "gone" });
    expect(await proposalFor(child.id)).toBeNull();
  });

  it("keeps two pupils of one lesson apart", async () => {
    const sister = await buildStudent(db);
    const { child, heard, proposalFor } = await held([sister]);
    await mark(heard, child.id, "vowel");
    await record(heard, sister.id, { fromAya: 13, toAya: 14 });
    expect(await proposalFor(child.id)).toMatchObject({
      covered: [{ from: { sura: 67, aya: 3 }, to: { sura: 67, aya: 3 } }],
      to_work_on: [{ kind: "vowel" }],
      marks: 1,
      recordings: 0,
    });
    expect(await proposalFor(sister.id)).toMatchObject({
      covered: [{ from: { sura: 67, aya: 13 }, to: { sura: 67, aya: 14 } }],
      to_work_on: [],
      marks: 0,
      recordings: 1,
    });
  });

  it("is for its teacher alone, and no word of it is in what families read", async () => {
    const { child, desk, family, pupil, office, url, heard, reportIds } = await held();
    await mark(heard, child.id, "qalqalah");
    const other = await buildReportScene(test);
    for (const browser of [family, pupil, office]) {
      expect((await browser.get(url)).statusCode).toBe(403);
    }
    expect((await other.desk.get(url)).statusCode).toBe(404);
    const nobody = await test.client().get(url);
    expect([nobody.statusCode, nobody.json()]).toEqual([401, SIGN_IN_FIRST]);
    expect((await desk.get("/api/reports/?session=1")).statusCode).toBe(400);
    expect((await desk.get(url)).body).toContain("qalqalah");
    await send(desk, reportIds[0] ?? "");
    const addresses = [`/api/reports/${reportIds[0]}/`, `/api/students/${child.id}/reports/`];
    for (const browser of [family, pupil]) {
      for (const address of addresses) {
        const answer = await browser.get(address);
        expect(answer.statusCode).toBe(200);
        expect(answer.body).not.toMatch(/qalqalah|proposal/);
      }
    }
  });
});

describe("pages that were shown", () => {
  it("are proposed by themselves for one pupil; for two they only widen what was marked", async () => {
    const sister = await buildStudent(db);
    const alone = await held();
    const both = await held([sister]);
    const load = async ({ session, teacher }: typeof alone, pages: number[]) => {
      const lesson = { sessionId: session.id, teacherId: teacher.id };
      return loadProposals(db, await findFormRows(db, lesson), pages);
    };
    const page = {
      kind: "ayat",
      work: "new",
      from: { sura: 67, aya: 1 },
      to: { sura: 67, aya: 12 },
    };
    expect(await load(alone, [562])).toEqual(
      new Map([
        [
          alone.child.id,
          { covered: [page], to_work_on: [], strengths: [], marks: 0, recordings: 0 },
        ],
      ]),
    );
    expect((await load(alone, [])).size).toBe(0);
    await mark(both.heard, sister.id, "madd");
    const proposals = await load(both, [562]);
    expect([...proposals.keys()]).toEqual([sister.id]);
    expect(proposals.get(sister.id)?.covered).toEqual([page]);
  });
});
