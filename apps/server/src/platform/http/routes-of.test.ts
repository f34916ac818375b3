import { call } from "@riwaq/contracts/call";
import { fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { expect, it } from "vitest";
import { z } from "zod";

import { registerErrorHandler } from "./error-handler.ts";
import { routesOf } from "./routes-of.ts";

const ID = "11111111-1111-4111-8111-111111111111";

const rename = call("POST", "/things/:id/name/", {
  query: async () => z.object({ times: z.coerce.number().default(1) }),
  body: async () => z.object({ name: z.string() }),
  answer: async () => z.object({ name: z.string() }),
  status: 201,
  isKeyed: true,
  errors: [400, 404],
});
const drop = call("DELETE", "/things/:id/", { errors: [404] });

const app = fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
registerErrorHandler(app);
app.decorateRequest("cookies");
await app.register(
  routesOf("things", (on) => {
    on(rename, async ({ params, query, body, headers }) => ({
      name: `${body.name.repeat(query.times)} ${params.id} ${headers["idempotency-key"]}`,
      secret: "not in the contract",
    }));
    on(drop, async () => "nobody reads this");
  }),
);

const renaming = (change: object) =>
  app.inject({
    method: "POST",
    url: `/things/${ID}/name/?times=2`,
    headers: { "idempotency-key": ID },
    payload: { name: "a" },
    ...change,
  });

it("a handler gets what its call describes, and answers by it", async () => {
  const answer = await renaming({});
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ name: `aa ${ID} ${ID}` });
});

it.each([
  [{ payload: {} }, 400],
  [{ headers: {} }, 400],
  [{ url: `/things/${ID}/name/?times=x` }, 400],
  [{ url: "/things/7/name/" }, 404],
  [{ url: `/things/${ID}/name` }, 404],
])("what the call does not describe is refused: %j", async (change, status) => {
  expect((await renaming(change)).statusCode).toBe(status);
});

it("a call without an answer says that it is done", async () => {
  const answer = await app.inject({ method: "DELETE", url: `/things/${ID}/` });
  expect(answer.json()).toEqual({ done: true });
});
