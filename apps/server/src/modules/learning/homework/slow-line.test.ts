import { expect, it } from "vitest";

import { recordAtHome } from "../../../../test/homework-scene.ts";
import {
  FIRST_PIECE,
  asked,
  at,
  buildRecitationScene,
  ended,
  sendPiece,
} from "../../../../test/recitation-scene.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { closeRecitations } from "../recitations/close-recitations.job.ts";

const test = await startTestApp();
const deps = { ...test.services, log: console };

const SECONDS = 300;
/** What 32 kbit/s make of a second. */
const PIECE_BYTES = 4000;
const piece = (number: number) =>
  number === 0
    ? Buffer.concat([FIRST_PIECE, Buffer.alloc(PIECE_BYTES - FIRST_PIECE.length, 1)])
    : Buffer.alloc(PIECE_BYTES, number % 251);

it("five minutes that a phone sends over a line that breaks three times arrive whole", async () => {
  const scene = await buildRecitationScene(test);
  const wanted = asked(scene, { session_id: null });
  await scene.pupil.post("/api/recitations/", wanted);
  // Each time the answer to a piece is lost, so that it is sent again; the last time the phone is shut for the night.
  const cuts = new Map([
    [40, 90_000],
    [150, 1_200_000],
    [290, 10 * 3_600_000],
  ]);
  for (let number = 0; number < SECONDS; number += 1) {
    await sendPiece(scene.pupil, wanted.id, number, piece(number));
    test.clock.advance(1000);
    const silentMs = cuts.get(number);
    if (silentMs === undefined) continue;
    test.clock.advance(silentMs);
    expect(await closeRecitations(deps)).toBe(0);
    expect((await sendPiece(scene.pupil, wanted.id, number, piece(number))).statusCode).toBe(200);
  }
  const end = await scene.pupil.post(at(wanted.id, "end/"), ended(SECONDS));
  expect(end.json()).toMatchObject({ state: "kept", duration_ms: SECONDS * 1000 });
  const sound = await scene.desk.get(at(wanted.id, "sound/"));
  const whole = Buffer.concat(Array.from({ length: SECONDS }, (_, number) => piece(number)));
  expect(sound.rawPayload.equals(whole)).toBe(true);
  expect((await scene.desk.get("/api/to-hear/")).json()).toMatchObject({ total: 1 });
  await recordAtHome(scene);
  expect((await scene.desk.get("/api/to-hear/")).json()).toMatchObject({ total: 2 });
}, 60_000);
