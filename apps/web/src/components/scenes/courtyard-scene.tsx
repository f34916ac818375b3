import { ArchFrame } from "./arch-frame.tsx";
import { archPath } from "./arch-path.ts";
import { SceneSky } from "./scene-sky.tsx";

const ARCHES = [66, 230, 394].map((centre) =>
  archPath({ centre, halfWidth: 58, top: 322, spring: 388, bottom: 482 }),
);
const WALL = `M0 290H460V482H0Z${ARCHES.join("")}`;
const MERLONS = Array.from({ length: 16 }, (_, n) => `M${n * 30} 290l8-9v-9l7-8 7 8v9l8 9z`).join(
  "",
);
const PAVING = Array.from({ length: 11 }, (_, n) => `M${130 + n * 20} 482L${n * 120 - 370} 530`);

/** The arcade around the courtyard at dawn, with a minaret and a dome behind its wall. */
export function CourtyardScene({ className }: { className: string }) {
  return (
    <ArchFrame className={className}>
      <SceneSky sky="dawn" d="M0 0H460V530H0Z" />
      <path
        d="M318 104a34 34 0 1 0 18 60 40 40 0 0 1-18-60z"
        className="fill-[#F2D9A6] dark:fill-[#E9CF97]"
      />
      <g className="fill-[#1F574C] dark:fill-[#123A33]">
        <path d="M206 300v-38c0-34 24-56 52-74 28 18 52 40 52 74v38z" />
        <path d="M256 188v-20h4v20z" />
        <path d="M104 300V176l-8-8h8v-10h20v10h8l-8 8v124z" />
        <path d="M106 158c0-14 8-18 8-32 0 14 8 18 8 32z" />
      </g>
      <g className="fill-[#16302B] dark:fill-[#0A1B18]">
        <path d={WALL} fillRule="evenodd" />
        <path d={MERLONS} />
      </g>
      <g className="stroke-[#C98A1B]" strokeWidth="1.5" strokeOpacity="0.8">
        <path d="M0 302H460" />
        {ARCHES.map((d) => (
          <path key={d} d={d} strokeOpacity="0.55" />
        ))}
        <path d="M230 322v34" />
      </g>
      <circle cx="230" cy="374" r="34" className="fill-[#F2D9A6]" fillOpacity="0.28" />
      <path d="M222 356h16l5 12-7 18h-12l-7-18z" className="fill-[#C98A1B]" />
      <path d="M0 482H460V530H0Z" className="fill-[#0E3A34] dark:fill-[#081512]" />
      <path d={PAVING.join("")} className="stroke-[#F2D9A6]" strokeOpacity="0.22" />
      <path d="M0 498H460" className="stroke-[#F2D9A6]" strokeOpacity="0.22" />
    </ArchFrame>
  );
}
