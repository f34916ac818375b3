import { Path, Svg } from "@react-pdf/renderer";

import { CONTENT_WIDTH, EMERALD, LINE, SAFFRON } from "./palette.ts";

const TILE = 17;
const TILES = Math.floor(CONTENT_WIDTH / TILE);

/** The institute's two arches, one within the other. */
export function ArchMark() {
  return (
    <Svg viewBox="0 0 30 34" style={{ width: 22, height: 25 }}>
      <Path
        d="M2 33V15C2 8 8 3.5 15 1c7 2.5 13 7 13 14v18M8 33V17c0-4.5 3.5-7.5 7-9 3.5 1.5 7 4.5 7 9v16"
        stroke={EMERALD}
        strokeWidth={1.75}
        fill="none"
      />
    </Svg>
  );
}

/** A band of eight-fold stars, two squares the one turned by an eighth, above the hairline of saffron. */
export function StarBand() {
  const offset = (CONTENT_WIDTH - TILES * TILE) / 2;
  const [half, far] = [TILE * 0.34, TILE * 0.34 * Math.SQRT2];
  const stars = Array.from({ length: TILES }, (_, at) => {
    const [x, y] = [offset + (at + 0.5) * TILE, TILE / 2];
    const square = `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}Z`;
    return `${square}M${x - far} ${y}l${far} ${-far}l${far} ${far}l${-far} ${far}Z`;
  });
  return (
    <Svg
      viewBox={`0 0 ${CONTENT_WIDTH} ${TILE}`}
      style={{ width: CONTENT_WIDTH, height: TILE, marginTop: 10, marginBottom: 16 }}
    >
      <Path d={stars.join("")} stroke={LINE} strokeWidth={0.7} fill="none" />
      <Path
        d={`M0 ${TILE - 0.4}H${CONTENT_WIDTH}`}
        stroke={SAFFRON}
        strokeWidth={0.8}
        fill="none"
      />
    </Svg>
  );
}
