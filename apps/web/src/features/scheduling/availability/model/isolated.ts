/** A name in a sentence of another script keeps to itself, as <bdi> would have it. */
export function isolated(name: string) {
  return `\u2068${name}\u2069`;
}
