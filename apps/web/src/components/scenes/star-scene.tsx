import { ArchFrame } from "./arch-frame.tsx";
import { SceneSky } from "./scene-sky.tsx";

const CENTRE = "230 290";
const POINTS = [
  [120, 170, 3],
  [348, 190, 3.5],
  [96, 330, 2.5],
  [372, 350, 2.5],
  [160, 440, 3],
  [320, 450, 2.5],
  [230, 110, 3.5],
] as const;

/** A star chart: the eight-fold star within the circles of the sky. */
export function StarScene({ className }: { className: string }) {
  return (
    <ArchFrame className={className}>
      <SceneSky sky="dusk" d="M0 0H460V530H0Z" hasStars={false} />
      <g className="stroke-[#F2D9A6]" strokeWidth="1.5">
        {[70, 112, 154].map((radius) => (
          <circle key={radius} cx="230" cy="290" r={radius} strokeOpacity="0.55" />
        ))}
        <circle cx="230" cy="290" r="176" strokeOpacity="0.8" strokeDasharray="2 8" />
        {[0, 45, 90, 135].map((angle) => (
          <path
            key={angle}
            d="M230 136V444"
            strokeOpacity="0.3"
            transform={`rotate(${angle} ${CENTRE})`}
          />
        ))}
      </g>
      <g className="fill-[#E0B060]">
        <path d="M180 240H280V340H180Z" />
        <path d="M180 240H280V340H180Z" transform={`rotate(45 ${CENTRE})`} />
      </g>
      <circle cx="230" cy="290" r="32" className="fill-[#17365A] dark:fill-[#0D2036]" />
      <g className="fill-[#F8EFD8]">
        {POINTS.map(([x, y, r]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </ArchFrame>
  );
}
