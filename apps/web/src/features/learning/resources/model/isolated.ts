/** A title in a sentence of another script keeps to itself, as <bdi> would have it. */
export function isolated(title: string) {
  return `\u2068${title}\u2069`;
}
