import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import { useReducedMotion } from "../../lib/use-reduced-motion.ts";

export type CarouselSlide = { id: string; content: ReactNode };

const FREE = { isHovered: false, isFocused: false };

/** Which of `count` slides is shown. It turns by itself only while nobody points at it, uses it or has paused it. */
export function useCarousel(count: number, intervalMs: number | undefined) {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [hold, setHold] = useState(FREE);
  const canPlay = !useReducedMotion() && intervalMs !== undefined;
  const isPlaying = canPlay && !isPaused && !hold.isHovered && !hold.isFocused;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [isPlaying, index, count, intervalMs]);

  return {
    index,
    canPlay,
    isPlaying,
    isPaused,
    show: setIndex,
    move: (step: 1 | -1) => setIndex((index + step + count) % count),
    holdFor: (reason: Partial<typeof FREE>) => setHold((held) => ({ ...held, ...reason })),
    /** Whoever presses play is still on the button: that must not hold the slides. */
    togglePause: () => {
      if (isPaused) setHold(FREE);
      setIsPaused(!isPaused);
    },
  };
}

export type CarouselState = ReturnType<typeof useCarousel>;
