/** A media server that forwards voices and pictures, for rooms with more people than browsers carry by themselves. */
export type LivekitConfig = {
  /** Where browsers connect, as wss: (or ws: on a network of one's own). */
  url: string;
  /** The same server, where this one asks it. */
  apiUrl: string;
  apiKey: string;
  apiSecret: string;
};

const LIVEKIT_SETTINGS = ["LIVEKIT_URL", "LIVEKIT_API_KEY", "LIVEKIT_API_SECRET"] as const;

/** What signs tokens by HMAC-SHA256 is as long as its digest: a shorter one could be guessed. */
const SECRET_LENGTH_MIN = 32;

export function livekitFaults(set: Record<string, string | undefined>): string[] {
  const missing = LIVEKIT_SETTINGS.filter((name) => !set[name]);
  if (missing.length === LIVEKIT_SETTINGS.length) return [];
  const { LIVEKIT_URL: url, LIVEKIT_API_SECRET: secret } = set;
  return [
    ...missing.map((name) => `${name}: missing; LiveKit needs ${LIVEKIT_SETTINGS.join(", ")}`),
    ...(url ? addressFaults(url, set.PUBLIC_URL) : []),
    ...(secret && secret.length < SECRET_LENGTH_MIN
      ? [`LIVEKIT_API_SECRET: at least ${SECRET_LENGTH_MIN} characters, as LiveKit itself asks`]
      : []),
  ];
}

function addressFaults(url: string, publicUrl: string | undefined): string[] {
  const parsed = URL.parse(url);
  const isAddress =
    parsed !== null &&
    /^wss?:$/.test(parsed.protocol) &&
    parsed.search === "" &&
    parsed.hash === "" &&
    parsed.username === "";
  if (!isAddress) return ["LIVEKIT_URL: an address such as wss://livekit.example.org"];
  // Browsers refuse it: a page of https: opens no connection that is not secure.
  const isBlocked = parsed.protocol === "ws:" && publicUrl?.startsWith("https:");
  return isBlocked ? ["LIVEKIT_URL: wss:, as PUBLIC_URL is https:"] : [];
}

type Settings = Partial<Record<(typeof LIVEKIT_SETTINGS)[number], string | undefined>>;

export function livekitOf(set: Settings): LivekitConfig | undefined {
  const [url, apiKey, apiSecret] = LIVEKIT_SETTINGS.map((name) => set[name]);
  if (!url || !apiKey || !apiSecret) return undefined;
  const address = url.replace(/\/$/, "");
  return { url: address, apiUrl: address.replace(/^ws/, "http"), apiKey, apiSecret };
}

/** What a page has to be allowed to connect to. */
export function livekitOrigins({ url, apiUrl }: LivekitConfig): string[] {
  const { protocol, host } = new URL(url);
  return [`${protocol}//${host}`, new URL(apiUrl).origin];
}
