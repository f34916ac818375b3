/** The pages on which the demo pays, below the server's own address. Only they are handed out, not what the fake answers the server. */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";

import type { FakeStripe } from "./fake-stripe/fake-stripe.ts";
import { PAY_PATH } from "./till.ts";

export function payPages(stripe: FakeStripe): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser("application/x-www-form-urlencoded", (_request, _body, done) =>
      done(null),
    );
    // As at Stripe, whoever has the address pays: its form has no token of ours.
    const options = { config: { public: true, isSigned: true }, schema: { hide: true } } as const;
    const show = async ({ raw: request }: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      await stripe.handlePage(request, reply.raw);
    };
    for (const path of [`${PAY_PATH}/:id`, `${PAY_PATH}/:id/bank`]) {
      app.get(path, options, show);
      app.post(path, options, show);
    }
  };
}
