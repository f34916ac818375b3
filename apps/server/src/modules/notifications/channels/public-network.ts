import dns from "node:dns";
import { BlockList, type LookupFunction, isIP } from "node:net";

/** What is no public machine's address, by IANA's registries of special purposes (RFC 6890), multicast among it. */
const SPECIAL_IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

/** Within the public 2000::/3: tunnels that carry any IPv4 address (Teredo, 6to4), and what is for documents. */
const SPECIAL_IPV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const special = new BlockList();
for (const [net, prefix] of SPECIAL_IPV4) special.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of SPECIAL_IPV6) special.addSubnet(net, prefix, "ipv6");
const unicast = new BlockList();
unicast.addSubnet("2000::", 3, "ipv6");

/** Of a machine that anybody can reach. What is mapped, local, private or not in use yet is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, "ipv4");
  return family === 6 && unicast.check(address, "ipv6") && !special.check(address, "ipv6");
}

const LOCAL_NAME = /(^|[.])(localhost|local|internal|home[.]arpa|lan|intranet|corp|home)$/;

/** A host as `URL` writes it: a name with a dot that is not kept for local use, or a public address. */
export function isPublicHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, "$1").replace(/[.]$/, "");
  if (isIP(bare)) return isPublicAddress(bare);
  return bare.includes(".") && !LOCAL_NAME.test(bare);
}

/** In place of a connection. */
export const NOT_PUBLIC = "ENOTPUBLIC";

/**
 * Resolves a name for the connection that is made at once: one of its addresses that is not public, and none is used. So
 * a name that was public when it was given, and points inside now, leads nowhere.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  dns.lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(Object.assign(new Error("not a public address"), { code: NOT_PUBLIC }), "");
    }
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    return callback(null, first?.address ?? "", first?.family);
  });
};
