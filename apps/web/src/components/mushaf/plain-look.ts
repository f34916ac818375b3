import type { LookOf } from "./mushaf-line.tsx";

const PLAIN = { isSought: false, isHidden: false, isColoured: false };

/** Words to be read, and nothing else. */
export const plainLook: LookOf = () => PLAIN;
