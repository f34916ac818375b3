/** How browsers in a room reach each other. */
export type IceConfig = {
  stunUrls: readonly string[];
  /** Without a relay some families cannot connect. */
  turn: { urls: readonly string[]; secret: string } | undefined;
};

/** Written with commas between. */
export function listOf(list: string): string[] {
  return list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

export function iceFaults(set: Record<string, string | undefined>): string[] {
  const wrong = (name: string, form: RegExp) =>
    listOf(set[name] ?? "").some((url) => !form.test(url))
      ? [
          `${name}: addresses with commas between, such as ${name === "STUN_URLS" ? "stun:stun.example.org:3478" : "turn:turn.example.org:3478"}`,
        ]
      : [];
  const isHalf = (set.TURN_URLS === undefined) !== (set.TURN_SECRET === undefined);
  return [
    ...wrong("STUN_URLS", /^stuns?:[^\s?]+$/),
    ...wrong("TURN_URLS", /^turns?:[^\s?]+(\?transport=(udp|tcp))?$/),
    ...(isHalf ? ["TURN_SECRET: TURN_URLS and TURN_SECRET go together"] : []),
  ];
}

type Settings = {
  STUN_URLS?: string | undefined;
  TURN_URLS?: string | undefined;
  TURN_SECRET?: string | undefined;
};

export function iceOf({
  STUN_URLS: stun,
  TURN_URLS: urls,
  TURN_SECRET: secret,
}: Settings): IceConfig {
  const turn = urls && secret ? { urls: listOf(urls), secret } : undefined;
  return { stunUrls: listOf(stun ?? ""), turn };
}
