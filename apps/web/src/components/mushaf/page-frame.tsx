import type { CSSProperties, ReactNode } from "react";

import { useLinesDrawn } from "./use-lines-drawn.ts";

// A layer of its own: it is seen or not seen without a word of it being styled or painted again.
const SHOWN: CSSProperties = { willChange: "opacity" };
const WAITING: CSSProperties = {
  ...SHOWN,
  opacity: 0,
  position: "absolute",
  insetBlockStart: 0,
  blockSize: "100%",
  overflow: "clip",
};

type FrameProps = {
  isShown: boolean;
  className: string;
  /** With so many of its first lines. */
  children: (drawn: number) => ReactNode;
};

/** Around a page; one that waits is painted already, so that a turn only has to show it. */
export function PageFrame({ isShown, className, children }: FrameProps) {
  const drawn = useLinesDrawn(isShown);
  return (
    <div
      inert={!isShown}
      aria-hidden={isShown ? undefined : true}
      style={isShown ? SHOWN : WAITING}
      className={className}
    >
      {children(drawn)}
    </div>
  );
}
