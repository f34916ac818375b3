import { z } from "zod";

/** The environment of the process; README and `.env.example` are checked against it. */
export const Environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET: z.string().min(32).optional(),
  DEMO: z.enum(["0", "1"]).default("0"),
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  TRUST_PROXY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default("Riwaq <no-reply@riwaq.test>"),
  JITSI_URL: z.url({ protocol: /^https?$/ }).optional(),
  ZOOM_ACCOUNT_ID: z.string().optional(),
  ZOOM_CLIENT_ID: z.string().optional(),
  ZOOM_CLIENT_SECRET: z.string().optional(),
  ZOOM_WEBHOOK_SECRET: z.string().optional(),
  ZOOM_API_URL: z.url({ protocol: /^https?$/ }).default("https://api.zoom.us"),
  ZOOM_OAUTH_URL: z.url({ protocol: /^https?$/ }).default("https://zoom.us"),
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

export type Config = {
  port: number;
  host: string;
  publicUrl: string;
  isHttps: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  secret: string | undefined;
  isDemo: boolean;
  hasRateLimits: boolean;
  /** Answers 503 while the event loop is blocked for seconds; off in tests, which share a busy machine. */
  canShedLoad: boolean;
  trustProxy: string | boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  jitsiUrl: string | undefined;
  zoom: ZoomConfig | undefined;
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
  faults.push(...zoomFaults(set));
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

function toConfig(env: z.infer<typeof Environment>): Config {
  const publicUrl = withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    isHttps: publicUrl.startsWith("https:"),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    secret: env.SECRET,
    isDemo: env.DEMO === "1",
    hasRateLimits: env.RATE_LIMITS === "on",
    canShedLoad: env.NODE_ENV !== "test",
    trustProxy: trustProxyOf(env.TRUST_PROXY),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    jitsiUrl: env.JITSI_URL && withoutSlash(env.JITSI_URL),
    zoom: zoomOf(env),
    logLevel: env.LOG_LEVEL,
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

function withoutSlash(url: string): string {
  return url.replace(/\/$/, "");
}

function trustProxyOf(value: string | undefined): string | boolean {
  if (value === undefined || value === "false" || value === "0") return false;
  return value === "true" || value === "1" ? true : value;
}
