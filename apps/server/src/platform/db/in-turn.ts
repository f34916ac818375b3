const lines = new Map<string, Promise<unknown>>();

/**
 * One at a time for a name, in the order of coming, within this process: who waits here holds no connection, so that
 * a crowd on one name leaves the pool to everyone else. What is right is still decided by locks in the database.
 */
export function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (lines.get(name) ?? Promise.resolve()).then(work);
  const done = mine.then(
    () => {},
    () => {},
  );
  lines.set(name, done);
  void done.then(() => {
    if (lines.get(name) === done) lines.delete(name);
  });
  return mine;
}

const underWay = new Map<string, Promise<unknown>>();

/**
 * For a thing that only one can have, within this process: the first who finds it still there works for it; those who
 * come meanwhile wait, and then look all at once whether they are too late. If it is still there, one of them tries.
 */
export async function unlessTooLate<Result>(
  name: string,
  tooLate: () => Promise<Result | undefined>,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let first = underWay.get(name); first; first = underWay.get(name)) {
    await first.catch(() => {});
    const answer = await tooLate();
    if (answer !== undefined) return answer;
  }
  const mine = tooLate().then((answer) => answer ?? work());
  underWay.set(name, mine);
  return mine.finally(() => underWay.delete(name));
}
