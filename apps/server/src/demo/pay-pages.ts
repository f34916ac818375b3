/** The pages on which the demo pays, below the server's own address. Only they are handed out, not what the fake answers the server. */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";

import { CARD_PATH, PAYPAL_PATH, type Till } from "./till.ts";

export function payPages({ stripe, paypal }: Pick<Till, "stripe" | "paypal">): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser("application/x-www-form-urlencoded", (_request, _body, done) =>
      done(null),
    );
    // As at the providers, whoever has the address pays: its form has no token of ours.
    const options = { config: { public: true, isSigned: true }, schema: { hide: true } } as const;
    const pages = [
      [`${CARD_PATH}/:id`, stripe],
      [`${CARD_PATH}/:id/bank`, stripe],
      [`${PAYPAL_PATH}/:id`, paypal],
    ] as const;
    for (const [path, fake] of pages) {
      const show = async ({ raw: request }: FastifyRequest, reply: FastifyReply) => {
        reply.hijack();
        await fake.handlePage(request, reply.raw);
      };
      app.get(path, options, show);
      app.post(path, options, show);
    }
  };
}
