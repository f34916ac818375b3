import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
/** Learning material: a teacher's files, given to pupils and read by their families (specification, section 2: /resources). */
import { Done } from "@riwaq/contracts/identity/authentication";
import {
  NewResource,
  NewResourceVersion,
  Resource,
  ResourceAssignments,
  ResourceChange,
  ResourceFileQuery,
  ResourceVersions,
  Resources,
  ResourcesQuery,
} from "@riwaq/contracts/learning/resources";
import { IdempotencyHeaders } from "@riwaq/contracts/scheduling/bookings";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";

import { requireSignedIn } from "../../../platform/actors.ts";
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

const TAGS = { tags: ["resources"] };
const REFUSALS = { 401: ErrorBody, 403: ErrorBody };
const FAULTS = { ...REFUSALS, 400: ErrorBody, 404: ErrorBody };
const TAKEN = { ...FAULTS, 409: ErrorBody, 423: ErrorBody, 507: ErrorBody };
const Params = z.object({ id: Id });
const DONE = { done: true } as const;

const reading: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/resources/",
    {
      schema: {
        ...TAGS,
        querystring: ResourcesQuery,
        response: { 200: Resources, 400: ErrorBody, ...REFUSALS },
      },
    },
    async ({ ctx, query }) => listResources(ctx, query),
  );

  app.get(
    "/resources/:id/",
    { schema: { ...TAGS, params: Params, response: { 200: Resource, ...FAULTS } } },
    async ({ ctx, params }) => {
      const reader = requireSignedIn(ctx.actor);
      return presentResource(await findResource(ctx.db, reader, params.id), reader);
    },
  );

  app.post(
    "/resources/:id/read/",
    { schema: { ...TAGS, params: Params, response: { 200: Done, ...FAULTS } } },
    async ({ ctx, params }) => {
      await markRead(ctx, params.id);
      return DONE;
    },
  );

  const fileSchema = { ...TAGS, params: Params, querystring: ResourceFileQuery };
  app.route({
    method: "GET",
    url: "/resources/:id/file/",
    // In parts, and packed already.
    compress: false,
    exposeHeadRoute: false,
    schema: fileSchema,
    handler: async (request, reply) =>
      sendFile(request, reply, await findFile(request.ctx, askedOf(request))),
  });
  app.route({
    method: "HEAD",
    url: "/resources/:id/file/",
    schema: { ...fileSchema, hide: true },
    handler: async (request, reply) =>
      sendFile(request, reply, await findFile(request.ctx, askedOf(request))),
  });
};

type FileRequest = { params: { id: string }; query: ResourceFileQuery };

function askedOf({ params, query }: FileRequest) {
  return { id: params.id, version: query.version, isToSave: query.download !== undefined };
}

const versions: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/resources/:id/versions/",
    { schema: { ...TAGS, params: Params, response: { 200: ResourceVersions, ...FAULTS } } },
    async ({ ctx, params }) => presentVersions(await listVersions(ctx, params.id)),
  );

  app.post(
    "/resources/:id/versions/",
    {
      schema: {
        ...TAGS,
        params: Params,
        headers: IdempotencyHeaders,
        body: NewResourceVersion,
        response: { 201: Resource, ...TAKEN },
      },
    },
    async ({ ctx, params, body, headers }, reply) => {
      const asked = { id: params.id, input: body, key: headers["idempotency-key"] };
      return reply.status(201).send(await addVersion(ctx, asked));
    },
  );
};

const changing: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/resources/",
    {
      schema: {
        ...TAGS,
        headers: IdempotencyHeaders,
        body: NewResource,
        response: { 201: Resource, ...TAKEN },
      },
    },
    async ({ ctx, body, headers }, reply) => {
      const asked = { input: body, key: headers["idempotency-key"] };
      return reply.status(201).send(await createResource(ctx, asked));
    },
  );

  app.patch(
    "/resources/:id/",
    {
      schema: {
        ...TAGS,
        params: Params,
        body: ResourceChange,
        response: { 200: Resource, ...FAULTS },
      },
    },
    async ({ ctx, params, body }) => changeResource(ctx, params.id, body),
  );

  app.put(
    "/resources/:id/assignments/",
    {
      schema: {
        ...TAGS,
        params: Params,
        body: ResourceAssignments,
        response: { 200: Resource, ...FAULTS },
      },
    },
    async ({ ctx, params, body }) => assignResource(ctx, params.id, body),
  );

  app.delete(
    "/resources/:id/",
    { schema: { ...TAGS, params: Params, response: { 200: Done, ...FAULTS } } },
    async ({ ctx, params }) => {
      await deleteResource(ctx, params.id);
      return DONE;
    },
  );

  app.post(
    "/resources/:id/restore/",
    { schema: { ...TAGS, params: Params, response: { 200: Done, ...FAULTS } } },
    async ({ ctx, params }) => {
      await restoreResource(ctx, params.id);
      return DONE;
    },
  );
};

export const resourcesRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(reading);
  await app.register(versions);
  await app.register(changing);
};
