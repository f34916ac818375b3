import type { AddressInfo, Socket } from "node:net";

import { SMTPServer } from "smtp-server";

/** takes: with 250 · refuses: 550 to the address · postpones: 451 to the mail · hangs-up: after the mail, without a word. */
export type SmtpMood = "takes" | "refuses" | "postpones" | "hangs-up";

/** A mail server on this machine that keeps what it was given. */
export async function startFakeSmtp() {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let mood: SmtpMood = "takes";
  const fault = (responseCode: number) => Object.assign(new Error("not now"), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) => done(mood === "refuses" ? fault(550) : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (mood === "postpones") return done(fault(451));
        received.push(Buffer.concat(chunks).toString("utf8"));
        if (mood === "hangs-up") for (const socket of sockets) socket.destroy();
        else done();
        return undefined;
      });
    },
  });
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    is: (next: SmtpMood) => void (mood = next),
    close: () => new Promise<void>((resolve) => void server.close(resolve)),
  };
}
