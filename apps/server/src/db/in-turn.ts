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
