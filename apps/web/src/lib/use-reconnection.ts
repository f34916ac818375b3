import { useEffect, useEffectEvent } from "react";

import { afterPause } from "./after-pause.ts";

/** Tries again and again, at growing pauses and as soon as the browser is online, until it is stopped. */
export function useReconnection(isWanted: boolean, attempt: () => Promise<unknown>) {
  const tryOnce = useEffectEvent(attempt);
  useEffect(() => {
    if (!isWanted) return undefined;
    let failures = 1;
    let isStopped = false;
    const again = async () => {
      await tryOnce();
      failures += 1;
      if (!isStopped) endPause = afterPause(failures, () => void again());
    };
    let endPause = afterPause(failures, () => void again());
    return () => {
      isStopped = true;
      endPause();
    };
  }, [isWanted]);
}
