import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher } from "../../../../test/booking-scene.ts";
import { signedIn } from "../../../../test/factories.ts";
import { readPdf } from "../../../../test/read-pdf.ts";
import { buildHeldLesson, buildReportScene, send } from "../../../../test/report-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { users } from "../../identity/tables/users.ts";
import { findMemoryInPeriod } from "../../memory/reviews/find-memory-in-period.ts";
import { periodicReports } from "../tables/periodic-reports.ts";
import { draftPeriodicReports } from "./draft-periodic-reports.job.ts";

const test = await startTestApp();
const { db } = test;

async function drafted() {
  const scene = await buildReportScene(test);
  const { teacher, child, desk } = scene;
  await db.update(users).set({ name: "Inès Lambert" }).where(eq(users.id, child.id));
  const taught = { teacher, children: [child] };
  const { reportIds } = await buildHeldLesson(db, taught, new Date("2026-08-10T15:00:00Z"));
  await send(desk, reportIds[0] ?? "", { internal_note: "Between us alone" });
  await draftPeriodicReports({ ...test.services, log: console, findMemory: findMemoryInPeriod });
  const [report] = await db
    .select()
    .from(periodicReports)
    .where(eq(periodicReports.studentId, child.id));
  const at = `/api/periodic-reports/${report?.id}/`;
  return { ...scene, at, pdf: `${at}pdf/`, text: report!.text };
}

describe("a periodic report as a PDF", () => {
  it("is a draft for teacher and staff, then the parents', each in their own language or another", async () => {
    const { at, pdf, desk, office, family, parent, text } = await drafted();
    expect((await family.get(pdf)).statusCode).toBe(404);
    const [draft = ""] = await readPdf((await desk.get(pdf)).rawPayload);
    expect(draft).toContain("Draft, not approved yet");
    await desk.post(`${at}submit/`, { text, version: 1 });
    await office.post(`${at}approve/`);
    await db.update(users).set({ language: "fr" }).where(eq(users.id, parent.id));
    const answer = await family.get(pdf);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "content-disposition":
        "attachment; filename=\"bilan-ines-2026-07-2026-09.pdf\"; filename*=UTF-8''bilan-ines-2026-07-2026-09.pdf",
    });
    const [page = ""] = await readPdf(answer.rawPayload);
    expect(page).toContain("Inès Lambert");
    expect(page).toContain("Validé par");
    expect(page).not.toContain("Brouillon");
    expect(page).not.toContain("Between us");
    const arabic = await family.get(`${pdf}?lang=ar`);
    expect(arabic.headers["content-disposition"]).toMatch(
      /^attachment; filename="[ \w.-]+"; filename\*=UTF-8''%D8%AA/,
    );
    expect((await family.get(`${pdf}?lang=de`)).statusCode).toBe(400);
  });

  it("is nobody else's: pupil, other parents, other teachers, guests", async () => {
    const { pdf, at, desk, office, pupil, text } = await drafted();
    await desk.post(`${at}submit/`, { text, version: 1 });
    await office.post(`${at}approve/`);
    const { parent } = await buildFamily(db);
    const colleague = await buildOpenTeacher(db);
    const outsiders = [pupil, await signedIn(test, parent), await signedIn(test, colleague)];
    for (const browser of outsiders) expect((await browser.get(pdf)).statusCode).toBe(404);
    expect((await test.client().get(pdf)).statusCode).toBe(401);
  });
});
