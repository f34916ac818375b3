import type { Socket } from "node:net";

import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Its body may take as long as it needs, while something comes. */
    isSlow?: true;
  }
}

const SILENCE_MS = 30_000;
const TIMED_OUT = "ERR_HTTP_REQUEST_TIMEOUT";

/**
 * Every request must be there within the server's time limit, but those of slow routes: a file over a line of a
 * village takes longer. They are cut off by silence instead. Registered before any request comes.
 */
export function registerSlowRequests(app: FastifyInstance): void {
  const slow = new WeakSet<Socket>();
  app.addHook("onRequest", (request, _reply, done) => {
    if (request.routeOptions.config.isSlow && request.raw.socket instanceof Object) {
      slow.add(request.raw.socket);
      request.raw.setTimeout?.(SILENCE_MS, () => request.raw.destroy());
    }
    done();
  });
  app.addHook("onResponse", (request, _reply, done) => {
    slow.delete(request.raw.socket);
    done();
  });
  const cutOff = app.server.listeners("clientError");
  app.server.removeAllListeners("clientError");
  app.server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === TIMED_OUT && slow.has(socket as Socket)) return;
    for (const listener of cutOff) listener.call(app.server, error, socket);
  });
}
