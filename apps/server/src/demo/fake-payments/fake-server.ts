import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Handle = (request: IncomingMessage, response: ServerResponse, body: string) => Promise<void>;

/** A provider's address on this machine alone. */
export class FakeServer {
  readonly #server;

  constructor(name: string, handle: Handle) {
    this.#server = createServer((request, response) => {
      textOf(request)
        .then((body) => handle(request, response, body))
        .catch((error: unknown) => {
          process.stderr.write(`The fake of ${name} failed: ${String(error)}\n`);
          response.destroy();
        });
    });
  }

  /** Where it listens. */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once("error", reject);
      this.#server.listen(port, "127.0.0.1", resolve);
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()));
  }
}

/** All that a request brought. */
export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
