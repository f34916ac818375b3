import dns from "node:dns";

import { afterEach, describe, expect, it, vi } from "vitest";

import { isPublicUrl, postToPublic } from "./post-once.ts";
import { isPublicAddress, lookupPublic } from "./public-network.ts";

afterEach(() => void vi.restoreAllMocks());

type Found = Array<{ address: string; family: number }>;

/** What names lead to while a test runs. */
function resolveTo(...addresses: string[]) {
  const found: Found = addresses.map((address) => ({
    address,
    family: address.includes(":") ? 6 : 4,
  }));
  const answer = (_host: string, _options: object, done: (error: null, found: Found) => void) =>
    done(null, found);
  vi.spyOn(dns, "lookup").mockImplementation(answer as typeof dns.lookup);
}

const NEAR = [
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.8.9.10",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "::7f00:1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:0:7f00:1::",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
  "2001:db8::1",
];
const FAR = ["8.8.8.8", "172.15.0.1", "172.32.0.1", "100.128.0.1", "2a00:1450:4007::200e"];

describe("an address", () => {
  it.each(NEAR)("%s is within a network", (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const host = address.includes(":") ? `[${address}]` : address;
    expect(isPublicUrl(`https://${host}/push`)).toBe(false);
  });

  it.each(FAR)("%s is anybody's", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    "https://localhost/",
    "https://LOCALHOST./",
    "https://push.localhost/",
    "https://db.internal/",
    "https://printer.local/",
    "https://intranet/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://127.1/",
    "https://①②⑦.0.0.1/",
    "http://push.example.test/",
    "ftp://push.example.test/",
    "nothing",
  ])("%s is not asked", (url) => {
    expect(isPublicUrl(url)).toBe(false);
  });

  it("of a push service is", () => {
    expect(isPublicUrl("https://updates.push.services.mozilla.com/wpush/v2/x")).toBe(true);
  });
});

describe("a name", () => {
  const resolve = (host: string, all: boolean) =>
    new Promise((done) => {
      lookupPublic(host, { all }, (error, address) => done(error?.code ?? address));
    });

  it("that leads inside leads nowhere, also where only one of its addresses does", async () => {
    resolveTo("127.0.0.1");
    expect(await resolve("rebound.example.test", false)).toBe("ENOTPUBLIC");
    resolveTo("8.8.8.8", "fd00::1");
    expect(await resolve("mixed.example.test", true)).toBe("ENOTPUBLIC");
  });

  it("that leads outside is asked there", async () => {
    resolveTo("8.8.8.8", "2a00:1450:4007::200e");
    expect(await resolve("push.example.test", false)).toBe("8.8.8.8");
    expect(await resolve("push.example.test", true)).toHaveLength(2);
  });

  it.each(["127.0.0.1", "169.254.169.254", "::1"])(
    "that was public when it was given and leads to %s now is not connected to",
    async (address) => {
      resolveTo(address);
      const handed = { body: new Uint8Array(1), headers: {} };
      const posted = await postToPublic("https://rebound.example.test/push", handed);
      expect(posted).toEqual({ outcome: "failed", failure: "endpoint" });
    },
  );
});
