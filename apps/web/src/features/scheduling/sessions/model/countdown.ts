/** 9:05, for what is left of a few minutes. */
export function countdown(leftMs: number) {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
