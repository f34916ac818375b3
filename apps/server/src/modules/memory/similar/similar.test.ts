import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST, errorMapOf } from "../../../../test/error-map.ts";
import { buildMemoryScene } from "../../../../test/memory-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { holdPages, markWord, newTest } from "../../../../test/test-scene.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { wordMarks } from "../../learning/tables/word-marks.ts";
import { writeFirstSchemes } from "../schemes/write-first-schemes.ts";
import { scoringSchemes } from "../tables/scoring-schemes.ts";
import { similarPlaces } from "../tables/similar-places.ts";

const test = await startTestApp();
const { db } = test;
const scene = await buildMemoryScene(test);
const { student, people } = scene;
const list = `/api/students/${student.id}/similar-places/`;
const pair = { one: { sura: 7, aya: 161 }, other: { sura: 2, aya: 58 } };

const link = (who: TestClient, body: object = pair) => who.post(list, body);
const unlink = (who: TestClient, id: string) =>
  who.unsafe("DELETE", `/api/similar-places/${id}/`, undefined, {});
const suggest = (who: TestClient, query = "sura=2&aya=58") =>
  who.get(`${list}suggestions/?${query}`);
let before = 0;
const happened = async () =>
  (
    await db
      .select()
      .from(events)
      .where(eq(events.subjectId, student.id))
      .orderBy(asc(events.sequence))
  )
    .map(({ kind }) => kind)
    .filter((kind) => kind.includes("similar"));
const told = async () => (await happened()).slice(before);

beforeEach(async () => {
  await db.delete(similarPlaces);
  await db.delete(wordMarks);
  before = (await happened()).length;
});

describe("two ayat that are linked", () => {
  it("stand in the order of the Quran with their text, for family and staff as well", async () => {
    await link(people.teacher);
    for (const who of [people.teacher, people.parent, people.student, people.staff]) {
      const { pairs, name } = (await who.get(list)).json();
      expect(name).toBe("Inès");
      expect(pairs).toMatchObject([
        { first: { sura: 2, aya: 58 }, second: { sura: 7, aya: 161 }, linked_by: "Youssef" },
      ]);
      expect(pairs[0].first.text).toContain("وَإِذْ قُلْنَا");
    }
    expect((await people.parent.get(list)).json().can_link).toBe(false);
  });

  it("are one link, whichever is named first and however often", async () => {
    const first = (await link(people.teacher)).json();
    const again = await link(people.teacher, { one: pair.other, other: pair.one });
    expect(again.json()).toEqual(first);
    expect(await told()).toEqual(["link-similar"]);
  });

  it("are two, and ayat that there are", async () => {
    const wrong = [
      { one: pair.one, other: pair.one },
      { one: { sura: 2, aya: 287 }, other: pair.one },
      { one: { sura: 115, aya: 1 }, other: pair.one },
    ];
    const fields = [];
    for (const body of wrong) {
      const answer = await link(people.teacher, body);
      expect(answer.statusCode).toBe(400);
      fields.push(...Object.keys(errorMapOf(answer)));
    }
    expect(fields).toEqual(["other", "one", "one"]);
  });

  it("are taken back once, and linked again", async () => {
    const { id } = (await link(people.teacher)).json();
    expect((await unlink(people.teacher, id)).statusCode).toBe(200);
    expect((await unlink(people.teacher, id)).statusCode).toBe(200);
    expect((await people.parent.get(list)).json().pairs).toEqual([]);
    expect((await link(people.teacher)).json().id).not.toBe(id);
    expect(await told()).toEqual(["link-similar", "unlink-similar", "link-similar"]);
  });

  it.each([
    ["guest", 401, SIGN_IN_FIRST],
    ["parent", 403, expect.anything()],
    ["student", 403, expect.anything()],
    ["staff", 403, expect.anything()],
    ["stranger", 404, NOT_FOUND],
    ["neighbour", 404, NOT_FOUND],
  ] as const)(
    "are not linked by a %s, nor taken back, nor looked for",
    async (who, status, body) => {
      const { id } = (await link(people.teacher)).json();
      const answers = [
        await link(people[who], { ...pair, one: { sura: 2, aya: 60 } }),
        await unlink(people[who], id),
        await suggest(people[who]),
      ];
      for (const answer of answers) {
        expect([answer.statusCode, errorMapOf(answer)]).toEqual([status, body]);
      }
      expect((await people.teacher.get(list)).json().pairs).toHaveLength(1);
    },
  );

  it("are nobody else's to read", async () => {
    const refused = [people.guest, people.stranger, people.neighbour];
    const statuses = [];
    for (const who of refused) statuses.push((await who.get(list)).statusCode);
    expect(statuses).toEqual([401, 404, 404]);
    expect((await unlink(people.teacher, crypto.randomUUID())).statusCode).toBe(404);
  });

  it("are what a test of this pupil asks for first", async () => {
    await writeFirstSchemes(db, TEST_NOW);
    await holdPages(test, student.id, [582]);
    await link(people.teacher, { one: { sura: 78, aya: 4 }, other: { sura: 102, aya: 3 } });
    const [scheme] = await db.select().from(scoringSchemes);
    const asked = newTest(scheme!.id, { questions: 1 });
    const { questions } = (
      await people.teacher.post(`/api/students/${student.id}/tests/`, asked)
    ).json();
    expect(questions).toMatchObject([{ kind: "similar", from: { sura: 78, aya: 4 } }]);
  });
});

describe("what may be linked", () => {
  it("is first what was marked as exchanged, then what resembles it, and nothing twice", async () => {
    await markWord(people.parent, scene, { sura: 2, aya: 58, kind: "swapped", detail: "3:7" });
    const { suggestions } = (await suggest(people.teacher)).json();
    expect(suggestions[0]).toMatchObject({ sura: 3, aya: 7, is_marked: true });
    expect(suggestions[1]).toMatchObject({ sura: 7, aya: 161, is_marked: false });
    expect(suggestions[1].words).toBeGreaterThanOrEqual(3);
    await link(people.teacher);
    const left = (await suggest(people.teacher)).json().suggestions;
    expect(left).not.toContainEqual(expect.objectContaining({ sura: 7, aya: 161 }));
  });

  it("stands proposed beside the links, for the teacher alone, until it is linked", async () => {
    await markWord(people.teacher, scene, { ...pair.one, kind: "swapped", detail: "2:58" });
    const proposed = async (who: TestClient) => (await who.get(list)).json().proposed;
    expect(await proposed(people.teacher)).toMatchObject([
      { first: { sura: 2, aya: 58 }, second: { sura: 7, aya: 161 } },
    ]);
    expect(await proposed(people.parent)).toEqual([]);
    await link(people.teacher);
    expect(await proposed(people.teacher)).toEqual([]);
  });

  it.each(["sura=2&aya=287", "sura=0&aya=1", "sura=2"])(
    "is asked of an aya: %s is none",
    async (query) => {
      expect((await suggest(people.teacher, query)).statusCode).toBe(400);
    },
  );
});
