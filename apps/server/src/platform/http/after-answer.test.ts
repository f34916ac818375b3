import { fastify } from "fastify";
import { expect, it } from "vitest";

import { registerAfterAnswer } from "./after-answer.ts";

it("work after an answer is waited for when the application closes, and its faults hurt nobody", async () => {
  const app = fastify();
  registerAfterAnswer(app);
  const gate = Promise.withResolvers<void>();
  const done: string[] = [];
  app.get("/", async (_request, reply) => {
    reply.afterAnswer(async () => {
      await gate.promise;
      done.push("slow");
    });
    reply.afterAnswer(async () => {
      throw new Error("a fault");
    });
    return { answered: true };
  });
  expect((await app.inject("/")).json()).toEqual({ answered: true });
  expect(done).toEqual([]);
  const closed = app.close();
  gate.resolve();
  await closed;
  expect(done).toEqual(["slow"]);
});
