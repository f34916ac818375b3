/** One's own picture: sent as a file, kept small and without what the camera wrote into it, shown to those signed in. */
import { ErrorBody } from "@riwaq/contracts/errors";
import { OwnPicture, PICTURE_MAX_BYTES, PICTURE_TYPES } from "@riwaq/contracts/identity/pictures";
import type { FastifyError } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { AppError, refusal } from "../../../platform/app-error.ts";
import { replacePicture, savePicture } from "./save-picture.ts";
import { storedPicture } from "./stored-picture.ts";

const tags = ["pictures"];
const REFUSED = {
  400: ErrorBody,
  401: ErrorBody,
  403: ErrorBody,
  413: ErrorBody,
  415: ErrorBody,
  429: ErrorBody,
  507: ErrorBody,
};
const params = z.object({ key: z.string().regex(/^[\w-]{24}$/) });
const QUARTER_MS = 900_000;
const YEAR_S = 31_536_000;

export const picturesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addContentTypeParser([...PICTURE_TYPES], { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });

  app.put(
    "/profile/picture/",
    {
      bodyLimit: PICTURE_MAX_BYTES,
      preHandler: app.throttle("picture", {
        byAddress: { max: 60, windowMs: QUARTER_MS },
        byAccount: { max: 20, windowMs: QUARTER_MS },
      }),
      schema: { tags, response: { 200: OwnPicture, ...REFUSED } },
      errorHandler: (error: FastifyError) => {
        throw error.statusCode === 413 ? refusal("too_large", "picture_large") : error;
      },
    },
    async ({ ctx, body }) => {
      if (!Buffer.isBuffer(body)) throw new AppError("unsupported_type");
      return { picture: await savePicture(ctx, body) };
    },
  );

  app.delete(
    "/profile/picture/",
    { schema: { tags, response: { 200: OwnPicture, ...REFUSED } } },
    async ({ ctx }) => {
      await replacePicture(ctx, null);
      return { picture: null };
    },
  );

  app.get(
    "/pictures/:key/",
    { schema: { tags, params, response: { 200: z.unknown(), 401: ErrorBody, 404: ErrorBody } } },
    async ({ ctx, params: { key } }, reply) => {
      const picture = await ctx.storage.get(storedPicture(key));
      reply.header("cache-control", `private, max-age=${YEAR_S}, immutable`).type("image/webp");
      return reply.status(200).send(picture);
    },
  );
};
