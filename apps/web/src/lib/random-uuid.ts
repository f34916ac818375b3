/** `crypto.randomUUID` is there on secure pages only; an institute may be tried out without a certificate. */
export function randomUuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const part = (start: number, end: number) => hex.slice(start, end);
  return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-a${part(17, 20)}-${part(20, 32)}`;
}
