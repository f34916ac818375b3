import { type Call, type ParamsOf, type ReadOf } from "@riwaq/contracts/call";
import { ErrorBody } from "@riwaq/contracts/errors";
import { Id } from "@riwaq/contracts/fields";
import { Done } from "@riwaq/contracts/identity/authentication";
import type { StaffRight } from "@riwaq/contracts/roles";
import { IdempotencyHeaders } from "@riwaq/contracts/scheduling/bookings";
import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteShorthandOptions,
} from "fastify";
import { z } from "zod";

import { requireRight } from "../actors.ts";

type Headers<C extends Call> = FastifyRequest["headers"] &
  (C extends { isKeyed: true } ? { "idempotency-key": string } : unknown);

/** A request as its call describes it: each part has been read by its schema. */
export type Asked<C extends Call> = Omit<
  FastifyRequest,
  "params" | "query" | "body" | "headers"
> & {
  params: ParamsOf<C>;
  query: ReadOf<C, "query">;
  body: ReadOf<C, "body">;
  headers: Headers<C>;
};

/** Where nobody reads the answer, whatever it gives. */
type Given<C extends Call> = C extends { answer: unknown } ? ReadOf<C, "answer"> : unknown;
type Handler<C extends Call> = (request: Asked<C>, reply: FastifyReply) => Promise<Given<C>>;

type Options = Pick<
  RouteShorthandOptions,
  "config" | "preHandler" | "bodyLimit" | "errorHandler"
> & {
  /** Over what the call says: a rule that only the server can ask, or words for the description. */
  schema?: FastifySchema;
};

/** Answers a call; nothing of it is written a second time here. */
export type On = {
  <C extends Call>(call: C, handler: Handler<C>): void;
  <C extends Call>(call: C, options: Options, handler: Handler<C>): void;
};

/** The routes of a room, from its calls. The tag is its heading in the description. */
export function routesOf(
  tag: string | undefined,
  define: (on: On, app: FastifyInstance) => void,
): FastifyPluginAsync {
  return async (app) => {
    const found: Array<() => Promise<void>> = [];
    const on = (call: Call, ...rest: [Options, Handler<Call>] | [Handler<Call>]) => {
      const [options, handler] = rest.length === 1 ? [{}, rest[0]] : rest;
      found.push(() => addRoute(app, { tag, call, options, handler }));
    };
    define(on as On, app);
    for (const add of found) await add();
  };
}

const DONE: Done = { done: true };

type Found = { tag: string | undefined; call: Call; options: Options; handler: Handler<Call> };

async function addRoute(app: FastifyInstance, { tag, call, options, handler }: Found) {
  const status = call.status ?? 200;
  app.route({
    method: call.method,
    url: call.path,
    ...options,
    config: { ...options.config, ...(call.endsSeeing && { endsSeeing: true }) },
    ...(call.right && { preValidation: asksFor(call.right) }),
    schema: { ...(tag && { tags: [tag] }), ...(await schemaOf(call)), ...options.schema },
    handler: async (request, reply) => {
      const given = await handler(request as Asked<Call>, reply.status(status));
      return call.answer ? given : DONE;
    },
  });
}

/** Before the body is looked at: whoever may not learns nothing of what would be right. */
function asksFor(right: StaffRight) {
  const isGiven = requireRight(right);
  return async ({ ctx }: FastifyRequest) => void isGiven(ctx.actor);
}

async function schemaOf(call: Call): Promise<FastifySchema> {
  const errors = call.errors.map((error) => [error, ErrorBody]);
  const response = { [call.status ?? 200]: (await call.answer?.()) ?? Done };
  return {
    ...(call.path.includes(":") && { params: (await call.params?.()) ?? idsIn(call.path) }),
    ...(call.query && { querystring: await call.query() }),
    ...(call.body && { body: await call.body() }),
    ...(call.isKeyed && { headers: IdempotencyHeaders }),
    response: { ...response, ...Object.fromEntries(errors) },
  };
}

function idsIn(path: string) {
  return z.object(Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, Id])));
}
