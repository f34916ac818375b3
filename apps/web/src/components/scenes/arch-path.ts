type Arch = { centre: number; halfWidth: number; top: number; spring: number; bottom: number };

/** The institute's pointed arch as an SVG path: where it springs, where it meets, where it stands. */
export function archPath({ centre, halfWidth, top, spring, bottom }: Arch) {
  const rise = spring - top;
  const shoulder = spring - 0.51 * rise;
  const neck = 0.486 * halfWidth;
  const neckTop = top + 0.167 * rise;
  const [start, end] = [centre - halfWidth, centre + halfWidth];
  return [
    `M${start} ${bottom}V${spring}`,
    `C${start} ${shoulder} ${centre - neck} ${neckTop} ${centre} ${top}`,
    `C${centre + neck} ${neckTop} ${end} ${shoulder} ${end} ${spring}`,
    `V${bottom}Z`,
  ].join("");
}
