import { useId } from "react";
import type { ReactNode } from "react";

import { archPath } from "./arch-path.ts";

const OPENING = archPath({ centre: 230, halfWidth: 210, top: 18, spring: 246, bottom: 528 });
const OUTLINE = archPath({ centre: 230, halfWidth: 226, top: 2, spring: 242, bottom: 540 });

/** The arch through which each scene is seen. The scenes are ornament: nothing in them is read out. */
export function ArchFrame({ className, children }: { className: string; children: ReactNode }) {
  const id = useId();
  return (
    <svg viewBox="0 0 460 530" fill="none" aria-hidden className={className}>
      <defs>
        <clipPath id={id}>
          <path d={OPENING} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id})`}>{children}</g>
      <path d={OPENING} className="stroke-[#16302B] dark:stroke-[#46635C]" strokeWidth="2" />
      <path d={OUTLINE} className="stroke-[#C98A1B]" strokeOpacity="0.7" />
    </svg>
  );
}
