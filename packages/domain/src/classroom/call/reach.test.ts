import { expect, test } from "vitest";

import { reachOf } from "./reach.ts";

const host = (address: string | null) => ({ type: "host", address });
const SEEN = { type: "srflx", address: "203.0.113.7" };
const RELAY = { type: "relay", address: "203.0.113.9" };

test.each([
  ["direct", "an address seen from outside", [host("192.168.1.4"), SEEN, RELAY]],
  ["relayed", "a relay and nothing else outside", [host("192.168.1.4"), RELAY]],
  ["local", "addresses at home alone", [host("10.0.0.2"), host("172.20.1.1"), host("fe80::1")]],
  ["local", "a hidden address", [host("3f0f9a24-4a5f-4b8e.local"), host(null)]],
  ["local", "an address that many families share", [host("100.64.3.1")]],
  ["direct", "a public address of its own", [host("198.51.100.4")]],
  ["direct", "a public address of the newer kind", [host("2a01:cb04::17")]],
  ["relayed", "a public address and a relay", [host("2a01:cb04::17"), RELAY]],
  ["none", "nothing at all", []],
])("%s: %s", (reach, _what, found) => {
  expect(reachOf(found)).toBe(reach);
});
