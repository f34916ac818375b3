import { expect, it } from "vitest";

import { keyedHash, openSealed, sealText } from "./seal.ts";

const SECRET = "a secret that only the tests know, long enough";

it("opens what it has sealed, and seals the same text differently each time", () => {
  const [one, other] = [sealText("النص", "a", SECRET), sealText("النص", "a", SECRET)];
  expect(openSealed(one, "a", SECRET)).toBe("النص");
  expect(one).not.toBe(other);
});

it("opens nothing for another purpose, by another secret, altered or cut short", () => {
  const sealed = sealText("text", "a", SECRET);
  const bytes = Buffer.from(sealed, "base64url");
  bytes[bytes.length - 1]! ^= 1;
  expect(() => openSealed(sealed, "b", SECRET)).toThrow(Error);
  expect(() => openSealed(sealed, "a", `${SECRET}!`)).toThrow(Error);
  expect(() => openSealed(bytes.toString("base64url"), "a", SECRET)).toThrow(Error);
  expect(() => openSealed(sealed.slice(0, 8), "a", SECRET)).toThrow(Error);
});

it("hashes alike what is alike, by purpose and secret", () => {
  const hash = keyedHash("code", "a", SECRET);
  expect(keyedHash("code", "a", SECRET)).toBe(hash);
  expect(keyedHash("code", "b", SECRET)).not.toBe(hash);
  expect(keyedHash("code", "a", "another")).not.toBe(hash);
});
