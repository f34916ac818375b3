import { paths } from "../../config/paths.ts";

/** The public header, in its order. */
export const PUBLIC_LINKS = [
  { to: paths.about, key: "nav.about" },
  { to: paths.programs, key: "nav.programs" },
  { to: paths.curriculum, key: "nav.curriculum" },
  { to: paths.terms, key: "nav.terms" },
  { to: paths.pricing, key: "nav.pricing" },
] as const;
