import type { Notification } from "@riwaq/contracts/notifications/notifications";
import { filledIn } from "@riwaq/domain/notifications/wording";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { isolated, formatCivilDate, formatLongDate, formatTime } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";
import type { BellEntry } from "../model/bell-days.ts";

/** People's words keep their own direction within the sentence. */
const NAMES: ReadonlySet<string> = new Set([
  "teacher",
  "regular",
  "student",
  "students",
  "guardian",
  "title",
  "name",
  "device",
]);
const DATES: ReadonlySet<string> = new Set(["from", "to"]);
const MOMENTS: ReadonlySet<string> = new Set(["at", "until"]);
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

const lessonsIn = ({ params }: Notification) => Number(params["count"] ?? 1) || 1;

/** What the bell says of one thing, and of several of one kind, on the reader's clock. */
export function useWords(zone: string) {
  const { t } = useTranslation("notifications");
  const { language } = useLanguage();
  const city = useCity();

  function word([name, text]: [string, string]) {
    if (NAMES.has(name)) return [name, isolated(text)];
    if (DATES.has(name) && isDate(text)) return [name, formatCivilDate(text, language)];
    if (!MOMENTS.has(name) || Number.isNaN(Date.parse(text))) return [name, text];
    const day = formatLongDate(text, language, zone);
    const time = formatTime(text, language, zone);
    return [name, t("bell.moment", { day, time, city: isolated(city(zone)) })];
  }

  return {
    one: (notification: Notification) => {
      const words: Record<string, string> = Object.fromEntries(
        Object.entries(notification.params).map(word),
      );
      const count = lessonsIn(notification);
      // The institute's own words, where it has any: they are not looked for in the catalogue.
      const own = notification.wordings?.[language];
      if (own !== undefined) return filledIn(own, words);
      // A page that stayed open may be older than the server: what it has no words for is news of the institute.
      const defaultValue = t("events.institute");
      return t(`events.${notification.event}`, { ...words, count, defaultValue });
    },
    several: ({ first, all }: BellEntry) => {
      const isOfLessons = first.event.startsWith("lesson-");
      const count = isOfLessons ? all.reduce((sum, one) => sum + lessonsIn(one), 0) : all.length;
      const defaultValue = t("folded.institute", { count });
      return t(`folded.${first.event}`, { count, defaultValue });
    },
  };
}
