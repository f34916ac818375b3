import { ReportContent } from "@riwaq/contracts/learning/reports";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  buildHeldLesson,
  buildReportScene,
  hoursAgo,
  send,
} from "../../../../test/report-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { sessionReports } from "../tables/session-reports.ts";
import { completeContent, readContent } from "./read-content.ts";

const test = await startTestApp();

describe("what a report says", () => {
  const nothing = ReportContent.parse({ attendance: "present" });

  it("is nothing but a grade where no content was kept", () => {
    const row = { content: null, grade: "Good", attendance: null } as const;
    expect(readContent(row)).toEqual({ ...nothing, grade: "Good" });
    expect(readContent({ ...row, attendance: "late" }).attendance).toBe("late");
  });

  it.each(Object.keys(nothing) as Array<keyof ReportContent>)(
    "is whole where it was kept without %s",
    (field) => {
      const { [field]: missing, ...kept } = nothing;
      expect(completeContent(kept)).toEqual({ ...kept, [field]: missing });
    },
  );

  it("does not change by being sent again, though a field was made meanwhile", async () => {
    const scene = await buildReportScene(test);
    const lesson = { teacher: scene.teacher, children: [scene.child] };
    const { reportIds } = await buildHeldLesson(test.db, lesson, hoursAgo(3));
    const [id = ""] = reportIds;
    await send(scene.desk, id, { message: "" });
    await test.db
      .update(sessionReports)
      .set({ content: sql`${sessionReports.content} - 'message'` })
      .where(eq(sessionReports.id, id));
    const again = await send(scene.desk, id, { message: "", version: 1 });
    expect(again.json()).toMatchObject({ version: 1, content: { message: "" } });
  });

  it("stays, and a draft beside it goes, where the same is sent again; that is kept", async () => {
    const scene = await buildReportScene(test);
    const lesson = { teacher: scene.teacher, children: [scene.child] };
    const { reportIds } = await buildHeldLesson(test.db, lesson, hoursAgo(5));
    const [id = ""] = reportIds;
    await send(scene.desk, id);
    const isThis = eq(sessionReports.id, id);
    const typed = { draft: { message: "Nearly" }, draftSavedAt: test.clock.now() };
    await test.db.update(sessionReports).set(typed).where(isThis);
    expect((await send(scene.desk, id, { version: 1 })).json()).toMatchObject({ version: 1 });
    const [row] = await test.db.select().from(sessionReports).where(isThis);
    expect(row).toMatchObject({ version: 1, draft: null });
    const kept = await test.db.select().from(events).where(eq(events.subjectId, id));
    expect(kept.at(-1)).toMatchObject({ kind: "drop-report-draft", actorId: scene.teacher.id });
  });
});
