import type { Wish, WishProgramme } from "@riwaq/contracts/people/wishes";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatList } from "../../lib/format.ts";

/** What is sought, in one line; undefined where nothing is said. */
export function useWishWords() {
  const { t } = useTranslation(["wishes", "errors"]);
  const { language } = useLanguage();
  return (wish: Wish | null, programmes: readonly WishProgramme[]): string | undefined => {
    if (!wish) return undefined;
    const programme = programmes.find(({ id }) => id === wish.programme_id);
    const level = programme?.levels.find(({ id }) => id === wish.level_id);
    const days = wish.days.map((day) => t(`errors:day_${day as 0}`));
    const parts = wish.parts.map((part) => t(`parts.${part}`));
    const words = [
      programme?.name[language],
      level?.name[language],
      days.length > 0 ? formatList(days, language) : undefined,
      parts.length > 0 ? formatList(parts, language) : undefined,
    ];
    return words.filter((word) => word !== undefined).join(" · ");
  };
}
