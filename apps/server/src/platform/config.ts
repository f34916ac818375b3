import { join } from "node:path";
import { fileURLToPath } from "node:url";

import {
  type RecitationPattern,
  kindOfPattern,
  patternFaults,
} from "@riwaq/domain/learning/mushaf/recitation-pattern";
import { z } from "zod";

import {
  type TextingConfig,
  type VapidKeys,
  channelFaults,
  textingOf,
  vapidOf,
} from "./channel-config.ts";
import { type IceConfig, iceFaults, iceOf, listOf } from "./ice-config.ts";
import { type LivekitConfig, livekitFaults, livekitOf } from "./livekit-config.ts";
import { type PaypalConfig, paypalFaults, paypalOf } from "./paypal-config.ts";
import type { S3Config } from "./storage/s3-storage.ts";

/** The environment of the process; README and `.env.example` are checked against it. */
export const Environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  STORAGE_URL: z.url({ protocol: /^(file|s3)$/ }).optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET: z.string().min(32).optional(),
  DEMO: z.enum(["0", "1"]).default("0"),
  STAFF_TWO_STEP: z.enum(["on", "off"]).optional(),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  TRUST_PROXY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default("Riwaq <no-reply@riwaq.test>"),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  TEXT_API_URL: z.url({ protocol: /^https?$/ }).default("https://api.twilio.com"),
  TEXT_ACCOUNT: z.string().optional(),
  TEXT_TOKEN: z.string().optional(),
  TEXT_FROM: z.string().optional(),
  WHATSAPP_FROM: z.string().optional(),
  JITSI_URL: z.url({ protocol: /^https?$/ }).optional(),
  ZOOM_ACCOUNT_ID: z.string().optional(),
  ZOOM_CLIENT_ID: z.string().optional(),
  ZOOM_CLIENT_SECRET: z.string().optional(),
  ZOOM_WEBHOOK_SECRET: z.string().optional(),
  ZOOM_API_URL: z.url({ protocol: /^https?$/ }).default("https://api.zoom.us"),
  ZOOM_OAUTH_URL: z.url({ protocol: /^https?$/ }).default("https://zoom.us"),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default("https://api.stripe.com"),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_API_URL: z.url({ protocol: /^https?$/ }).default("https://api-m.paypal.com"),
  STUN_URLS: z.string().optional(),
  TURN_URLS: z.string().optional(),
  TURN_SECRET: z.string().optional(),
  LIVEKIT_URL: z.string().optional(),
  LIVEKIT_API_KEY: z.string().optional(),
  LIVEKIT_API_SECRET: z.string().optional(),
  RECITATION_AUDIO_URL: z.string().optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type ZoomConfig = {
  accountId: string;
  clientId: string;
  clientSecret: string;
  webhookSecret: string;
  apiUrl: string;
  oauthUrl: string;
};

export type StripeConfig = {
  secretKey: string;
  /** Several while one takes the place of another. */
  webhookSecrets: readonly string[];
  apiUrl: string;
};

export type StorageConfig = { kind: "file"; folder: string } | ({ kind: "s3" } & S3Config);

export type Config = {
  port: number;
  host: string;
  publicUrl: string;
  isHttps: boolean;
  dataDir: string;
  /** Where uploaded files lie. */
  storage: StorageConfig;
  databaseUrl: string | undefined;
  secret: string | undefined;
  isDemo: boolean;
  /** Staff reach nothing but the second step of their sign-in until it is on. */
  staffNeedTwoStep: boolean;
  hasRateLimits: boolean;
  /** Answers 503 while the event loop is late for seconds on end (http/shed-load.ts); off in tests, which share a busy machine. */
  canShedLoad: boolean;
  trustProxy: string | boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Push is off without. */
  vapid: VapidKeys | undefined;
  /** SMS and WhatsApp are off without. */
  texting: TextingConfig | undefined;
  jitsiUrl: string | undefined;
  zoom: ZoomConfig | undefined;
  ice: IceConfig;
  /** Voices in the own room go from browser to browser without. */
  livekit: LivekitConfig | undefined;
  /** Nobody pays by card without. */
  stripe: StripeConfig | undefined;
  /** Nor with PayPal. */
  paypal: PaypalConfig | undefined;
  /** Where a reciter is heard in the mushaf; nobody is without. */
  recitation: RecitationPattern | undefined;
  logLevel: z.infer<typeof Environment>["LOG_LEVEL"];
};

export class ConfigError extends Error {}

/** Reads the environment; every fault is listed at once. An empty variable counts as unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(set);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  if (
    set.DATABASE_URL &&
    !set.SECRET &&
    set.NODE_ENV !== "development" &&
    set.NODE_ENV !== "test"
  ) {
    faults.push("SECRET: required with DATABASE_URL, at least 32 characters");
  }
  faults.push(
    ...zoomFaults(set),
    ...stripeFaults(set),
    ...paypalFaults(set),
    ...storageFaults(set),
    ...iceFaults(set),
    ...livekitFaults(set),
    ...channelFaults(set),
    ...recitationFaults(set),
  );
  if (!parsed.success || faults.length > 0) {
    throw new ConfigError(
      `The environment has ${faults.length} fault(s):\n  ${faults.join("\n  ")}`,
    );
  }
  return toConfig(parsed.data);
}

const ZOOM_CREDENTIALS = [
  "ZOOM_ACCOUNT_ID",
  "ZOOM_CLIENT_ID",
  "ZOOM_CLIENT_SECRET",
  "ZOOM_WEBHOOK_SECRET",
] as const;

function zoomFaults(set: Record<string, string | undefined>): string[] {
  const missing = ZOOM_CREDENTIALS.filter((name) => !set[name]);
  return missing.length < ZOOM_CREDENTIALS.length
    ? missing.map((name) => `${name}: missing; Zoom needs ${ZOOM_CREDENTIALS.join(", ")}`)
    : [];
}

const STRIPE_CREDENTIALS = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;

function stripeFaults(set: Record<string, string | undefined>): string[] {
  const missing = STRIPE_CREDENTIALS.filter((name) => !set[name]);
  if (missing.length === STRIPE_CREDENTIALS.length) return [];
  const faults = missing.map(
    (name) => `${name}: missing; Stripe needs ${STRIPE_CREDENTIALS.join(", ")}`,
  );
  const hasNone = set.STRIPE_WEBHOOK_SECRET && listOf(set.STRIPE_WEBHOOK_SECRET).length === 0;
  return hasNone ? [...faults, "STRIPE_WEBHOOK_SECRET: it names no secret"] : faults;
}

function storageFaults(set: Record<string, string | undefined>): string[] {
  if (!set.STORAGE_URL?.startsWith("s3:") || !URL.canParse(set.STORAGE_URL)) return [];
  const { hostname, searchParams } = new URL(set.STORAGE_URL);
  const endpoint = searchParams.get("endpoint");
  const isReachable = endpoint === null || /^https?:/.test(URL.parse(endpoint)?.protocol ?? "");
  return [
    ...["S3_ACCESS_KEY", "S3_SECRET_KEY"]
      .filter((name) => !set[name])
      .map((name) => `${name}: missing; STORAGE_URL is a bucket`),
    ...(hostname ? [] : ["STORAGE_URL: it names no bucket"]),
    ...(isReachable ? [] : ["STORAGE_URL: its endpoint is no http address"]),
  ];
}

function recitationFaults({ RECITATION_AUDIO_URL: pattern }: Record<string, string | undefined>) {
  return (pattern === undefined ? [] : patternFaults(pattern)).map(
    (fault) => `RECITATION_AUDIO_URL: ${fault}`,
  );
}

function toConfig(env: z.infer<typeof Environment>): Config {
  const publicUrl = withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    isHttps: publicUrl.startsWith("https:"),
    dataDir: env.DATA_DIR,
    storage: storageOf(env),
    databaseUrl: env.DATABASE_URL,
    secret: env.SECRET,
    isDemo: env.DEMO === "1",
    staffNeedTwoStep: (env.STAFF_TWO_STEP ?? (env.DEMO === "1" ? "off" : "on")) === "on",
    hasRateLimits: env.RATE_LIMITS === "on",
    canShedLoad: env.NODE_ENV !== "test",
    trustProxy: trustProxyOf(env.TRUST_PROXY),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    vapid: vapidOf(env),
    texting: textingOf(env, withoutSlash(env.TEXT_API_URL)),
    jitsiUrl: env.JITSI_URL && withoutSlash(env.JITSI_URL),
    zoom: zoomOf(env),
    ice: iceOf(env),
    livekit: livekitOf(env),
    stripe: stripeOf(env),
    paypal: paypalOf(env, withoutSlash(env.PAYPAL_API_URL)),
    recitation: recitationOf(env.RECITATION_AUDIO_URL),
    logLevel: env.LOG_LEVEL,
  };
}

/** `s3://bucket?region=…&endpoint=…`, `file:///folder`; unset, a folder below DATA_DIR. */
function storageOf(env: z.infer<typeof Environment>): StorageConfig {
  if (!env.STORAGE_URL) return { kind: "file", folder: join(env.DATA_DIR, "files") };
  const url = new URL(env.STORAGE_URL);
  if (url.protocol === "file:") return { kind: "file", folder: fileURLToPath(url) };
  const region = url.searchParams.get("region") ?? "us-east-1";
  return {
    kind: "s3",
    bucket: url.hostname,
    region,
    endpoint: withoutSlash(
      url.searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`,
    ),
    accessKey: env.S3_ACCESS_KEY ?? "",
    secretKey: env.S3_SECRET_KEY ?? "",
  };
}

function zoomOf(env: z.infer<typeof Environment>): ZoomConfig | undefined {
  const [accountId, clientId, clientSecret, webhookSecret] = ZOOM_CREDENTIALS.map(
    (name) => env[name],
  );
  if (!accountId || !clientId || !clientSecret || !webhookSecret) return undefined;
  const apiUrl = withoutSlash(env.ZOOM_API_URL);
  const oauthUrl = withoutSlash(env.ZOOM_OAUTH_URL);
  return { accountId, clientId, clientSecret, webhookSecret, apiUrl, oauthUrl };
}

function stripeOf(env: z.infer<typeof Environment>): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets } = env;
  if (!secretKey || !secrets) return undefined;
  const apiUrl = withoutSlash(env.STRIPE_API_URL);
  return { secretKey, webhookSecrets: listOf(secrets), apiUrl };
}

function recitationOf(pattern: string | undefined): RecitationPattern | undefined {
  return pattern === undefined ? undefined : { pattern, kind: kindOfPattern(pattern) };
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, "");
}

function trustProxyOf(value: string | undefined): string | boolean {
  if (value === undefined || value === "false" || value === "0") return false;
  return value === "true" || value === "1" ? true : value;
}
