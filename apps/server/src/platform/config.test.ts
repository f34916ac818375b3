import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { ConfigError, Environment, readConfig } from "./config.ts";
import { readSecret } from "./secret.ts";

const SECRET = "s".repeat(32);
const ZOOM = {
  ZOOM_ACCOUNT_ID: "account",
  ZOOM_CLIENT_ID: "client",
  ZOOM_CLIENT_SECRET: "hidden-client",
  ZOOM_WEBHOOK_SECRET: "hidden-webhook",
};
const STRIPE = { STRIPE_SECRET_KEY: "hidden-key", STRIPE_WEBHOOK_SECRET: "hidden-1, hidden-2," };
const PAYPAL = {
  PAYPAL_CLIENT_ID: "client",
  PAYPAL_CLIENT_SECRET: "hidden-client",
  PAYPAL_WEBHOOK_ID: "hidden-webhook",
};
const folder = mkdtempSync(join(tmpdir(), "riwaq-config-"));
afterAll(() => rmSync(folder, { recursive: true }));

function faultsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
}

describe("the environment", () => {
  it("may be empty: an embedded database, this machine only, limits on, no demo", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      isHttps: false,
      dataDir: "./data",
      storage: { kind: "file", folder: "data/files" },
      databaseUrl: undefined,
      secret: undefined,
      isDemo: false,
      staffNeedTwoStep: true,
      hasRateLimits: true,
      canShedLoad: true,
      trustProxy: false,
      smtpUrl: undefined,
      mailFrom: "Riwaq <no-reply@riwaq.test>",
      jitsiUrl: undefined,
      zoom: undefined,
      ice: { stunUrls: [], turn: undefined },
      stripe: undefined,
      paypal: undefined,
      recitation: undefined,
      logLevel: "info",
    });
  });

  it("counts an empty variable as unset", () => {
    expect(readConfig({ PORT: "", SECRET: "", DATABASE_URL: "" })).toEqual(readConfig({}));
  });

  it("says in one go everything that is wrong", () => {
    const [headline, ...faults] = faultsOf({
      PORT: "80000",
      PUBLIC_URL: "ftp://riwaq.test",
      DATABASE_URL: "mysql://x",
      SECRET: "short",
      DEMO: "yes",
      RATE_LIMITS: "no",
      SMTP_URL: "http://mail",
      JITSI_URL: "meet.test",
      ZOOM_API_URL: "zoom",
      ZOOM_OAUTH_URL: "ftp://zoom.test",
      STRIPE_API_URL: "stripe",
      PAYPAL_API_URL: "paypal",
      LOG_LEVEL: "loud",
    });
    expect(headline).toBe("The environment has 13 fault(s):");
    expect(faults.map((fault) => fault.trim().split(":")[0])).toEqual([
      "PORT",
      "PUBLIC_URL",
      "DATABASE_URL",
      "SECRET",
      "DEMO",
      "RATE_LIMITS",
      "SMTP_URL",
      "JITSI_URL",
      "ZOOM_API_URL",
      "ZOOM_OAUTH_URL",
      "STRIPE_API_URL",
      "PAYPAL_API_URL",
      "LOG_LEVEL",
    ]);
  });

  it.each([
    [{ STUN_URLS: "https://stun.test" }, "STUN_URLS"],
    [{ TURN_URLS: "turn:turn.test" }, "TURN_SECRET"],
    [{ TURN_URLS: "turn.test", TURN_SECRET: "shared" }, "TURN_URLS"],
  ])("reaches nobody by %o", (env, name) => {
    expect(faultsOf(env)[1]?.trim().split(":")[0]).toBe(name);
  });

  it("has several ways to others", () => {
    const env = {
      STUN_URLS: "stun:a.test, stun:b.test:3478",
      TURN_URLS: "turn:c.test?transport=tcp",
      TURN_SECRET: "shared",
    };
    expect(readConfig(env).ice).toEqual({
      stunUrls: ["stun:a.test", "stun:b.test:3478"],
      turn: { urls: ["turn:c.test?transport=tcp"], secret: "shared" },
    });
  });

  it.each(["nothing", "3000.5", "-1", "65536"])("has no port %s", (PORT) => {
    expect(faultsOf({ PORT })).toHaveLength(2);
  });

  it("needs a secret with a database server, except while developing", () => {
    const DATABASE_URL = "postgres://riwaq@db.test/riwaq";
    expect(faultsOf({ DATABASE_URL })[1]).toMatch(/^\s+SECRET: required/);
    expect(faultsOf({ DATABASE_URL, PORT: "x" })).toHaveLength(3);
    expect(faultsOf({ DATABASE_URL, NODE_ENV: "development" })).toEqual([]);
    expect(readConfig({ DATABASE_URL, SECRET })).toMatchObject({ secret: SECRET });
  });

  it("never repeats a secret in its complaint", () => {
    const faults = faultsOf({ SECRET: "too-short-secret", SMTP_URL: "http://me:hidden@mail.test" });
    expect(faults.join("\n")).not.toMatch(/too-short-secret|hidden/);
  });

  it.each([
    ["https://riwaq.example/", "https://riwaq.example", true],
    ["http://10.0.0.7:3000", "http://10.0.0.7:3000", false],
  ])("knows from PUBLIC_URL %s whether it is on https", (PUBLIC_URL, publicUrl, isHttps) => {
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ publicUrl, isHttps });
  });

  it("knows Zoom by all four credentials, at Zoom's own addresses unless told otherwise", () => {
    expect(readConfig(ZOOM).zoom).toEqual({
      accountId: "account",
      clientId: "client",
      clientSecret: "hidden-client",
      webhookSecret: "hidden-webhook",
      apiUrl: "https://api.zoom.us",
      oauthUrl: "https://zoom.us",
    });
    const elsewhere = {
      ZOOM_API_URL: "http://127.0.0.1:9/",
      ZOOM_OAUTH_URL: "http://127.0.0.1:8/",
    };
    expect(readConfig({ ...ZOOM, ...elsewhere }).zoom).toMatchObject({
      apiUrl: "http://127.0.0.1:9",
      oauthUrl: "http://127.0.0.1:8",
    });
    expect(readConfig(elsewhere).zoom).toBeUndefined();
  });

  it.each(Object.keys(ZOOM))("has no Zoom without %s, and says so", (name) => {
    const faults = faultsOf({ ...ZOOM, [name]: "" });
    expect(faults).toHaveLength(2);
    expect(faults[1]).toContain(`${name}: missing`);
    expect(faults.join("\n")).not.toContain("hidden");
    expect(faultsOf({ [name]: "hidden" })).toHaveLength(4);
  });

  it("knows Stripe by its key and the secrets of its events, of which one may follow another", () => {
    expect(readConfig(STRIPE).stripe).toEqual({
      secretKey: "hidden-key",
      webhookSecrets: ["hidden-1", "hidden-2"],
      apiUrl: "https://api.stripe.com",
    });
    const STRIPE_API_URL = "http://127.0.0.1:9/";
    expect(readConfig({ ...STRIPE, STRIPE_API_URL }).stripe?.apiUrl).toBe("http://127.0.0.1:9");
    expect(readConfig({ STRIPE_API_URL }).stripe).toBeUndefined();
  });

  it.each(Object.keys(STRIPE))("has no Stripe without %s, and says so", (name) => {
    const faults = faultsOf({ ...STRIPE, [name]: "" });
    expect(faults).toHaveLength(2);
    expect(faults[1]).toContain(`${name}: missing`);
    expect(faults.join("\n")).not.toContain("hidden");
  });

  it("knows PayPal by all three of its own, at PayPal's address unless told otherwise", () => {
    expect(readConfig(PAYPAL).paypal).toEqual({
      clientId: "client",
      clientSecret: "hidden-client",
      webhookId: "hidden-webhook",
      apiUrl: "https://api-m.paypal.com",
    });
    const PAYPAL_API_URL = "https://api-m.sandbox.paypal.com/";
    expect(readConfig({ ...PAYPAL, PAYPAL_API_URL }).paypal?.apiUrl).toBe(
      "https://api-m.sandbox.paypal.com",
    );
    expect(readConfig({ PAYPAL_API_URL }).paypal).toBeUndefined();
  });

  it.each(Object.keys(PAYPAL))("has no PayPal without %s, and says so", (name) => {
    const faults = faultsOf({ ...PAYPAL, [name]: "" });
    expect(faults[1]).toContain(`${name}: missing`);
    expect(faults.join()).not.toContain("hidden");
  });

  it("has no Stripe by commas alone", () => {
    expect(faultsOf({ ...STRIPE, STRIPE_WEBHOOK_SECRET: " , " })[1]).toContain("no secret");
  });

  it("keeps files in a folder or in a bucket, which needs both its keys and an address", () => {
    expect(readConfig({ STORAGE_URL: "file:///srv/files" }).storage).toEqual({
      kind: "file",
      folder: "/srv/files",
    });
    const keys = { S3_ACCESS_KEY: "key", S3_SECRET_KEY: "hidden-key" };
    expect(readConfig({ STORAGE_URL: "s3://riwaq?region=eu-west-3", ...keys }).storage).toEqual({
      kind: "s3",
      bucket: "riwaq",
      region: "eu-west-3",
      endpoint: "https://s3.eu-west-3.amazonaws.com",
      accessKey: "key",
      secretKey: "hidden-key",
    });
    const STORAGE_URL = "s3://riwaq?endpoint=http://127.0.0.1:9000/";
    expect(readConfig({ STORAGE_URL, ...keys }).storage).toMatchObject({
      endpoint: "http://127.0.0.1:9000",
    });
    expect(faultsOf({ STORAGE_URL, S3_SECRET_KEY: "hidden-key" })).toHaveLength(2);
    expect(faultsOf({ STORAGE_URL: "s3://riwaq?endpoint=nowhere", ...keys })).toHaveLength(2);
    expect(faultsOf({ STORAGE_URL: "s3:" })).toHaveLength(4);
  });

  it("knows by RECITATION_AUDIO_URL where a reciter is heard, and says what is wrong with it", () => {
    const pattern = "https://audio.test/{sura3}.mp3";
    expect(readConfig({ RECITATION_AUDIO_URL: pattern }).recitation).toEqual({
      pattern,
      kind: "sura",
    });
    const each = "http://audio.test/{sura}/{aya}.mp3";
    expect(readConfig({ RECITATION_AUDIO_URL: each }).recitation?.kind).toBe("aya");
    expect(faultsOf({ RECITATION_AUDIO_URL: "https://audio.test/{page}.mp3" })[1]).toMatch(
      /RECITATION_AUDIO_URL: \{page\} is unknown/,
    );
    expect(faultsOf({ RECITATION_AUDIO_URL: "audio/{sura}" })).toHaveLength(2);
  });

  it("joins rooms below JITSI_URL, with a slash at its end or without", () => {
    expect(readConfig({ JITSI_URL: "https://meet.test/" }).jitsiUrl).toBe("https://meet.test");
    expect(readConfig({ JITSI_URL: "https://meet.test/x" }).jitsiUrl).toBe("https://meet.test/x");
  });

  it.each([
    ["0", false],
    ["false", false],
    ["1", true],
    ["true", true],
    ["10.0.0.0/8", "10.0.0.0/8"],
  ])("trusts proxies as TRUST_PROXY=%s says", (TRUST_PROXY, trustProxy) => {
    expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy });
  });
});

describe("the secret", () => {
  it("is the configured one, where there is one", () => {
    expect(readSecret({ secret: SECRET, dataDir: join(folder, "unused") })).toBe(SECRET);
  });

  it("is made once otherwise, long, and readable for its owner alone", () => {
    const dataDir = join(folder, "new");
    const secret = readSecret({ secret: undefined, dataDir });
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(readSecret({ secret: undefined, dataDir })).toBe(secret);
    expect(readFileSync(join(dataDir, "secret"), "utf8")).toBe(secret);
    expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
    const another = readSecret({ secret: undefined, dataDir: join(folder, "other") });
    expect(another).not.toBe(secret);
  });
});

describe("the example of the environment", () => {
  it("names every setting and no other, and is usable as it stands", () => {
    const text = readFileSync(new URL("../../../../.env.example", import.meta.url), "utf8");
    const lines = text.split("\n").filter((line) => /^[A-Z]/.test(line));
    const example = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s)));
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(Environment.shape).toSorted());
    expect(readConfig(example)).toEqual(readConfig({}));
  });
});
