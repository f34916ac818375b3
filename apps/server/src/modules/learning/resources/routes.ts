/** Learning material: a teacher's files, given to pupils and read by their families. */
import { Id } from "@riwaq/contracts/fields";
import { ResourceFileQuery } from "@riwaq/contracts/learning/resources";
import * as resources from "@riwaq/contracts/learning/resources.calls";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn } from "../../../platform/actors.ts";
import { routesOf } from "../../../platform/http/routes-of.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { addVersion } from "./add-version.ts";
import { assignResource } from "./assign-resource.ts";
import { changeResource } from "./change-resource.ts";
import { createResource } from "./create-resource.ts";
import { deleteResource } from "./delete-resource.ts";
import { findFile } from "./find-file.ts";
import { listResources } from "./list-resources.ts";
import { listVersions } from "./list-versions.ts";
import { markRead } from "./mark-read.ts";
import { presentResource, presentVersions } from "./presenter.ts";
import { findResource } from "./queries.ts";
import { restoreResource } from "./restore-resource.ts";

const Params = z.object({ id: Id });

const calls = routesOf("resources", (on) => {
  on(resources.list, async ({ ctx, query }) => listResources(ctx, query));

  on(resources.one, async ({ ctx, params }) => {
    const reader = requireSignedIn(ctx.actor);
    return presentResource(await findResource(ctx.db, reader, params.id), reader);
  });

  on(resources.markRead, async ({ ctx, params }) => markRead(ctx, params));

  on(resources.versions, async ({ ctx, params }) =>
    presentVersions(await listVersions(ctx, params.id)),
  );

  on(resources.addVersion, async ({ ctx, params, body, headers }) =>
    addVersion(ctx, { id: params.id, input: body, key: headers["idempotency-key"] }),
  );

  on(resources.create, async ({ ctx, body, headers }) =>
    createResource(ctx, { input: body, key: headers["idempotency-key"] }),
  );

  on(resources.change, async ({ ctx, params, body }) =>
    changeResource(ctx, { id: params.id, ...body }),
  );

  on(resources.assign, async ({ ctx, params, body }) =>
    assignResource(ctx, { id: params.id, assignments: body }),
  );

  on(resources.remove, async ({ ctx, params }) => deleteResource(ctx, params));

  on(resources.restore, async ({ ctx, params }) => restoreResource(ctx, params));
});

const file: FastifyPluginAsyncZod = async (app) => {
  const fileSchema = { tags: ["resources"], params: Params, querystring: ResourceFileQuery };
  app.route({
    method: "GET",
    url: resources.file.path,
    // In parts, and packed already.
    compress: false,
    exposeHeadRoute: false,
    schema: fileSchema,
    handler: async (request, reply) =>
      sendFile(request, reply, await findFile(request.ctx, askedOf(request))),
  });
  app.route({
    method: "HEAD",
    url: resources.file.path,
    schema: { ...fileSchema, hide: true },
    handler: async (request, reply) =>
      sendFile(request, reply, await findFile(request.ctx, askedOf(request))),
  });
};

type FileRequest = { params: { id: string }; query: ResourceFileQuery };

function askedOf({ params, query }: FileRequest) {
  return { id: params.id, version: query.version, isToSave: query.download !== undefined };
}

export const resourcesRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(calls);
  await app.register(file);
};
