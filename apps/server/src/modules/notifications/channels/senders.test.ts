import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  hkdfSync,
  randomBytes,
} from "node:crypto";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { buildMail, buildParent } from "../../../../test/factories.ts";
import { type Received, startFakeReceiver } from "../../../../test/fake-receiver.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import { pushSubscriptions } from "../tables/push-subscriptions.ts";
import { availableChannels } from "./available-channels.ts";
import type { Message } from "./channel-sender.ts";
import { postOnce } from "./post-once.ts";
import { pushSender } from "./push-sender.ts";
import { readVapidKeys } from "./read-vapid-keys.ts";
import { textSender } from "./text-sender.ts";

const test = await startTestApp();
const { db } = test;
const service = await startFakeReceiver();
const dataDir = await mkdtemp(join(tmpdir(), "riwaq-vapid-"));
const nowhere = { vapid: undefined, databaseUrl: undefined, dataDir };
const vapid = readVapidKeys(nowhere)!;
const publicUrl = "https://riwaq.test";
const local = "https://localhost";
afterAll(async () => {
  await service.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  await db.delete(pushSubscriptions);
  service.received.length = 0;
  service.answers(() => 201);
});

const told = {
  template: "resource-assigned",
  params: { title: "الحروف", teacher: "Amal", student: "Inès", path: "/resources" },
};

async function reread({ id }: { id: string }): Promise<Message> {
  const [row] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return row!;
}

describe("the keys for push", () => {
  it("are made once and kept for the owner of the folder alone", async () => {
    expect(readVapidKeys(nowhere)).toEqual(vapid);
    const file = join(dataDir, "vapid.json");
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual(vapid);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it("are those of the environment, and none with a database server that has none", () => {
    const set = { publicKey: "p", privateKey: "s" };
    expect(readVapidKeys({ ...nowhere, vapid: set })).toBe(set);
    expect(readVapidKeys({ ...nowhere, databaseUrl: "postgres://x" })).toBeUndefined();
  });
});

describe("a push message", () => {
  const sender = pushSender({ db, vapid, publicUrl: local, post: postOnce });

  /** A browser that has agreed, and can read what it is sent (RFC 8188, 8291). */
  async function agree(userId: string, path: string) {
    const ecdh = createECDH("prime256v1");
    const publicKey = ecdh.generateKeys();
    const auth = randomBytes(16);
    const [row] = await db
      .insert(pushSubscriptions)
      .values({
        userId,
        endpoint: service.url + path,
        p256dh: publicKey.toString("base64url"),
        auth: auth.toString("base64url"),
      })
      .returning();
    const read = (body: Buffer) => {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const serverKey = body.subarray(21, 21 + idLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, serverKey]);
      const secret = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(serverKey), auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, length));
      const cipher = body.subarray(21 + idLength);
      const decipher = createDecipheriv(
        "aes-128-gcm",
        derive("aes128gcm", 16),
        derive("nonce", 12),
      );
      decipher.setAuthTag(cipher.subarray(-16));
      const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString("utf8")) as object;
    };
    return { id: row!.id, read };
  }

  async function scene(paths: string[]) {
    const { id: userId } = await buildParent(db);
    const browsers = [];
    for (const path of paths) browsers.push(await agree(userId, path));
    const mail = await buildMail(db, { ...told, channel: "push", to: "", userId, key: "k" });
    return { browsers, mail };
  }

  const pathsAsked = () => service.received.map(({ path }) => path);

  it("is sealed for its browser and signed by the institute's key", async () => {
    const { browsers, mail } = await scene(["/one"]);
    expect(await sender.send(mail)).toEqual({ outcome: "sent" });
    const [{ headers, body }] = service.received as [Received];
    expect(headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "86400",
      urgency: "normal",
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(browsers[0]?.read(body)).toEqual({
      title: "Riwaq",
      body: "New material for Inès from Amal: الحروف",
      path: "/resources",
      tag: headers.topic,
    });
    expect(claimsOf(headers.authorization ?? "")).toMatchObject({
      aud: service.url,
      sub: local,
    });
  });

  it("goes to every browser, and at a second try only to those that have not had it", async () => {
    const { mail } = await scene(["/one", "/two", "/three"]);
    service.answers(({ path }) => (path === "/two" ? 503 : 201));
    expect(await sender.send(mail)).toEqual({ outcome: "retry", failure: "HTTP 503" });
    service.answers(() => 201);
    expect(await sender.send(await reread(mail))).toEqual({ outcome: "sent" });
    expect(pathsAsked().toSorted()).toEqual(["/one", "/three", "/two", "/two"]);
  });

  it("forgets a browser that is gone", async () => {
    const { mail, browsers } = await scene(["/gone", "/here"]);
    service.answers(({ path }) => (path === "/gone" ? 410 : 201));
    expect(await sender.send(mail)).toEqual({ outcome: "sent" });
    const left = await db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, mail.userId!));
    expect(left).toEqual([{ id: browsers[1]?.id }]);
  });

  it.each([
    [[404], { outcome: "dropped", failure: "browser-gone" }],
    [[403], { outcome: "failed", failure: "HTTP 403" }],
    [[429], { outcome: "retry", failure: "HTTP 429" }],
    [[undefined], { outcome: "unclear", failure: "UND_ERR_SOCKET" }],
    [[], { outcome: "dropped", failure: "no-browser" }],
  ])("answered by %j it is %j", async (answers, delivery) => {
    const { mail } = await scene(answers.map((_, index) => `/${index}`));
    service.answers(() => answers[0]);
    expect(await sender.send(mail)).toEqual(delivery);
  });

  it.each([publicUrl, local, "http://localhost:3000"])(
    "of a site at %s goes nowhere near",
    async (site) => {
      const onTheNet = pushSender({ db, vapid, publicUrl: site });
      const { mail } = await scene(["/one"]);
      const near = ["https://127.0.0.1/x", "https://localhost/x", "https://db.internal/"];
      for (const endpoint of [...near, "https://[::1]/", "https://2130706433/", service.url]) {
        await db
          .update(pushSubscriptions)
          .set({ endpoint })
          .where(eq(pushSubscriptions.userId, mail.userId!));
        expect(await onTheNet.send(mail)).toEqual({ outcome: "failed", failure: "endpoint" });
      }
      expect(service.received).toEqual([]);
    },
  );

  /** The signature of a VAPID token (RFC 8292), checked by the key that is sent with it. */
  function claimsOf(authorization: string): object {
    const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
    expect(key).toBe(vapid.publicKey);
    const point = Buffer.from(key, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString("base64url"),
    );
    const jwk = { kty: "EC", crv: "P-256", x: x!, y: y! };
    const [head, claims = "", signature = ""] = token.split(".");
    const isSigned = createVerify("SHA256")
      .update(`${head}.${claims}`)
      .verify(
        { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
        Buffer.from(signature, "base64url"),
      );
    expect(isSigned).toBe(true);
    return JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) as object;
  }
});

describe("SMS and WhatsApp", () => {
  const config = {
    apiUrl: service.url,
    account: "AC123",
    token: "s:ecret",
    smsFrom: "+33100000000",
    whatsappFrom: "+33200000000",
  };
  const sender = textSender(config, publicUrl);
  const message = (channel: "sms" | "whatsapp") =>
    buildMail(db, { ...told, channel, to: "+33611111111", language: "fr" });

  it.each([
    ["sms", "+33611111111", "+33100000000"],
    ["whatsapp", "whatsapp:+33611111111", "whatsapp:+33200000000"],
  ] as const)("%s is a form to the account, with its token", async (channel, to, from) => {
    expect(await sender.send(await message(channel))).toEqual({ outcome: "sent" });
    const [{ method, path, headers, body }] = service.received as [Received];
    expect([method, path]).toEqual(["POST", "/2010-04-01/Accounts/AC123/Messages.json"]);
    expect(headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
    expect(headers.authorization).toBe(`Basic ${Buffer.from("AC123:s:ecret").toString("base64")}`);
    const form = Object.fromEntries(new URLSearchParams(body.toString("utf8")));
    expect(form).toEqual({ To: to, From: from, Body: expect.stringContaining("Inès") });
    expect(form.Body).toMatch(/^Nouvelle ressource .*\nhttps:\/\/riwaq\.test\/resources$/u);
  });

  it.each([
    [400, { outcome: "failed", failure: "HTTP 400" }],
    [401, { outcome: "failed", failure: "HTTP 401" }],
    [429, { outcome: "retry", failure: "HTTP 429" }],
    [503, { outcome: "retry", failure: "HTTP 503" }],
    [302, { outcome: "failed", failure: "HTTP 302" }],
    [undefined, { outcome: "unclear", failure: "UND_ERR_SOCKET" }],
  ])("answered by %j it is %j", async (status, delivery) => {
    service.answers(() => status);
    expect(await sender.send(await message("sms"))).toEqual(delivery);
  });

  it("is tried again where nobody can be reached", async () => {
    const closed = await startFakeReceiver();
    await closed.close();
    const apiUrl = closed.url;
    const delivery = await textSender({ ...config, apiUrl }, publicUrl).send(await message("sms"));
    expect(delivery).toEqual({ outcome: "retry", failure: "ECONNREFUSED" });
  });

  it("is offered where an account with a sender is set", () => {
    const off = { vapid: undefined, texting: undefined };
    expect(availableChannels(off)).toEqual(["email"]);
    expect(availableChannels({ vapid, texting: config })).toEqual([
      "email",
      "push",
      "sms",
      "whatsapp",
    ]);
    const texting = { ...config, smsFrom: undefined };
    expect(availableChannels({ vapid: undefined, texting })).toEqual(["email", "whatsapp"]);
  });
});
