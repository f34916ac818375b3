/** One's own picture: sent as a file, kept small and without what the camera wrote into it, shown to those signed in. */
import { ErrorBody } from "@riwaq/contracts/errors";
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from "@riwaq/contracts/identity/pictures";
import * as pictures from "@riwaq/contracts/identity/pictures.calls";
import type { FastifyError } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { AppError, refusal } from "../../../platform/app-error.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { replacePicture, savePicture } from "./save-picture.ts";
import { storedPicture } from "./stored-picture.ts";

const params = z.object({ key: z.string().regex(/^[\w-]{24}$/) });
const QUARTER_MS = 900_000;
const YEAR_S = 31_536_000;

const ownPictureRoutes = routesOf("pictures", (on, app) => {
  app.addContentTypeParser([...PICTURE_TYPES], { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
  const options = {
    bodyLimit: PICTURE_MAX_BYTES,
    preHandler: app.throttle("picture", {
      byAddress: { max: 60, windowMs: QUARTER_MS },
      byAccount: { max: 20, windowMs: QUARTER_MS },
    }),
    errorHandler: (error: FastifyError) => {
      throw error.statusCode === 413 ? refusal("too_large", "picture_large") : error;
    },
  };

  on(pictures.replace, options, async ({ ctx, body }) => {
    if (!Buffer.isBuffer(body)) throw new AppError("unsupported_type");
    return { picture: await savePicture(ctx, body) };
  });

  on(pictures.remove, async ({ ctx }) => {
    await replacePicture(ctx, null);
    return { picture: null };
  });
});

export const picturesRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(ownPictureRoutes);

  app.get(
    "/pictures/:key/",
    {
      schema: {
        tags: ["pictures"],
        params,
        response: { 200: z.unknown(), 401: ErrorBody, 404: ErrorBody },
      },
    },
    async ({ ctx, params: { key } }, reply) => {
      const picture = await ctx.storage.get(storedPicture(key));
      reply.header("cache-control", `private, max-age=${YEAR_S}, immutable`).type("image/webp");
      return reply.status(200).send(picture);
    },
  );
};
