import { ArchFrame } from "./arch-frame.tsx";
import { SceneSky } from "./scene-sky.tsx";

const RULES = [246, 286, 326, 366, 406].map((y) => `M112 ${y}H348`);
const DOTS = [0, 1, 2, 3, 4].map((n) => `M${176 + n * 26} 410l11 9-11 9-11-9z`);

/** A nun as a calligrapher practises it: drawn once, and measured in dots of the same pen. */
function Sheet() {
  return (
    <g transform="rotate(-4 230 300)">
      <path d="M84 162L360 142L374 446H98Z" className="fill-[#DCC794] dark:fill-[#B9A777]" />
      <path
        d="M92 150H368V446H92Z"
        className="fill-[#FFFDF6] stroke-[#16302B] dark:fill-[#EFE6CF]"
        strokeOpacity="0.25"
      />
      <path d="M104 162H356V204H104Z" className="fill-[#0E5C4A] stroke-[#C98A1B]" strokeWidth="2" />
      <path
        d="M124 183H336"
        className="stroke-[#E0B060]"
        strokeWidth="10"
        strokeDasharray="10 18"
        strokeOpacity="0.5"
      />
      <path d="M220 173H240V193H220ZM230 169l14 14-14 14-14-14z" className="fill-[#E0B060]" />
      <path d={RULES.join("")} className="stroke-[#C98A1B]" strokeOpacity="0.35" />
      <path
        d="M146 282C132 316 142 362 196 380C258 397 308 360 304 282L285 264C292 326 258 356 212 350C170 343 158 318 165 288Z"
        className="fill-[#16302B]"
      />
      <path d="M226 268l17 17-17 17-17-17z" className="fill-[#16302B]" />
      <path d={DOTS.join("")} className="fill-[#C98A1B]" fillOpacity="0.75" />
    </g>
  );
}

function ReedPen() {
  return (
    <g>
      <path d="M288 268l12-36 92-132 24 16-92 132-30 26z" className="fill-[#B87C2A]" />
      <path d="M312 240l92-132 12 8-92 132-30 26z" className="fill-[#96621D]" />
      <path d="M288 268l12-36 24 16-30 26zM300 232" className="fill-[#7A4E17]" />
      <path d="M288 268l3-11 10 7-9 8z" className="fill-[#16302B]" />
      <path
        d="M340 172l24 16M346 163l24 16M382 112l24 16M290 266l14-20"
        className="stroke-[#6A4212]"
        strokeWidth="2"
      />
    </g>
  );
}

function Inkwell() {
  return (
    <g>
      <path d="M42 484H168L176 496H34Z" className="fill-[#0B3A31] dark:fill-[#061C17]" />
      <path
        d="M58 436c0-18 14-27 28-31v-15h40v15c14 4 28 13 28 31l-8 50H66z"
        className="fill-[#1F4E79] stroke-[#C98A1B] dark:fill-[#2A5F8E]"
      />
      <path d="M82 380h48v12H82zM66 474h80l-2 12H68z" className="fill-[#C98A1B]" />
      <path d="M90 380c4-8 28-8 32 0z" className="fill-[#16302B]" />
      <path
        d="M70 440c0-11 7-18 18-22"
        className="stroke-[#F4EFE2]"
        strokeOpacity="0.7"
        strokeWidth="2.5"
      />
      <path
        d="M106 424l6 6h8v8l6 6-6 6v8h-8l-6 6-6-6h-8v-8l-6-6 6-6v-8h8z"
        className="fill-[#17365A] stroke-[#F2D9A6]"
      />
    </g>
  );
}

/** A reed pen that has just written a nun, its sheet and its inkwell. */
export function PenScene({ className }: { className: string }) {
  return (
    <ArchFrame className={className}>
      <SceneSky sky="paper" d="M0 0H460V530H0Z" />
      <path d="M0 426H460V530H0Z" className="fill-[#0E5C4A] dark:fill-[#0B3A31]" />
      <path
        d="M0 436H460"
        className="stroke-[#C98A1B]"
        strokeOpacity="0.5"
        strokeWidth="7"
        strokeDasharray="7 9"
      />
      <path
        d="M0 426H460M0 446H460"
        className="stroke-[#C98A1B]"
        strokeOpacity="0.8"
        strokeWidth="1.5"
      />
      <Sheet />
      <ReedPen />
      <Inkwell />
    </ArchFrame>
  );
}
