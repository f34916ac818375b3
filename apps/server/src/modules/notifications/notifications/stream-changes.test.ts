import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import {
  buildLesson,
  buildScene,
  cancel,
  inHours,
  move,
  to,
} from "../../../../test/change-scene.ts";
import { contactForm, sendContactForm } from "../../../../test/contact.ts";
import { closeStreams, openStream } from "../../../../test/event-stream.ts";
import { buildSession, buildStaff, buildStudent, signedIn } from "../../../../test/factories.ts";
import { buildHeldLesson, hoursAgo, send } from "../../../../test/report-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { openLeads } from "../../institute/leads/open-leads.job.ts";
import { leads } from "../../institute/tables/leads.ts";

const test = await startTestApp();
const origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
afterEach(closeStreams);

type Stream = Awaited<ReturnType<typeof openStream>>;

const changesOf = ({ events }: Stream) =>
  events.filter(({ event }) => event === "changed").map(({ data }) => data);
const isOpen = (stream: Stream) => expect.poll(() => stream.unread()).toBeDefined();

it("says to the screens of all concerned that lessons changed, within two seconds, and to nobody else", async () => {
  const scene = await buildScene(test);
  const lesson = await buildLesson(test.db, scene, inHours(98));
  const stranger = await signedIn(test, await buildStudent(test.db));
  const [parent, teacher, other] = await Promise.all(
    [scene.family, scene.desk, stranger].map((client) => openStream(origin, client)),
  );
  if (!parent || !teacher || !other) throw new Error("no stream");
  for (const stream of [parent, teacher, other]) await isOpen(stream);
  for (const stream of [parent, teacher, other]) stream.events.length = 0;

  expect((await move(scene.desk, lesson.id, to(inHours(122)))).statusCode).toBe(200);
  for (const stream of [parent, teacher]) {
    await expect
      .poll(() => changesOf(stream), { timeout: 2000 })
      .toEqual([{ topics: ["lessons", "make-ups", "offers"] }]);
  }
  expect((await cancel(scene.family, lesson.id)).statusCode).toBe(200);
  for (const stream of [parent, teacher]) {
    await expect.poll(() => changesOf(stream).length, { timeout: 2000 }).toBe(2);
  }
  expect(changesOf(other)).toEqual([]);
});

it("says to those who go on with a lesson that a pupil has left it, and to teacher and family whom they reach", async () => {
  const scene = await buildScene(test);
  const stays = await buildStudent(test.db);
  const { teacher, child } = scene;
  await buildSession(test.db, { teacher, students: [child, stays], startsAt: inHours(98) });
  const streams = await Promise.all(
    [scene.family, scene.desk, await signedIn(test, stays)].map((client) =>
      openStream(origin, client),
    ),
  );
  for (const stream of streams) await isOpen(stream);
  for (const stream of streams) stream.events.length = 0;
  const leaving = { student_id: child.id };
  const left = await scene.family.post(`/api/teachers/${teacher.id}/leave/`, leaving, newKey());
  expect(left.statusCode).toBe(200);
  const topicsOf = (stream: Stream) => JSON.stringify(changesOf(stream));
  const [parent, desk, other] = streams;
  if (!parent || !desk || !other) throw new Error("no stream");
  for (const stream of [parent, desk]) {
    await expect.poll(() => topicsOf(stream), { timeout: 2000 }).toMatch(/lessons.*people/);
  }
  await expect.poll(() => topicsOf(other), { timeout: 2000 }).toContain("lessons");
  expect(topicsOf(other)).not.toContain("people");
});

it("says to staff who look after people, and to no others, that who waits has changed", async () => {
  const [reader, other] = [await buildStaff(test.db), await buildStaff(test.db)];
  await test.db.delete(staffRights).where(eq(staffRights.userId, other.id));
  const [desk, money] = await Promise.all(
    [reader, other].map(async (one) => openStream(origin, await signedIn(test, one))),
  );
  if (!desk || !money) throw new Error("no stream");
  for (const stream of [desk, money]) await isOpen(stream);
  const day = 86_400_000;
  const { id } = await buildStudent(test.db, { createdAt: new Date(TEST_NOW.getTime() - 9 * day) });
  await openLeads({ ...test.services, log: test.app.log });
  await expect.poll(() => changesOf(desk), { timeout: 2000 }).toEqual([{ topics: ["leads"] }]);
  const [lead] = await test.db.select().from(leads).where(eq(leads.personId, id));
  const member = await signedIn(test, await buildStaff(test.db));
  const answer = await member.patch(`/api/staff/leads/${lead?.id}/`, { stage: "contacted" });
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => changesOf(desk).length, { timeout: 2000 }).toBe(2);
  expect(changesOf(money)).toEqual([]);
});

it("says to the family that a report came, to staff that somebody wrote, and to neither what it is", async () => {
  const scene = await buildScene(test);
  const staff = await signedIn(test, await buildStaff(test.db));
  const { reportIds } = await buildHeldLesson(
    test.db,
    { teacher: scene.teacher, children: [scene.child] },
    hoursAgo(2),
  );
  const [family, desk] = [await openStream(origin, scene.family), await openStream(origin, staff)];
  for (const stream of [family, desk]) await isOpen(stream);
  await send(scene.desk, reportIds[0] ?? "");
  await expect.poll(() => changesOf(family), { timeout: 2000 }).toEqual([{ topics: ["reports"] }]);
  await sendContactForm(test.client(), contactForm());
  await expect
    .poll(() => changesOf(desk), { timeout: 2000 })
    .toEqual([{ topics: ["reports"] }, { topics: ["contact-messages"] }]);
  expect(changesOf(family)).toHaveLength(1);
});
