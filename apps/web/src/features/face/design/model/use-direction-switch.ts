import { useEffect, useState } from "react";

import type { directionOf } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";

export type TextDirection = ReturnType<typeof directionOf>;

/** The direction of the whole document, so that what opens above the page turns with it: the language's until chosen otherwise. */
export function useDirectionSwitch() {
  const { direction: ofLanguage } = useLanguage();
  const [chosen, setChosen] = useState<TextDirection>();
  const direction = chosen ?? ofLanguage;
  useEffect(() => {
    document.documentElement.dir = direction;
    return () => {
      document.documentElement.dir = ofLanguage;
    };
  }, [direction, ofLanguage]);
  return { direction, setDirection: setChosen };
}
