import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { StripeScene } from "../../../test/stripe-scene.ts";

let scene: StripeScene;
let receiver: Server;
let taken: string[];
let forged: number;

beforeEach(async () => {
  scene = await StripeScene.open();
  taken = [];
  forged = 0;
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const now = scene.now.getTime();
    const event = await scene.client
      .readEvent(Buffer.concat(chunks), request.headers, now)
      .catch(() => "forged" as const);
    if (event === "forged") forged += 1;
    else if (event) taken.push(event.id);
    response.writeHead(event === "forged" ? 400 : 200).end();
  });
  await new Promise<void>((resolve) => void receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  scene.fake.deliveries.webhookUrl = `http://127.0.0.1:${port}/`;
});
afterEach(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await scene.fake.close();
});

describe("the fake tells us", () => {
  it("by itself of what happened, once", async () => {
    await scene.paid();
    await scene.fake.deliveries.settled();
    const told = scene.fake.events().map(({ id }) => id);
    expect(taken.toSorted()).toEqual(told.toSorted());
    expect(forged).toBe(0);
  });

  it("what it kept back: several times, out of order, with forged ones among them", async () => {
    const { deliveries } = scene.fake;
    Object.assign(deliveries, { isHeld: true, isShuffled: true, copies: 5, forgedShare: 1 });
    for (let i = 0; i < 4; i += 1) await scene.paid();
    expect(taken).toEqual([]);
    const told = scene.fake.events().map(({ id }) => id);
    const delivered = await deliveries.deliverHeld();
    expect(delivered).toEqual({ accepted: told.length * 5, refused: told.length * 5 });
    expect(forged).toBe(told.length * 5);
    expect(new Set(taken)).toEqual(new Set(told));
    expect(taken).not.toEqual(told.flatMap((id) => Array.from({ length: 5 }, () => id)));
    expect(await deliveries.deliverHeld()).toEqual({ accepted: 0, refused: 0 });
  });

  it("nothing of what it loses", async () => {
    Object.assign(scene.fake.deliveries, { isHeld: true, dropShare: 1 });
    await scene.paid();
    expect(await scene.fake.deliveries.deliverHeld()).toEqual({ accepted: 0, refused: 0 });
    expect(scene.fake.events()).not.toEqual([]);
  });

  it("nothing that counts where nobody takes it", async () => {
    scene.fake.deliveries.isHeld = true;
    await scene.paid();
    receiver.closeAllConnections();
    receiver.close();
    const { accepted } = await scene.fake.deliveries.deliverHeld();
    expect(accepted).toBe(0);
  });
});
