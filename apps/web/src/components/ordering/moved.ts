/** The ids with one of them a step further up (-1) or down (1); undefined where there is no such place. */
export function moved(ids: readonly string[], id: string, step: -1 | 1): string[] | undefined {
  const from = ids.indexOf(id);
  const to = from + step;
  if (from === -1 || to < 0 || to >= ids.length) return undefined;
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
