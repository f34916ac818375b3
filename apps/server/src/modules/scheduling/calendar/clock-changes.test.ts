import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST, errorMapOf } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { buildSeries } from "../../../../test/series.ts";
import { startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const URL = "/api/sessions/clock-changes/";

type Change = { changes_at: string; zone: string; shift_minutes: number; series: object[] };

async function changesFor(reader: { id: string }): Promise<Change[]> {
  const answer = await (await signedIn(test, reader)).get(URL);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ changes: Change[] }>().changes;
}

async function family(zone = "Europe/Paris") {
  const teacher = await buildTeacher(test.db, { name: "Amal" });
  const student = await buildStudent(test.db, { name: "Inès", timeZone: zone });
  const parent = await buildParent(test.db, [student]);
  return { teacher, student, parent };
}

describe("the clock changes to come", () => {
  it("are the year's that move a series on the other side's wall", async () => {
    const { teacher, student, parent } = await family();
    const { id } = await buildSeries(test.db, { teacher, student });
    const changes = await changesFor(parent);
    // In autumn both sides change between two Tuesdays, and no lesson is at another hour.
    const summary = changes.map(({ changes_at, zone, shift_minutes }) => [
      changes_at,
      zone,
      shift_minutes,
    ]);
    expect(summary).toEqual([
      ["2027-03-28T01:00:00.000Z", "Europe/Paris", 60],
      ["2027-04-29T22:00:00.000Z", "Africa/Cairo", 60],
    ]);
    expect(changes[0]!.series).toEqual([
      {
        series_id: id,
        student_name: "Inès",
        teacher_name: "Amal",
        anchor_zone: "Europe/Paris",
        other_zone: "Africa/Cairo",
        first_starts_at: "2027-03-30T16:00:00.000Z",
        day_of_week: 3,
        anchor_time: "18:00:00",
        other_time_before: "19:00:00",
        other_time_after: "18:00:00",
      },
    ]);
    expect(await changesFor(teacher)).toEqual(changes);
    expect(await changesFor(student)).toEqual(changes);
  });

  it("end with the series", async () => {
    const { teacher, student } = await family();
    await buildSeries(test.db, { teacher, student, endsOn: "2027-04-15" });
    expect((await changesFor(student)).map(({ zone }) => zone)).toEqual(["Europe/Paris"]);
  });

  it("are told for both sides where the series is held by a third zone", async () => {
    const { teacher, student } = await family("Africa/Dakar");
    await buildSeries(test.db, { teacher, student, anchorZone: "Europe/Paris" });
    const [first] = await changesFor(student);
    expect(first).toMatchObject({ zone: "Europe/Paris" });
    expect(first!.series).toMatchObject([
      { other_zone: "Africa/Dakar", other_time_before: "17:00:00", other_time_after: "16:00:00" },
      { other_zone: "Africa/Cairo", other_time_before: "19:00:00", other_time_after: "18:00:00" },
    ]);
  });

  it("are none for a family in the teacher's zone, for staff, and of others' series", async () => {
    const { teacher, student } = await family("Africa/Cairo");
    await buildSeries(test.db, { teacher, student, anchorZone: "Africa/Cairo" });
    expect(await changesFor(student)).toEqual([]);
    expect(await changesFor(await buildStaff(test.db))).toEqual([]);
    expect(await changesFor(await buildTeacher(test.db))).toEqual([]);
  });

  it("are for those who are signed in", async () => {
    const answer = await test.client().get(URL);
    expect(answer.statusCode).toBe(401);
    expect(errorMapOf(answer)).toEqual(SIGN_IN_FIRST);
  });
});
