import { startTransition, useEffect, useState } from "react";

const LINES = 15;
const AT_ONCE = 3;
/** A frame between them, in which a pointer or a voice has its turn. */
const PAUSE_MS = 20;

/** How many lines of a page are drawn: all that is read, and of one that waits some more after every frame. */
export function useLinesDrawn(isShown: boolean): number {
  const [drawn, setDrawn] = useState(isShown ? LINES : 0);
  if (isShown && drawn < LINES) setDrawn(LINES);
  useEffect(() => {
    if (drawn >= LINES) return undefined;
    const timer = setTimeout(() => {
      startTransition(() => setDrawn((before) => before + AT_ONCE));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drawn]);
  return drawn;
}
