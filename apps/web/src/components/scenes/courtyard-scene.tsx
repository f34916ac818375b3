import { ArchFrame } from "./arch-frame.tsx";
import { archPath } from "./arch-path.ts";
import { HangingLamp } from "./hanging-lamp.tsx";
import { SceneSky } from "./scene-sky.tsx";

const CENTRES = [66, 230, 394];
const ARCHES = CENTRES.map((centre) =>
  archPath({ centre, halfWidth: 56, top: 318, spring: 386, bottom: 478 }),
);
const WALL = `M0 290H460V478H0Z${ARCHES.join("")}`;
const MERLONS = Array.from({ length: 16 }, (_, n) => `M${n * 30} 290l8-9v-9l7-8 7 8v9l8 9z`).join(
  "",
);
const PAVING = Array.from({ length: 11 }, (_, n) => `M${130 + n * 20} 478L${n * 120 - 370} 530`);

function Skyline() {
  return (
    <>
      <path
        d="M0 290V244h34v-12h40v20h58v-16h66v12h132v-22h44v14h86V290Z"
        className="fill-[#2F6F60] dark:fill-[#1B4A41]"
      />
      <g className="fill-[#164A41] dark:fill-[#286155]">
        <path d="M190 290v-34h8c0-40 26-58 60-80 34 22 60 40 60 80h8v34z" />
        <path d="M256 176v-12h4v12zM258 146a9 9 0 1 0 7 14 8 8 0 0 1-7-14z" />
        <path d="M126 290V206l-8-9v-6h8v-36l-6-7v-5h6v-14h24v14h6v5l-6 7v36h8v6l-8 9v84z" />
        <path d="M125 129c0-13 11-15 11-31h4c0 16 11 18 11 31z" />
      </g>
      <path
        d="M228 256c2-34 12-54 30-72M288 256c-2-34-12-54-30-72M258 256v-70M126 155h24M126 206h24"
        className="stroke-[#F2D9A6]"
        strokeOpacity="0.3"
      />
      <path
        d="M135 166h6v12h-6zM135 224h6v14h-6zM135 256h6v14h-6zM219 266h7v14h-7zM254 266h7v14h-7zM290 266h7v14h-7z"
        className="fill-[#E0A540]"
      />
    </>
  );
}

function Arcade() {
  return (
    <>
      <g className="fill-[#16302B] dark:fill-[#0A1B18]">
        <path d={WALL} fillRule="evenodd" />
        <path d={MERLONS} />
      </g>
      <g className="stroke-[#C98A1B]">
        <path d={ARCHES.join("")} strokeWidth="9" strokeOpacity="0.5" strokeDasharray="9 9" />
        <path d={ARCHES.join("")} strokeWidth="1.5" />
        <path d="M0 300H460M0 312H460" strokeOpacity="0.8" />
        <path d="M4 306H460" strokeWidth="4" strokeDasharray="4 12" strokeOpacity="0.8" />
      </g>
      {CENTRES.map((x) => (
        <HangingLamp key={x} x={x} from={318} to={372} size={x === 230 ? 0.68 : 0.52} />
      ))}
    </>
  );
}

/** The arcade around the courtyard at dawn, with a minaret and a dome behind its wall. */
export function CourtyardScene({ className }: { className: string }) {
  return (
    <ArchFrame className={className}>
      <SceneSky sky="dawn" d="M0 0H460V530H0Z" />
      <path d="M340 84a38 38 0 1 0 20 66 44 44 0 0 1-20-66z" className="fill-[#F2D9A6]" />
      <path
        d="M176 96v6M173 99h6M92 158v4M90 160h4M282 66v6M279 69h6M232 122v4M230 124h4M398 206v4M396 208h4M64 212v4M62 214h4"
        className="stroke-[#F8EFD8]"
        strokeWidth="1.5"
      />
      <Skyline />
      <Arcade />
      <path d="M0 478H460V530H0Z" className="fill-[#0E3A34] dark:fill-[#081512]" />
      <path d={`${PAVING.join("")}M0 494H460`} className="stroke-[#F2D9A6]" strokeOpacity="0.22" />
      <path
        d="M160 506L190 494H270L300 506L286 524H174Z"
        className="fill-[#16302B] stroke-[#C98A1B] dark:fill-[#0A1B18]"
      />
      <path d="M172 506L196 497H264L288 506L266 512H194Z" className="fill-[#5E93A0]" />
      <path
        d="M230 504V482M230 484C224 480 219 486 218 496M230 484C236 480 241 486 242 496"
        className="stroke-[#F8EFD8]"
      />
    </ArchFrame>
  );
}
