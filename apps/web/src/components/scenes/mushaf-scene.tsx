import { ArchFrame } from "./arch-frame.tsx";
import { archPath } from "./arch-path.ts";
import { HangingLamp } from "./hanging-lamp.tsx";
import { SceneSky } from "./scene-sky.tsx";

const NICHE = archPath({ centre: 230, halfWidth: 140, top: 92, spring: 240, bottom: 470 });
const LINES = [0, 1, 2, 3, 4].map((n) => {
  const y = 336 + n * 11;
  const x = 122 - n * 1.6;
  return `M${x} ${y}C152 ${y - 6} 190 ${y - 4} 212 ${y + 9}M${460 - x} ${y}C308 ${y - 6} 270 ${y - 4} 248 ${y + 9}`;
});

function Niche() {
  return (
    <>
      <SceneSky sky="dawn" d={NICHE} />
      <path
        d={NICHE}
        className="stroke-[#C98A1B]"
        strokeWidth="12"
        strokeOpacity="0.4"
        strokeDasharray="12 12"
      />
      <path d={NICHE} className="stroke-[#E0B060]" strokeWidth="1.5" />
      <path
        d="M76 250h26v220H76zM358 250h26v220h-26zM72 236h34v14H72zM354 236h34v14h-34z"
        className="fill-[#0B3A31] stroke-[#C98A1B] dark:fill-[#082721]"
      />
      <path
        d="M89 262V458M371 262V458"
        className="stroke-[#C98A1B]"
        strokeOpacity="0.6"
        strokeWidth="6"
        strokeDasharray="6 12"
      />
    </>
  );
}

function Stand() {
  return (
    <>
      <path d="M96 404L138 392L322 492H268Z" className="fill-[#8A5A1E] dark:fill-[#74491A]" />
      <path d="M364 404L322 392L138 492H192Z" className="fill-[#A66F26] dark:fill-[#8E5E22]" />
      <path d="M230 424l10 8-10 8-10-8zM200 440l10 8-10 8-10-8z" className="fill-[#E0B060]" />
    </>
  );
}

function OpenBook() {
  return (
    <>
      <path
        d="M230 350C204 330 146 324 84 338L70 414C136 400 202 404 230 428C258 404 324 400 390 414L376 338C314 324 256 330 230 350Z"
        className="fill-[#0E5C4A] stroke-[#C98A1B]"
      />
      <g className="fill-[#FBF6E9] dark:fill-[#EDE3CB]">
        <path d="M230 338C204 318 150 312 96 326L84 402C142 389 202 394 230 416Z" />
        <path d="M230 338C256 318 310 312 364 326L376 402C318 389 258 394 230 416Z" />
      </g>
      <path
        d="M222 345C196 326 152 321 104 332L94 392C144 381 200 385 222 400ZM238 345C264 326 308 321 356 332L366 392C316 381 260 385 238 400Z"
        className="stroke-[#C98A1B]"
        strokeWidth="1.5"
      />
      <path
        d={LINES.join("")}
        className="stroke-[#16302B]"
        strokeOpacity="0.5"
        strokeWidth="2.5"
        strokeDasharray="17 3 9 3"
      />
      <path d="M111 352l6 6-6 6-6-6zM349 352l6 6-6 6-6-6z" className="fill-[#C98A1B]" />
      <path d="M230 338V416" className="stroke-[#16302B]" strokeOpacity="0.3" strokeWidth="1.5" />
      <path d="M234 408V446l-4-5-4 5V408z" className="fill-[#A8452E]" />
    </>
  );
}

/** An open mushaf on its stand, in a niche, under a lamp. */
export function MushafScene({ className }: { className: string }) {
  return (
    <ArchFrame className={className}>
      <SceneSky sky="room" d="M0 0H460V530H0Z" />
      <Niche />
      <HangingLamp x={230} from={92} to={196} size={1.2} />
      <path d="M0 470H460V530H0Z" className="fill-[#16302B] dark:fill-[#081512]" />
      <path
        d="M0 478H460"
        className="stroke-[#C98A1B]"
        strokeOpacity="0.5"
        strokeWidth="7"
        strokeDasharray="7 9"
      />
      <path d="M0 470H460M0 486H460" className="stroke-[#C98A1B]" strokeOpacity="0.7" />
      <Stand />
      <OpenBook />
    </ArchFrame>
  );
}
