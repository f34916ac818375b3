import { useId } from "react";

const STAR =
  "M32 0L41.37 9.37L54.63 9.37L54.63 22.63L64 32L54.63 41.37L54.63 54.63L41.37 54.63L32 64L22.63 54.63L9.37 54.63L9.37 41.37L0 32L9.37 22.63L9.37 9.37L22.63 9.37Z";

const SKIES = {
  dawn: [
    "[stop-color:#123F3A] dark:[stop-color:#0A201F]",
    "[stop-color:#3E7A68] dark:[stop-color:#1D4A42]",
    "[stop-color:#E0B060] dark:[stop-color:#9A6F2C]",
    "[stop-color:#F2D9A6] dark:[stop-color:#C79A4E]",
  ],
  dusk: [
    "[stop-color:#17365A] dark:[stop-color:#0D2036]",
    "[stop-color:#1F4E79] dark:[stop-color:#173A5A]",
    "[stop-color:#7C9CB4] dark:[stop-color:#3D5F7A]",
    "[stop-color:#E9D7B4] dark:[stop-color:#8B7B5A]",
  ],
  room: [
    "[stop-color:#0E3A34] dark:[stop-color:#0A2421]",
    "[stop-color:#0E5C4A] dark:[stop-color:#0D3F35]",
    "[stop-color:#0E5C4A] dark:[stop-color:#0D3F35]",
    "[stop-color:#0B4438] dark:[stop-color:#0A2F28]",
  ],
  paper: [
    "[stop-color:#EBDDBC] dark:[stop-color:#17362F]",
    "[stop-color:#F2E8CF] dark:[stop-color:#1C4038]",
    "[stop-color:#F2E8CF] dark:[stop-color:#1C4038]",
    "[stop-color:#E3CF9F] dark:[stop-color:#15302A]",
  ],
} as const;

const STOPS = ["0", "0.55", "0.82", "1"] as const;

type SceneSkyProps = { sky: keyof typeof SKIES; d: string; hasStars?: boolean };

/** A ground of light behind a scene: a gradient, with the star lattice in it as a hairline. */
export function SceneSky({ sky, d, hasStars = true }: SceneSkyProps) {
  const gradient = useId();
  const lattice = useId();
  return (
    <>
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          {STOPS.map((offset, stop) => (
            <stop key={offset} offset={offset} className={SKIES[sky][stop]} />
          ))}
        </linearGradient>
        <pattern id={lattice} width="64" height="64" patternUnits="userSpaceOnUse">
          <path d={STAR} className="stroke-[#F4EFE2]" strokeOpacity="0.06" strokeWidth="1.5" />
        </pattern>
      </defs>
      <path d={d} fill={`url(#${gradient})`} />
      {hasStars && <path d={d} fill={`url(#${lattice})`} />}
    </>
  );
}
