import { ArchFrame } from "./arch-frame.tsx";
import { SceneSky } from "./scene-sky.tsx";

const CENTRE = "230 290";
const SQUARE = "M178 238H282V342H178Z";
const ANGLES = [0, 45, 90, 135];
const POINTS = [
  [120, 170, 3.5],
  [176, 132, 2.5],
  [230, 110, 4],
  [348, 190, 4],
  [372, 350, 3],
  [320, 450, 3],
  [96, 330, 3],
  [160, 440, 3.5],
] as const;
const FIGURES = "M120 170L176 132L230 110M348 190L372 350L320 450M96 330L160 440";

/** The rings of an astrolabe, with their degrees. */
function Rings() {
  return (
    <g className="stroke-[#F2D9A6]" strokeWidth="1.5">
      <circle
        cx="230"
        cy="290"
        r="188"
        strokeWidth="8"
        strokeOpacity="0.35"
        strokeDasharray="1.5 6.700"
      />
      {[104, 146, 182, 194].map((radius) => (
        <circle key={radius} cx="230" cy="290" r={radius} strokeOpacity="0.5" />
      ))}
      {ANGLES.map((angle) => (
        <path
          key={angle}
          d="M230 108V472"
          strokeOpacity="0.25"
          transform={`rotate(${angle} ${CENTRE})`}
        />
      ))}
      <ellipse cx="230" cy="256" rx="112" ry="112" strokeOpacity="0.4" strokeDasharray="5 5" />
    </g>
  );
}

function EightfoldStar() {
  return (
    <>
      <g className="fill-[#E0B060]">
        <path d={SQUARE} />
        <path d={SQUARE} transform={`rotate(45 ${CENTRE})`} />
      </g>
      <g className="stroke-[#8A5A1E]" strokeWidth="1.5">
        <path d="M190 250H270V330H190Z" />
        <path d="M190 250H270V330H190Z" transform={`rotate(45 ${CENTRE})`} />
      </g>
      <circle
        cx="230"
        cy="290"
        r="33"
        className="fill-[#17365A] stroke-[#8A5A1E] dark:fill-[#0D2036]"
      />
      <path d="M229 270a20 20 0 1 0 19 27 20 20 0 0 1-19-27z" className="fill-[#F2D9A6]" />
    </>
  );
}

/** A star chart: the eight-fold star within the circles of the sky. */
export function StarScene({ className }: { className: string }) {
  return (
    <ArchFrame className={className}>
      <SceneSky sky="dusk" d="M0 0H460V530H0Z" />
      <Rings />
      <path d={FIGURES} className="stroke-[#F8EFD8]" strokeOpacity="0.7" />
      <EightfoldStar />
      <g className="fill-[#F8EFD8]">
        {POINTS.map(([x, y, r]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </ArchFrame>
  );
}
