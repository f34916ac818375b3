/** What the addresses that a browser found for itself say about whom it can reach. */

export type FoundAddress = { type: string; address: string | null };

/** Straight to others, over the relay, only within the same network, or to nobody. */
export const REACHES = ["direct", "relayed", "local", "none"] as const;
export type Reach = (typeof REACHES)[number];

const PRIVATE =
  /^(10|127)[.]|^192[.]168[.]|^169[.]254[.]|^172[.](1[6-9]|2\d|3[01])[.]|^100[.](6[4-9]|[7-9]\d|1[01]\d|12[0-7])[.]|^::1?$|^f[cd]|^fe[89ab]/i;
/** A browser hides its own address behind a name of the local network until a microphone is allowed. */
const isPublic = (address: string | null) =>
  address !== null && /^[\d.]+$|:/.test(address) && !PRIVATE.test(address);

/**
 * Of the candidates of a connection: one seen from outside means direct, else a relay means relayed. A public address of
 * its own means direct too, since the server that looks from outside then finds nothing new; but where something keeps
 * that server away it may be a wall, so a relay is named before it.
 */
export function reachOf(found: readonly FoundAddress[]): Reach {
  const has = (type: string) => found.some((one) => one.type === type);
  if (has("srflx")) return "direct";
  if (has("relay")) return "relayed";
  if (found.some(({ type, address }) => type === "host" && isPublic(address))) return "direct";
  return found.length > 0 ? "local" : "none";
}
