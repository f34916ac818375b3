import { type IncomingHttpHeaders, createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A service on this machine that keeps what is posted to it and answers as it is told; undefined hangs up. */
export async function startFakeReceiver() {
  const received: Received[] = [];
  let answer: (request: Received) => number | undefined = () => 201;
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      const one = { method, path, headers, body: Buffer.concat(chunks) };
      received.push(one);
      const status = answer(one);
      if (status === undefined) request.socket.destroy();
      else reply.writeHead(status, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answers: (next: typeof answer) => void (answer = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
