import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip";
type Body = { body: Buffer; encoding: Encoding } | { body: string; encoding: undefined };

/** A text that answers many requests: packed as tightly as can be when the first one asks, and kept. */
export type CompressedText = { bodyFor(acceptEncoding: string | undefined): Promise<Body> };

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const COMPRESS: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) =>
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (text) => deflate(text, { level: constants.Z_BEST_COMPRESSION }),
};

export function compressedText(text: string): CompressedText {
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    async bodyFor(acceptEncoding) {
      const encoding = encodingFor(acceptEncoding);
      if (!encoding) return { body: text, encoding };
      const body = packed.get(encoding) ?? COMPRESS[encoding](text);
      packed.set(encoding, body);
      return { body: await body, encoding };
    },
  };
}

/** One that answers a single request: packed quickly. */
export const passingText = (text: string): CompressedText => ({
  async bodyFor(acceptEncoding) {
    const isPacked = encodingFor(acceptEncoding, ["gzip"]) !== undefined;
    return isPacked
      ? { body: await deflate(text), encoding: "gzip" }
      : { body: text, encoding: undefined };
  },
});

/** Brotli before gzip; neither where it is refused (`br;q=0`) or not named. */
function encodingFor(
  acceptEncoding = "",
  known: readonly Encoding[] = ["br", "gzip"],
): Encoding | undefined {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(",")
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  return known.find((encoding) => accepted.has(encoding));
}
