/** The picture that a service shows beside the address of a named page: drawn when it is asked for. */
import { createHash } from "node:crypto";
import { join } from "node:path";

import { type Language, languageFrom } from "@riwaq/contracts/languages";
import type { FastifyInstance } from "fastify";

import { AppError } from "../app-error.ts";
import { inTurn } from "../db/in-turn.ts";
import { keptBriefly } from "../kept-briefly.ts";
import type { Services } from "../services.ts";
import { type Pictured, drawSharePicture } from "../share-pictures/draw-share-picture.ts";
import { type NamedPage, namedIn } from "./named-pages.ts";

const MINUTE_MS = 60_000;
/** A service asks for one, a crawler for a few: each may have to be drawn. */
const PER_MINUTE = 120;
/** About six megabytes, by what is drawn: words that change are another picture. */
const KEPT = { ms: 60 * MINUTE_MS, max: 64 };
/** Whether it may still be shown is asked at each request; who has it shows it a minute longer. */
const LIFETIME = "public, max-age=60";

export function registerSharePictures(
  app: FastifyInstance,
  services: Services,
  siteDir: string,
  named: readonly NamedPage[],
): void {
  const kept = keptBriefly<Buffer>(KEPT);
  const folder = join(siteDir, "share");

  async function draw(pictured: Pictured, ground: { name: string; language: Language }) {
    const { portrait, ...words } = pictured;
    const photo = await portrait?.photo?.read();
    const drawing = portrait ? { ...words, portrait: { ...portrait, photo } } : words;
    return drawSharePicture({ folder, ...ground }, drawing);
  }

  app.get<{ Params: { language: string; above: string; file: string } }>(
    "/og/:language/:above/:file",
    {
      config: { public: true, rateLimit: { max: PER_MINUTE, timeWindow: MINUTE_MS } },
      schema: { hide: true } as object,
      // A picture is packed already.
      compress: false,
    },
    async (request, reply) => {
      const { above, file } = request.params;
      const language = languageFrom(request.params.language);
      const slug = /^(.+)[.]jpg$/.exec(file)?.[1] ?? "";
      const asked = language && namedIn(`/${above}/${slug}`, named);
      const pictured = asked && (await asked.page.picture(services, slug, language));
      if (!pictured) throw new AppError("not_found");
      const key = keyOf(pictured, language, above);
      const etag = `"${key}"`;
      reply.header("cache-control", LIFETIME).header("etag", etag);
      if (request.headers["if-none-match"] === etag) return reply.status(304).send();
      const bytes = await kept(key, services.clock.now(), () =>
        // One at a time: a crowd of them leaves the machine to everyone else.
        inTurn("share-picture", () => draw(pictured, { name: above, language })),
      );
      return reply.type("image/jpeg").send(bytes);
    },
  );
}

function keyOf({ title, rows, portrait }: Pictured, language: Language, above: string): string {
  const drawn = [above, language, title, rows, portrait?.initial, portrait?.photo?.key];
  return createHash("sha256").update(JSON.stringify(drawn)).digest("base64url").slice(0, 22);
}
