import { Id } from "@riwaq/contracts/fields";
import type { MessageKey } from "@riwaq/contracts/messages";
/** A teacher's application: what it is made of, sending it, and what staff make of it. */
import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPES,
  RECITATION_MAX_BYTES,
  RECITATION_TYPES,
} from "@riwaq/contracts/people/applications";
import * as applications from "@riwaq/contracts/people/applications.calls";
import type { FastifyError, FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn, requireTeacher } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { addCertificate } from "./add-certificate.ts";
import { askForMore } from "./ask-for-more.ts";
import { judgeFile } from "./judge-file.ts";
import { requireOpen } from "./policy.ts";
import { presentApplication } from "./presenter.ts";
import { findApplication, findApplicationFile, todayOf } from "./queries.ts";
import { removeFile } from "./remove-file.ts";
import { saveRecitation } from "./save-recitation.ts";
import { sendApplication } from "./send-application.ts";

const QUARTER_MS = 900_000;
const FOR_STAFF = { schema: { tags: ["staff"] } };

const read = async ({ db, clock }: Context, teacherId: string) =>
  presentApplication(await findApplication(db, teacherId), await todayOf(db, clock.now()));
const readOwn = (ctx: Context) => read(ctx, requireTeacher(ctx.actor).id);

/** How large a file may be, and what is said of a larger one. */
const filesOf = (app: FastifyInstance, bodyLimit: number, tooLarge: MessageKey) => ({
  bodyLimit,
  preHandler: app.throttle("application-file", {
    byAddress: { max: 120, windowMs: QUARTER_MS },
    byAccount: { max: 40, windowMs: QUARTER_MS },
  }),
  errorHandler: (error: FastifyError) => {
    throw error.statusCode === 413 ? refusal("too_large", tooLarge) : error;
  },
});

function bytesOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new AppError("unsupported_type");
  return body;
}

const ownRoutes = routesOf("application", (on, app) => {
  const types = [...RECITATION_TYPES, ...DOCUMENT_TYPES];
  app.addContentTypeParser(types, { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });

  on(applications.own, async ({ ctx }) => readOwn(ctx));

  on(applications.send, async ({ ctx }) => {
    await sendApplication(ctx, undefined);
    return readOwn(ctx);
  });

  const sound = filesOf(app, RECITATION_MAX_BYTES, "recitation_large");
  on(applications.saveRecitation, sound, async ({ ctx, body, query }) => {
    await saveRecitation(ctx, { bytes: bytesOf(body), ...query });
    return readOwn(ctx);
  });

  const document = filesOf(app, DOCUMENT_MAX_BYTES, "document_large");
  on(applications.addCertificate, document, async ({ ctx, body, query }) => {
    await addCertificate(ctx, { bytes: bytesOf(body), ...query });
    return readOwn(ctx);
  });

  on(applications.removeFile, async ({ ctx, params }) => {
    await removeFile(ctx, params);
    return readOwn(ctx);
  });
});

const staffRoutes = routesOf("application", (on) => {
  on(applications.ofTeacher, FOR_STAFF, async ({ ctx, params }) => read(ctx, params.id));

  on(applications.askForMore, FOR_STAFF, async ({ ctx, params, body }) => {
    await askForMore(ctx, { ...body, teacherId: params.id });
    return read(ctx, params.id);
  });

  on(applications.judgeFile, FOR_STAFF, async ({ ctx, params, body }) =>
    read(ctx, await judgeFile(ctx, { ...body, ...params })),
  );
});

const fileRoute: FastifyPluginAsyncZod = async (app) => {
  app.route({
    method: "GET",
    url: applications.file.path,
    // In parts, and packed already.
    compress: false,
    schema: { tags: ["application"], params: z.object({ id: Id }) },
    handler: async (request, reply) => {
      const { ctx, params } = request;
      const person = requireSignedIn(ctx.actor);
      const file = requireOpen(person, await findApplicationFile(ctx.db, params.id));
      return sendFile(request, reply, {
        name: file.title || file.kind,
        mimeType: file.mimeType,
        sizeBytes: file.sizeBytes,
        etag: `"${file.sha256}"`,
        isInline: true,
        open: (range) => ctx.storage.get(file.storageKey, range),
      });
    },
  });
};

export const applicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(ownRoutes);
  await app.register(staffRoutes);
  await app.register(fileRoute);
};
