import { ArchFrame } from "./arch-frame.tsx";
import { archPath } from "./arch-path.ts";
import { SceneSky } from "./scene-sky.tsx";

const NICHE = archPath({ centre: 230, halfWidth: 138, top: 96, spring: 240, bottom: 470 });
const LINES = [0, 1, 2, 3, 4].map((n) => {
  const y = 338 + n * 11;
  const x = 118 - n * 1.6;
  return `M${x} ${y}C152 ${y - 7} 192 ${y - 5} 216 ${y + 10}M${460 - x} ${y}C308 ${y - 7} 268 ${y - 5} 244 ${y + 10}`;
});

function Stand() {
  return (
    <g className="fill-[#8A5A1E] dark:fill-[#7A5220]">
      <path d="M112 402l26-7 178 84-32 6z" />
      <path d="M348 402l-26-7-178 84 32 6z" className="fill-[#A66F26] dark:fill-[#93642A]" />
    </g>
  );
}

function OpenBook() {
  return (
    <>
      <path
        d="M230 350C204 330 146 324 88 338L76 412C138 400 202 404 230 424C258 404 322 400 384 412L372 338C314 324 256 330 230 350Z"
        className="fill-[#C98A1B]"
      />
      <g className="fill-[#FBF6E9] dark:fill-[#EDE3CB]">
        <path d="M230 340C204 320 150 314 96 328L86 401C142 389 202 394 230 414Z" />
        <path d="M230 340C256 320 310 314 364 328L374 401C318 389 258 394 230 414Z" />
      </g>
      <path
        d={LINES.join("")}
        className="stroke-[#16302B]"
        strokeOpacity="0.42"
        strokeWidth="2.5"
      />
      <path d="M230 340V414" className="stroke-[#16302B]" strokeOpacity="0.3" strokeWidth="1.5" />
    </>
  );
}

/** An open mushaf on its stand, in a niche, under a lamp. */
export function MushafScene({ className }: { className: string }) {
  return (
    <ArchFrame className={className}>
      <SceneSky sky="room" d="M0 0H460V530H0Z" hasStars={false} />
      <SceneSky sky="dawn" d={NICHE} />
      <path d={NICHE} className="stroke-[#C98A1B]" strokeOpacity="0.7" strokeWidth="1.5" />
      <circle cx="230" cy="214" r="66" className="fill-[#F2D9A6]" fillOpacity="0.22" />
      <path d="M230 20V176" className="stroke-[#F2D9A6]" strokeOpacity="0.7" strokeWidth="1.5" />
      <path
        d="M218 176h24l6 10-6 8c12 6 18 16 18 26 0 14-12 24-30 28-18-4-30-14-30-28 0-10 6-20 18-26l-6-8z"
        className="fill-[#E0B060]"
      />
      <path
        d="M212 206c-6 8-6 20 2 30M248 206c6 8 6 20-2 30M230 202v44"
        className="stroke-[#8A5A1E]"
        strokeWidth="1.5"
      />
      <path d="M0 470H460V530H0Z" className="fill-[#16302B] dark:fill-[#081512]" />
      <path d="M0 470H460" className="stroke-[#C98A1B]" strokeOpacity="0.6" strokeWidth="1.5" />
      <Stand />
      <OpenBook />
    </ArchFrame>
  );
}
