import { type KeyObject, generateKeyPairSync, sign } from "node:crypto";

const CERTS = "/v1/notifications/certs/";
const YEAR_MS = 365 * 86_400_000;

type Made = { name?: string; from?: Date; to?: Date };

/** What the fake signs its events with, and its certificates at their addresses. */
export class FakeCertificate {
  readonly #pair = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  readonly #kept = new Map<string, string>();

  get key(): KeyObject {
    return this.#pair.privateKey;
  }

  /** A certificate of this key, good for some years around `now`, and the path where it is found. */
  make(now: Date, { name = "messageverificationcerts.fake.test", ...valid }: Made = {}): string {
    const path = `${CERTS}CERT-${this.#kept.size + 1}`;
    const from = valid.from ?? new Date(now.getTime() - YEAR_MS);
    const to = valid.to ?? new Date(now.getTime() + 9 * YEAR_MS);
    this.#kept.set(path, this.#written(name, from, to));
    return path;
  }

  at(path: string): string | null {
    return this.#kept.get(path) ?? null;
  }

  /** Signed by itself (RFC 5280), as short as one can be. */
  #written(name: string, from: Date, to: Date): string {
    const algorithm = sequence(SHA256_WITH_RSA, NULL);
    const subject = sequence(tagged(0x31, sequence(COMMON_NAME, tagged(0x0c, Buffer.from(name)))));
    const body = sequence(
      tagged(0xa0, tagged(0x02, Buffer.from([2]))),
      tagged(0x02, Buffer.from([1])),
      algorithm,
      subject,
      sequence(timeOf(from), timeOf(to)),
      subject,
      this.#pair.publicKey.export({ type: "spki", format: "der" }),
    );
    const signature = sign("sha256", body, this.#pair.privateKey);
    const whole = sequence(body, algorithm, tagged(0x03, Buffer.concat([ZERO, signature])));
    const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
    return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
  }
}

const ZERO = Buffer.from([0]);
const NULL = Buffer.from([5, 0]);
/** 1.2.840.113549.1.1.11 and 2.5.4.3. */
const SHA256_WITH_RSA = Buffer.from("06092a864886f70d01010b", "hex");
const COMMON_NAME = Buffer.from("0603550403", "hex");

function tagged(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const size =
    length < 0x80 ? Buffer.from([length]) : Buffer.from([0x82, length >> 8, length & 0xff]);
  return Buffer.concat([Buffer.from([tag]), size, value]);
}

const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts));

/** GeneralizedTime: YYYYMMDDHHMMSSZ. */
function timeOf(date: Date): Buffer {
  const text = `${date.toISOString().replaceAll(/\D/g, "").slice(0, 14)}Z`;
  return tagged(0x18, Buffer.from(text));
}
