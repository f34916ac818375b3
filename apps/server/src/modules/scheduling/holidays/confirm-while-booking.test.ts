import { expect, it } from "vitest";

import { buildFamily, buildOpenTeacher, newKey } from "../../../../test/booking-scene.ts";
import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { holidays } from "../tables/holidays.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const FAMILIES = 16;

it("no booking slips into an Eid that is being confirmed", { timeout: 60_000 }, async () => {
  const [eid] = await test.db
    .insert(holidays)
    .values({
      kind: "eid_al_fitr",
      hijriYear: 1500,
      startsOn: "2026-12-01",
      endsOn: "2026-12-03",
    })
    .returning();
  const staff = await signedIn(test, await buildStaff(test.db));
  await staff.get("/api/users/me/");
  const teachers = [await buildOpenTeacher(test.db), await buildOpenTeacher(test.db)];
  const wishes = [];
  for (let index = 0; index < FAMILIES; index += 1) {
    const { parent, child } = await buildFamily(test.db);
    const browser = await signedIn(test, parent);
    await browser.get("/api/users/me/");
    const day = 1 + (Math.floor(index / 2) % 3);
    const hour = 12 + Math.floor(index / 6);
    wishes.push(() =>
      browser.post(
        "/api/bookings/",
        {
          kind: "single",
          student_id: child.id,
          teacher_id: teachers[index % 2]?.id,
          starts_at: `2026-12-0${day}T${hour}:00:00.000Z`,
          length_minutes: 60,
        },
        newKey(),
      ),
    );
  }
  const half = wishes.length / 2;
  const [before, confirmed, after] = await Promise.all([
    Promise.all(wishes.slice(0, half).map((book) => book())),
    staff.patch(`/api/staff/holidays/${eid?.id}/`, { is_confirmed: true }),
    Promise.all(wishes.slice(half).map((book) => book())),
  ]);
  expect(confirmed.statusCode).toBe(200);
  const answers = [...before, ...after];
  for (const answer of answers) expect([201, 409]).toContain(answer.statusCode);
  const rows = await test.db
    .select({ status: sessions.status, by: sessions.cancelledBy })
    .from(sessions);
  const booked = answers.filter(({ statusCode }) => statusCode === 201);
  expect(rows).toEqual(booked.map(() => ({ status: "Cancelled", by: "holiday" })));
});
