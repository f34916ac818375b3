import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, expect, it, vi } from "vitest";

import { buildMail, buildParent } from "../../../../test/factories.ts";
import { startFakeReceiver } from "../../../../test/fake-receiver.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { outboxAlarm } from "../../../platform/jobs/outbox-alarm.ts";
import { postOnce } from "../channels/post-once.ts";
import { readVapidKeys } from "../channels/read-vapid-keys.ts";
import { pushSubscriptions } from "../tables/push-subscriptions.ts";
import { startOutbox } from "./start-outbox.ts";

const test = await startTestApp();
const { db, services } = test;
const texts = await startFakeReceiver();
const asked = vi.fn<() => void>();
/** A push service that takes everything and never answers. */
const silent = createServer(asked);
await new Promise<void>((resolve) => void silent.listen(0, "127.0.0.1", resolve));
const { port } = silent.address() as AddressInfo;
afterAll(async () => {
  await texts.close();
  silent.close();
});

const config = {
  ...services.config,
  vapid: readVapidKeys({ ...services.config, vapid: undefined, databaseUrl: undefined }),
  texting: {
    apiUrl: texts.url,
    account: "AC1",
    token: "t",
    smsFrom: "+33100000000",
    whatsappFrom: undefined,
  },
};

const BROWSERS = 3;
const told = { template: "report-due", params: { student: "Inès", path: "/reports" } };

async function buildReader() {
  const { id: userId } = await buildParent(db);
  const key = createECDH("prime256v1").generateKeys().toString("base64url");
  for (let count = 0; count < BROWSERS; count += 1) {
    const endpoint = `http://127.0.0.1:${port}/${randomBytes(8).toString("hex")}`;
    const auth = randomBytes(16).toString("base64url");
    await db.insert(pushSubscriptions).values({ userId, endpoint, p256dh: key, auth });
  }
  return userId;
}

it("a channel that does not answer keeps nobody waiting who is told by another", async () => {
  const userId = await buildReader();
  for (let count = 0; count < 6; count += 1) {
    await buildMail(db, { ...told, channel: "push", to: "", userId });
  }
  const { secret, clock } = services;
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const alarm = outboxAlarm();
  const outbox = startOutbox({ db, clock, log, config, secret, post: postOnce }, alarm);
  // All browsers of the five whose turn it is, none behind the other.
  await expect.poll(() => asked.mock.calls.length).toBe(5 * BROWSERS);
  await buildMail(db, { ...told, channel: "sms", to: "+33611111111", userId });
  alarm.wake();
  await expect.poll(() => texts.received.length).toBe(1);
  const stopped = outbox.stop();
  silent.closeAllConnections();
  await stopped;
});
