import { ArchFrame } from "./arch-frame.tsx";
import { archPath } from "./arch-path.ts";
import { SceneSky } from "./scene-sky.tsx";

const WEST = archPath({ centre: 132, halfWidth: 78, top: 148, spring: 240, bottom: 404 });
const EAST = archPath({ centre: 328, halfWidth: 78, top: 148, spring: 240, bottom: 404 });

function ZincRoofs() {
  return (
    <>
      <g className="fill-[#23405A] dark:fill-[#142A3E]">
        <path d="M54 404v-52l10-26h44l8 26v52z" />
        <path d="M108 404v-76l12-32h58l12 32h20v76z" />
        <path d="M70 326v-18h10v18zM128 296v-24h9v24zM141 296v-18h9v18zM164 296v-28h9v28z" />
      </g>
      <g className="fill-[#F2D9A6]">
        <path d="M76 346h12v18H76zM128 316h13v20h-13zM156 316h13v20h-13zM128 356h13v22h-13z" />
      </g>
    </>
  );
}

function CairoRoofs() {
  return (
    <>
      <g className="fill-[#16302B] dark:fill-[#0A1B18]">
        <path d="M250 404v-40h28v-14h20v-16c0-20 14-32 28-42 14 10 28 22 28 42v16h14v14h38v40z" />
        <path d="M366 352V250l-6-6h6v-8h14v8h6l-6 6v102z" />
        <path d="M368 236c0-10 5-14 5-24 0 10 5 14 5 24z" />
        <path d="M325 292v-14h2v14z" />
      </g>
      <path d="M264 376h8v14h-8zM320 352h10v18h-10zM392 376h8v14h-8z" className="fill-[#E0B060]" />
    </>
  );
}

/** Six in the evening in Paris is seven in Cairo. */
function Clocks() {
  return (
    <g className="stroke-[#F2D9A6]" strokeWidth="2" strokeLinecap="round">
      <circle cx="132" cy="462" r="25" />
      <path d="M132 462v13M132 462v-17" />
      <circle cx="328" cy="462" r="25" className="stroke-[#E0A540]" />
      <path d="M328 462l-6.500 11.300M328 462v-17" className="stroke-[#E0A540]" />
      <path d="M168 462H292" strokeDasharray="1 9" strokeOpacity="0.7" />
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
      <g className="stroke-[#C98A1B]" strokeWidth="3">
        <path d={WEST} />
        <path d={EAST} />
        <path d="M40 406H224M236 406H420" strokeWidth="6" />
      </g>
      <Clocks />
    </ArchFrame>
  );
}
