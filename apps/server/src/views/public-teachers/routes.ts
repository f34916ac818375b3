/** Teachers as visitors find them: whoever said yes to it, and of each what they agreed to. */
import { PublicTeacherParams } from "@riwaq/contracts/views/public-teachers";
import * as teachers from "@riwaq/contracts/views/public-teachers.calls";
import type { FastifyPluginAsync } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";

import { findPicture } from "../../modules/identity/pictures/find-picture.ts";
import { findRecitation } from "../../modules/people/applications/queries.ts";
import { AppError } from "../../platform/app-error.ts";
import { routesOf } from "../../platform/http/routes-of.ts";
import { sendFile } from "../../platform/http/send-file.ts";
import { loadPublicTeacher, loadPublicTeachers, requireShown } from "./load-public-teachers.ts";

const OPEN = { config: { public: true } } as const;

const pages = routesOf("public-teachers", (on) => {
  on(teachers.list, OPEN, async ({ ctx, query }) => loadPublicTeachers(ctx, query));

  on(teachers.one, OPEN, async ({ ctx, params }) => loadPublicTeacher(ctx, params.slug));
});

const shared = {
  method: "GET" as const,
  ...OPEN,
  // In parts, and packed already.
  compress: false as const,
  schema: { tags: ["public-teachers"], params: PublicTeacherParams },
};

const files: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...shared,
    url: teachers.picture.path,
    handler: async ({ ctx, params }, reply) => {
      const { picture, parts } = await requireShown(ctx, params.slug);
      const bytes = parts.includes("picture") && (await findPicture(ctx.storage, picture));
      if (!bytes) throw new AppError("not_found");
      // Whether the teacher still agrees is asked each time.
      reply.header("cache-control", "private, no-cache").type("image/webp");
      return reply.status(200).send(bytes);
    },
  });

  app.route({
    ...shared,
    url: teachers.voice.path,
    handler: async (request, reply) => {
      const { ctx, params } = request;
      const { id, parts } = await requireShown(ctx, params.slug);
      const file = parts.includes("voice") ? await findRecitation(ctx.db, id) : undefined;
      if (!file) throw new AppError("not_found");
      return sendFile(request, reply, {
        name: file.kind,
        mimeType: file.mimeType,
        sizeBytes: file.sizeBytes,
        etag: `"${file.sha256}"`,
        isInline: true,
        open: (range) => ctx.storage.get(file.storageKey, range),
      });
    },
  });
};

export const publicTeachersRoutes: FastifyPluginAsync = async (app) => {
  await app.register(pages);
  await app.register(files);
};
