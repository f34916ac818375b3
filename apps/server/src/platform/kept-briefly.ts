type Kept<Value> = { value: Promise<Value>; until: number };

/**
 * What is found under a key stays for so long, counted from when it was asked for, and is looked for once by all who ask
 * meanwhile. A failure is not kept. Of more keys than the most, those that were asked for first are forgotten.
 */
export function keptBriefly<Value>({ ms, max }: { ms: number; max: number }) {
  const kept = new Map<string, Kept<Value>>();
  return (key: string, now: Date, find: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known && now.getTime() < known.until) return known.value;
    const one = { value: find(), until: now.getTime() + ms };
    kept.delete(key);
    kept.set(key, one);
    const [first] = kept.keys();
    if (kept.size > max && first !== undefined) kept.delete(first);
    one.value.catch(() => {
      if (kept.get(key) === one) kept.delete(key);
    });
    return one.value;
  };
}
