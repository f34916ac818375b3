/** Undefined for what is no JSON: a schema then says what is wrong. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
