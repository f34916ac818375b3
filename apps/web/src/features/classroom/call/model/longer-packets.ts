/** A voice in packets of sixty milliseconds: a third of the headers of the usual twenty, for forty more of delay. */
const PACKET_MS = 60;

/** What the other side says of its voice, with packets as they are wanted here: who sends keeps to it. */
export function withLongerPackets(sdp: string): string {
  const [head = "", ...parts] = sdp.split(/(?=^m=)/m);
  const asked = parts.map((part) => {
    if (!part.startsWith("m=audio")) return part;
    const own = part.replaceAll(/^a=(?:max)?ptime:.*\r?\n/gm, "").replace(/(?<!\n)$/, "\r\n");
    return `${own}a=ptime:${PACKET_MS}\r\n`;
  });
  return [head, ...asked].join("");
}
