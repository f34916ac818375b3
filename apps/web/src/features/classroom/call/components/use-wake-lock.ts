import { useEffect } from "react";

/** Keeps the screen on while it is wanted. A browser takes it back whenever the page is out of sight, so it is asked for again. */
export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      // Refused where the battery is low: then the screen goes dark as ever.
      lock = await navigator.wakeLock.request().catch(() => null);
      if (isOver) void lock?.release();
    };
    void ask();
    const onSight = () => void ask();
    document.addEventListener("visibilitychange", onSight);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onSight);
      void lock?.release();
    };
  }, [isWanted]);
}
