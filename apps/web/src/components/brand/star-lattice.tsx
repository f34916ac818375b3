import { useId } from "react";

const STAR =
  "M32 0L41.37 9.37L54.63 9.37L54.63 22.63L64 32L54.63 41.37L54.63 54.63L41.37 54.63L32 64L22.63 54.63L9.37 54.63L9.37 41.37L0 32L9.37 22.63L9.37 9.37L22.63 9.37Z";

/** Eight-fold star geometry as a hairline ground; put it into a positioned parent, never behind text. */
export function StarLattice({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden className={className} width="100%" height="100%">
      <defs>
        <pattern id={id} width="64" height="64" patternUnits="userSpaceOnUse">
          <path d={STAR} fill="none" stroke="currentColor" strokeOpacity="0.06" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
