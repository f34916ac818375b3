type Piece = { controller: AbortController; ended: Promise<unknown> };

const arriving = new Map<string, Piece>();

/**
 * Ends the piece that is arriving, if there is one. A line that broke can look open here for minutes: whoever asks
 * anew where to go on, or sends on, is its owner on a new line.
 */
export async function endPiece(id: string): Promise<void> {
  const piece = arriving.get(id);
  piece?.controller.abort();
  await piece?.ended;
}

/**
 * Takes in a piece so that another, coming to this process, can end it and need not wait until its lease has run out.
 * Ended are all that are arriving, also those that come at the same moment.
 */
export async function withEnd<Result>(
  id: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  while (arriving.has(id)) await endPiece(id);
  const controller = new AbortController();
  const working = work(controller.signal);
  const piece = { controller, ended: working.catch(() => {}) };
  arriving.set(id, piece);
  return working.finally(() => {
    if (arriving.get(id) === piece) arriving.delete(id);
  });
}
