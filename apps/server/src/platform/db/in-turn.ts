import { isUnavailable } from "./database.ts";

/** Each line's last one: what it failed by, where the database was not there. */
const lines = new Map<string, Promise<unknown>>();

/**
 * One at a time for a name, in the order of coming, within this process: who waits here holds no connection, so that
 * a crowd on one name leaves the pool to everyone else. What is right is still decided by locks in the database. Where
 * that does not answer, who waits fails with the one ahead: otherwise each would wait for it anew, one after the other.
 */
export function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const mine = (lines.get(name) ?? Promise.resolve()).then((fault) => {
    if (fault) throw fault;
    return work();
  });
  const done = mine.then(() => undefined, outageOf);
  lines.set(name, done);
  void done.then(() => {
    if (lines.get(name) === done) lines.delete(name);
  });
  return mine;
}

const outageOf = (error: unknown) => (isUnavailable(error) ? error : undefined);

const underWay = new Map<string, Promise<unknown>>();

/**
 * For a thing that only one can have, within this process: the first who finds it still there works for it; those who
 * come meanwhile wait, and then look all at once whether they are too late. If it is still there, one of them tries.
 * Where the database is not there, they fail with the first.
 */
export async function unlessTooLate<Result>(
  name: string,
  tooLate: () => Promise<Result | undefined>,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let first = underWay.get(name); first; first = underWay.get(name)) {
    const fault = await first.then(() => undefined, outageOf);
    if (fault) throw fault;
    const answer = await tooLate();
    if (answer !== undefined) return answer;
  }
  const mine = tooLate().then((answer) => answer ?? work());
  underWay.set(name, mine);
  return mine.finally(() => underWay.delete(name));
}
