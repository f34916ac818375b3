import type { FastifyInstance } from "fastify";

import type { Config } from "../config.ts";

const PEERS_MAX = 100;
const MANY_ADDRESSES = 10;
/** The longest that an address can be. */
const ADDRESS_MAX = 45;

/**
 * Behind a proxy that is not named, all visitors have one address: they share its rate limits and lock each other out.
 * That many come through one peer is said once, without their addresses.
 */
export function registerProxyWarning(
  app: FastifyInstance,
  config: Pick<Config, "trustProxy">,
): void {
  if (config.trustProxy !== false) return;
  const addressesOf = new Map<string, Set<string>>();
  let isSaid = false;

  app.addHook("onRequest", (request, _reply, done) => {
    const given = isSaid ? undefined : request.headers["x-forwarded-for"];
    if (given) note(request.ip, String(given));
    done();
  });

  function note(peer: string, given: string): void {
    const addresses = addressesOf.get(peer) ?? new Set();
    if (addresses.size === 0 && addressesOf.size >= PEERS_MAX) return;
    addressesOf.set(peer, addresses.add(given.slice(0, ADDRESS_MAX)));
    if (addresses.size < MANY_ADDRESSES) return;
    isSaid = true;
    addressesOf.clear();
    app.log.warn(
      { setting: "TRUST_PROXY" },
      "many visitors come through one proxy, whose X-Forwarded-For is not trusted",
    );
  }
}
