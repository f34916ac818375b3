import { initialOf } from "@riwaq/domain/people/public-profiles/initial";
import { useId } from "react";

import { cn } from "../../lib/cn.ts";

const ARABIC = /\p{Script=Arabic}/u;

/** Points of an eight-pointed star around the middle, as two squares. */
const square = (size: number, turn: number) =>
  [0, 1, 2, 3]
    .map((corner) => {
      const angle = ((corner * 90 + turn) * Math.PI) / 180;
      return `${60 + size * Math.cos(angle)},${78 + size * Math.sin(angle)}`;
    })
    .join(" ");

/** Where somebody shows no picture: their letter in a star, beneath an arch, drawn by code. The name stands beside it. */
export function DrawnInitial({ name, className }: { name: string; className?: string }) {
  const id = useId();
  const letter = initialOf(name);
  const arch = "M4 150V62C4 32 34 14 60 3c26 11 56 29 56 59v88Z";
  return (
    <svg viewBox="0 0 120 150" aria-hidden className={cn("block", className)}>
      <defs>
        <clipPath id={id}>
          <path d={arch} />
        </clipPath>
      </defs>
      <path d={arch} className="fill-accent-soft" />
      <g clipPath={`url(#${id})`} fill="none" className="stroke-accent" strokeOpacity="0.35">
        {[74, 60].map((size) => (
          <g key={size}>
            <polygon points={square(size, 0)} />
            <polygon points={square(size, 45)} />
          </g>
        ))}
      </g>
      <g className="fill-surface stroke-accent" strokeWidth="1.25" strokeLinejoin="round">
        <polygon points={square(44, 0)} />
        <polygon points={square(44, 45)} stroke="none" />
        <polygon points={square(44, 45)} fill="none" />
        <polygon points={square(44, 0)} fill="none" />
      </g>
      <text
        x="60"
        y={ARABIC.test(letter) ? 90 : 93}
        textAnchor="middle"
        className="fill-primary font-display"
        fontSize={ARABIC.test(letter) ? 46 : 42}
      >
        {letter}
      </text>
    </svg>
  );
}
