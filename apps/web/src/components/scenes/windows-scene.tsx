import { ArchFrame } from "./arch-frame.tsx";
import { archPath } from "./arch-path.ts";
import { SceneSky } from "./scene-sky.tsx";

const WEST = archPath({ centre: 132, halfWidth: 80, top: 138, spring: 236, bottom: 404 });
const EAST = archPath({ centre: 328, halfWidth: 80, top: 138, spring: 236, bottom: 404 });

function ZincRoofs() {
  return (
    <>
      <path
        d="M86 360c10-40 14-88 15-138h4c1 50 5 98 15 138h-9c-2-10-14-10-16 0zM92 322h22M95 296h16"
        className="fill-[#3E6485] stroke-[#3E6485] dark:fill-[#2B4E6C] dark:stroke-[#2B4E6C]"
      />
      <g className="fill-[#23405A] dark:fill-[#14293D]">
        <path d="M52 404v-46l10-24h44l8 24v46z" />
        <path d="M108 404v-74l12-34h60l12 34h22v74z" />
        <path d="M68 334v-22h12v22zM126 296v-26h10v26zM140 296v-18h10v18zM166 296v-30h10v30zM196 330v-16h9v16z" />
      </g>
      <path
        d="M124 300h52M118 330h74M60 358h54M144 340v64M170 340v64"
        className="stroke-[#7C9CB4]"
        strokeOpacity="0.4"
      />
      <path
        d="M66 312v-6h4v6zM74 312v-6h4v6zM129 270v-6h4v6zM169 266v-6h4v6z"
        className="fill-[#A8452E]"
      />
      <path
        d="M74 368h12v18H74zM127 310h12v16h-12zM155 310h12v16h-12zM124 350h13v22h-13zM152 350h13v22h-13zM178 350h12v22h-12zM152 382h13v22h-13z"
        className="fill-[#F2D9A6]"
      />
    </>
  );
}

function CairoRoofs() {
  return (
    <>
      <path
        d="M244 404v-66h30v-16h34v20h60v-26h44v88z"
        className="fill-[#2F6F60] dark:fill-[#1B4A41]"
      />
      <g className="fill-[#16302B] dark:fill-[#0A1B18]">
        <path d="M248 404v-36h28v-16h18v-14c0-22 15-33 30-44 15 11 30 22 30 44v14h16v14h42v38z" />
        <path d="M370 366V254l-6-7v-5h6v-26l-4-5v-4h4v-12h12v12h4v4l-4 5v26h6v5l-6 7v112z" />
        <path d="M369 195c0-10 5-14 5-26h4c0 12 5 16 5 26zM323 294v-10h3v10zM325 270a7 7 0 1 0 5 11 6 6 0 0 1-5-11z" />
        <path d="M262 368v-64l-5-6h5v-8h10v8h5l-5 6v64zM262 290c0-8 5-8 5-20 0 12 5 12 5 20z" />
      </g>
      <path
        d="M324 338v-38M308 338c0-16 6-28 16-36M340 338c0-16-6-28-16-36"
        className="stroke-[#F2D9A6]"
        strokeOpacity="0.25"
      />
      <path
        d="M258 378h8v14h-8zM282 364h8v12h-8zM304 362h8v20h-8zM320 362h8v20h-8zM336 362h8v20h-8zM392 378h8v14h-8zM374 228h4v8h-4zM374 282h4v10h-4z"
        className="fill-[#E0A540]"
      />
      <path d="M300 168a17 17 0 1 0 9 30 20 20 0 0 1-9-30z" className="fill-[#F2D9A6]" />
    </>
  );
}

/** Six in the evening in Paris is, as a rule, seven in Cairo. */
function Clocks() {
  return (
    <g className="stroke-[#F2D9A6]" strokeWidth="2" strokeLinecap="round">
      <circle cx="132" cy="466" r="27" />
      <circle cx="132" cy="466" r="21" strokeWidth="3" strokeDasharray="0 11" strokeOpacity="0.7" />
      <path d="M132 466v12M132 466v-18" />
      <path d="M170 466H290" strokeDasharray="1 9" strokeOpacity="0.7" />
      <g className="stroke-[#E0A540]">
        <circle cx="328" cy="466" r="27" />
        <circle
          cx="328"
          cy="466"
          r="21"
          strokeWidth="3"
          strokeDasharray="0 11"
          strokeOpacity="0.7"
        />
        <path d="M328 466l-6 10.400M328 466v-18" />
      </g>
    </g>
  );
}

/** A window onto Paris's roofs beside a window onto Cairo's. */
export function WindowsScene({ className }: { className: string }) {
  return (
    <ArchFrame className={className}>
      <SceneSky sky="room" d="M0 0H460V530H0Z" />
      <SceneSky sky="dusk" d={WEST} hasStars={false} />
      <ZincRoofs />
      <SceneSky sky="dawn" d={EAST} hasStars={false} />
      <CairoRoofs />
      <g className="stroke-[#C98A1B]">
        <path d={WEST + EAST} strokeWidth="10" strokeOpacity="0.35" strokeDasharray="10 10" />
        <path d={WEST + EAST} strokeWidth="3" />
        <path d="M38 408H226M234 408H422" strokeWidth="8" />
      </g>
      <Clocks />
    </ArchFrame>
  );
}
