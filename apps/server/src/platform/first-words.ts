/** On one line, cut between two words where it is longer. */
export function firstWords(text: string, max: number): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  return line.length <= max ? line : `${line.slice(0, max).replace(/\s\S*$/, "")}…`;
}
