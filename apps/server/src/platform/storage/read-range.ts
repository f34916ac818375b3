type Range = { start: number; end: number };

/**
 * A request's `Range`, of one part. Several parts, or what is no range, ask for the whole (RFC 9110, 14.2); a part that
 * is not there is `outside`.
 */
export function readRange(header: string | undefined, size: number): Range | "whole" | "outside" {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return "whole";
  // The last so many bytes.
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < start) return "whole";
  return start < size ? { start, end } : "outside";
}
