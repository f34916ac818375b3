import type { ResourceType } from "@riwaq/contracts/learning/resources";
import { describe, expect, it } from "vitest";

import { buildRoomScene } from "../../../../test/room-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { resourceAssignments } from "../../learning/tables/resource-assignments.ts";
import { resources } from "../../learning/tables/resources.ts";

const test = await startTestApp();
const { db } = test;
const scene = await buildRoomScene(test);
const { clients, teacher, student, enter, asPupil } = scene;

async function give(type: ResourceType) {
  const [row] = await db
    .insert(resources)
    .values({ teacherId: teacher.id, title: type, type })
    .returning({ id: resources.id });
  if (!row) throw new Error("insert returned nothing");
  await db.insert(resourceAssignments).values({ resourceId: row.id, studentId: student.id });
  return row.id;
}

const recording = await give("Audio");
const document = await give("PDF");
const view = (client: TestClient, material: object) =>
  client.patch(`/api/classroom/${scene.lesson}/view/`, { material });
const played = (is_playing: boolean, at_ms: number) => ({
  resource_id: recording,
  page: 1,
  playback: { is_playing, at_ms, set_at: test.clock.now().toISOString() },
});

describe("a recording that the teacher plays", () => {
  it("is played to everybody who is there and who comes later, from where it has come to", async () => {
    const [, second] = [await enter("teacher", "teacher"), await asPupil()];
    const playing = played(true, 4200);
    expect((await view(clients.teacher, playing)).json().material).toEqual(playing);
    await expect.poll(() => second.of("view").at(-1)?.view.material).toEqual(playing);
    const third = await enter("parent", "listener");
    expect(third.room()?.view.material).toEqual(playing);
    const opened = await view(clients.teacher, { resource_id: document, page: 2 });
    expect(opened.json().material).toEqual({ resource_id: document, page: 2 });
  });

  it("is played by nobody else, and nothing else is played", async () => {
    await enter("teacher", "teacher");
    await asPupil();
    await enter("parent", "listener");
    const playing = played(true, 0);
    for (const who of ["student", "parent", "desk"] as const) {
      expect((await view(clients[who], playing)).statusCode).toBe(403);
    }
    expect((await view(clients.stranger, playing)).statusCode).toBe(404);
    const refused = [
      { ...playing, resource_id: document },
      { ...playing, playback: { ...playing.playback, at_ms: -1 } },
      { ...playing, playback: { ...playing.playback, at_ms: 0.5 } },
      { ...playing, playback: { ...playing.playback, set_at: "soon" } },
    ];
    for (const material of refused) {
      expect((await view(clients.teacher, material)).statusCode).toBe(400);
    }
  });
});

describe("pointing at the material", () => {
  it("is carried for the teacher with the page on which it is, and for nobody else", async () => {
    const [first, second] = [await enter("teacher", "teacher"), await asPupil()];
    const listener = await enter("parent", "listener");
    const at = { resource_id: document, page: 2, x: 250, y: 975 };
    second.say({ type: "pointer", at: { ...at, x: 1 } });
    listener.say({ type: "pointer", at: { ...at, x: 2 } });
    first.say({ type: "pointer", at: { ...at, x: 1001 } });
    first.say({ type: "pointer", at: { ...at, y: 0.5 } });
    first.say({ type: "pointer", at });
    await expect.poll(() => second.of("pointer").length).toBeGreaterThan(0);
    for (const line of [second, listener]) {
      expect(line.of("pointer").map((told) => told.at)).toEqual([at]);
    }
    expect(first.of("pointer")).toEqual([]);
  });
});
