import { describe, expect, it } from "vitest";

import { errorMapOf } from "../../../../test/error-map.ts";
import { buildPhrase } from "../../../../test/phrases.ts";
import { buildHeldLesson, buildReportScene, send } from "../../../../test/report-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const { db } = test;

async function owed() {
  const scene = await buildReportScene(test);
  const lesson = { teacher: scene.teacher, children: [scene.child] };
  const { session, reportIds } = await buildHeldLesson(db, lesson);
  const form = async () => (await scene.desk.get(`/api/reports/?session=${session.id}`)).json()[0];
  return { ...scene, id: reportIds[0] ?? "", form };
}

describe("set phrases in a report", () => {
  it("are read by the family in its own language, for ever as they were sent", async () => {
    const { desk, office, family, id, form } = await owed();
    const strength = await buildPhrase(db);
    const homework = await buildPhrase(db, { kind: "homework" });
    const chosen = ({ phrase, version }: typeof strength) => ({ phrase, version });
    const words = {
      strengths: [chosen(strength), "Belle voix"],
      homework_phrases: [{ ...homework, words: { en: "", fr: "forged", ar: "" } }],
    };
    const kept = { strengths: [strength, "Belle voix"], homework_phrases: [homework] };
    expect((await send(desk, id, words)).json()).toMatchObject({ content: kept });
    const other = { en: "Else", fr: "Autrement", ar: "غير ذلك" };
    await office.patch(`/api/staff/set-phrases/${strength.phrase}/`, { words: other });
    await office.patch(`/api/staff/set-phrases/${homework.phrase}/`, { is_retired: true });
    expect((await family.get(`/api/reports/${id}/`)).json()).toMatchObject({ content: kept });
    // What was chosen before it was reworded or retired is sent as it was chosen.
    const again = await send(desk, id, { ...words, grade: "Excellent", version: 1 });
    expect(again.json()).toMatchObject({ version: 2, content: kept });
    const newest = { phrase: strength.phrase, version: 2 };
    const corrected = await send(desk, id, { strengths: [newest], version: 2 });
    expect(corrected.json().content.strengths).toEqual([{ ...newest, words: other }]);
    expect((await form()).suggestions.strengths).toEqual([{ ...newest, words: other }]);
  });

  it("must be there, in that version, and of the kind of their field", async () => {
    const { desk, id } = await owed();
    const { phrase } = await buildPhrase(db);
    const point = await buildPhrase(db, { kind: "point" });
    const wrong = [
      { strengths: [{ phrase: crypto.randomUUID(), version: 1 }] },
      { strengths: [{ phrase, version: 2 }] },
      { strengths: [{ phrase: "mine", version: 1 }] },
      { strengths: [{ phrase: point.phrase, version: 1 }] },
      { homework_phrases: [{ phrase, version: 1 }] },
      { to_work_on: Array.from({ length: 4 }, () => ({ phrase: point.phrase, version: 1 })) },
    ];
    for (const words of wrong) {
      const answer = await send(desk, id, words);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(errorMapOf(answer))[0]).toContain(Object.keys(words)[0]);
    }
  });
});
