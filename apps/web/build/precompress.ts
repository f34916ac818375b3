import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = /\.(m?js|css|svg|json|webmanifest)$/;
/** Chosen by the server for each reader, and compressed there. */
const DOCUMENTS = /^public\//;
/** Below, a compressed answer saves no packet. */
const SMALLEST_BYTES = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compressFile(file: string) {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, compatible] = await Promise.all([
    brotli(content, { params }),
    deflate(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, compatible)]);
}

/** Puts the tightest .br and .gz beside each text, so that the server does not compress it for every reader. */
export async function precompress(folder: string) {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => TEXTS.test(file) && !DOCUMENTS.test(file));
  await Promise.all(texts.map((file) => compressFile(join(folder, file))));
}
