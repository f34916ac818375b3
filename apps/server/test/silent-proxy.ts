import { type AddressInfo, type Socket, connect, createServer } from "node:net";

/** Stands before a server on this machine and can fall silent: its lines stay open, and nothing goes through. */
export async function startSilentProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(target.port, target.host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => void (isSilent || to.write(bytes)));
      // A farewell comes through no better than anything else.
      from.on("close", () => {
        sockets.delete(from);
        if (!isSilent) to.destroy();
      });
      from.on("error", () => {});
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    fallSilent: () => void (isSilent = true),
    speak: () => void (isSilent = false),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
