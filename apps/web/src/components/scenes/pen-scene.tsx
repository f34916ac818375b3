import { ArchFrame } from "./arch-frame.tsx";
import { SceneSky } from "./scene-sky.tsx";

const RULES = [196, 236, 276, 316, 356, 396].map((y) => `M112 ${y}H348`);

function Sheet() {
  return (
    <g transform="rotate(-4 230 300)">
      <path d="M92 150H368V446H92Z" className="fill-[#FFFDF6] dark:fill-[#EFE6CF]" />
      <path d="M92 150H368V446H92Z" className="stroke-[#16302B]" strokeOpacity="0.25" />
      <path d={RULES.join("")} className="stroke-[#C98A1B]" strokeOpacity="0.35" />
      <path
        d="M146 262C132 300 142 352 196 370C258 388 308 346 304 262L287 246C292 314 258 346 212 340C170 333 158 304 165 270Z"
        className="fill-[#16302B]"
      />
      <path d="M226 258l19 19-19 19-19-19z" className="fill-[#0E5C4A]" />
    </g>
  );
}

function ReedPen() {
  return (
    <g>
      <path d="M290 258l10-30 92-132 22 15-92 132-26 20z" className="fill-[#B87C2A]" />
      <path d="M290 258l10-30 22 15-26 20z" className="fill-[#7A4E17]" />
      <path d="M392 96l22 15" className="stroke-[#7A4E17]" strokeWidth="3" />
      <path d="M346 162l22 15M352 153l22 15" className="stroke-[#7A4E17]" strokeOpacity="0.7" />
    </g>
  );
}

function Inkwell() {
  return (
    <g>
      <path
        d="M66 432c0-16 12-24 26-28v-14h40v14c14 4 26 12 26 28v48H66z"
        className="fill-[#1F4E79] dark:fill-[#2A5F8E]"
      />
      <path d="M86 384h52v10H86z" className="fill-[#C98A1B]" />
      <path
        d="M80 440c0-10 6-16 16-20"
        className="stroke-[#F4EFE2]"
        strokeOpacity="0.6"
        strokeWidth="2"
      />
      <path
        d="M112 438l6 6h8v8l6 6-6 6v8h-8l-6 6-6-6h-8v-8l-6-6 6-6v-8h8z"
        className="stroke-[#F2D9A6]"
        strokeOpacity="0.7"
      />
    </g>
  );
}

/** A reed pen that has just written a nun, its sheet and its inkwell. */
export function PenScene({ className }: { className: string }) {
  return (
    <ArchFrame className={className}>
      <SceneSky sky="paper" d="M0 0H460V530H0Z" />
      <path d="M0 420H460V530H0Z" className="fill-[#0E5C4A] dark:fill-[#0B3A31]" />
      <path d="M0 420H460" className="stroke-[#C98A1B]" strokeOpacity="0.7" strokeWidth="1.5" />
      <Sheet />
      <ReedPen />
      <Inkwell />
    </ArchFrame>
  );
}
