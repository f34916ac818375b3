import { LESSON_FATES } from "@riwaq/domain/views/figures";
import { useTranslation } from "react-i18next";

import { PATTERNS } from "../model/lesson-parts.ts";

const TURNED = { rising: 45, falling: -45, upright: 0, full: 0, dots: 0 };

/** Of each thing that becomes of lessons: colour is not the only sign. */
export function FatePatterns() {
  return (
    <defs>
      {LESSON_FATES.map((fate) => {
        const { ground, mark, drawing } = PATTERNS[fate];
        return (
          <pattern
            key={fate}
            id={`fate-${fate}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${TURNED[drawing]})`}
          >
            <rect width="6" height="6" fill={ground} />
            {drawing === "dots" ? (
              <circle cx="3" cy="3" r="1.5" fill={mark} />
            ) : (
              <rect width="2" height="6" fill={mark} />
            )}
          </pattern>
        );
      })}
    </defs>
  );
}

/** Which pattern means what. */
export function FateLegend() {
  const { t } = useTranslation("figures");
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {LESSON_FATES.map((fate) => (
        <li key={fate} className="flex items-center gap-2">
          <svg aria-hidden width="18" height="14" className="shrink-0 border border-line-strong">
            <rect width="18" height="14" fill={`url(#fate-${fate})`} />
          </svg>
          {t(`columns.${fate}`)}
        </li>
      ))}
    </ul>
  );
}
