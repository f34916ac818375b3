import { afterEach, expect, it } from "vitest";

import {
  buildLesson,
  buildScene,
  cancel,
  inHours,
  move,
  to,
} from "../../../../test/change-scene.ts";
import { closeStreams, openStream } from "../../../../test/event-stream.ts";
import { buildStudent, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";

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
      .toEqual([{ topics: ["lessons"] }]);
  }
  expect((await cancel(scene.family, lesson.id)).statusCode).toBe(200);
  for (const stream of [parent, teacher]) {
    await expect.poll(() => changesOf(stream).length, { timeout: 2000 }).toBe(2);
  }
  expect(changesOf(other)).toEqual([]);
});
