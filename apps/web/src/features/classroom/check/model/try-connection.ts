import { reachOf } from "@riwaq/domain/classroom/call/reach";
import type { FoundAddress, Reach } from "@riwaq/domain/classroom/call/reach";

export type Tried = {
  /** Or, where voices go by a media server, whether that answers. */
  reach: Reach | "forwarded" | "unreached";
  /** Of our server; null where it did not answer. */
  serverMs: number | null;
};

const GATHERED_WITHIN_MS = 6000;
const ANSWERED_WITHIN_MS = 8000;

/** The second of two questions: the first opened the line. */
async function askServer(): Promise<number | null> {
  const ask = async () => {
    const began = performance.now();
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    const answer = await fetch("/healthz", { cache: "no-store", signal });
    return answer.ok ? Math.round(performance.now() - began) : null;
  };
  try {
    await ask();
    return await ask();
  } catch {
    return null;
  }
}

/** The addresses that others could reach this browser by, as a call would find them. */
async function findAddresses(iceServers: RTCIceServer[]): Promise<FoundAddress[]> {
  const found: FoundAddress[] = [];
  const connection = new RTCPeerConnection({ iceServers });
  const gathered = new Promise<void>((resolve) => {
    setTimeout(resolve, GATHERED_WITHIN_MS);
    connection.addEventListener("icecandidate", ({ candidate }) => {
      if (!candidate) return resolve();
      // The last one says nothing but that it is the last.
      if (candidate.candidate) {
        found.push({ type: candidate.type ?? "host", address: candidate.address });
      }
    });
  });
  try {
    connection.createDataChannel("check");
    await connection.setLocalDescription();
    await gathered;
  } finally {
    connection.close();
  }
  return found;
}

/** It says nothing to a page of another site, but that it is there. */
async function askMediaServer(url: string): Promise<"forwarded" | "unreached"> {
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
  const asked = fetch(url.replace(/^ws/, "http"), { mode: "no-cors", cache: "no-store", signal });
  return asked.then(
    () => "forwarded",
    () => "unreached",
  );
}

type Ways = { iceServers: RTCIceServer[]; mediaServer?: string | null };

/** Whether our server answers, and whom a call could reach from here. Never fails: what cannot be asked reaches nobody. */
export async function tryConnection({ iceServers, mediaServer }: Ways): Promise<Tried> {
  const look = async () => reachOf(await findAddresses(iceServers).catch(() => []));
  const [serverMs, reach] = await Promise.all([
    askServer(),
    mediaServer ? askMediaServer(mediaServer) : look(),
  ]);
  return { serverMs, reach };
}
