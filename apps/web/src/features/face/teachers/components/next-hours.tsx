import type { PublicTeacher } from "@riwaq/contracts/views/public-teachers";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatLongDate, formatTime, isolated } from "../../../../lib/format.ts";
import { nameOf } from "../../../../lib/public-names.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { bookingAddress } from "../model/booking-address.ts";

type NextHoursProps = {
  teacher: PublicTeacher;
  /** As whom the visitor registers; the page asks where it is not known. */
  role?: "S" | "P" | undefined;
  isShort?: boolean;
};

/** When a first lesson may be, on the visitor's clock; each leads through the registration to that very hour. */
export function NextHours({ teacher, role, isShort = false }: NextHoursProps) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const zone = deviceTimeZone();
  const { slug } = teacher;
  const cityOf = useCity();
  const [openedAt] = useState(() => Date.now());
  // The answer may be older than this view of it.
  const starts = teacher.next_hours.filter((start) => Date.parse(start) > openedAt);
  const name = isolated(nameOf(teacher, language));
  if (starts.length === 0) return <p className="text-sm text-ink-muted">{t("hours.none")}</p>;
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold">{t("hours.title")}</h3>
      <ul className={isShort ? "mt-1" : "mt-2 grid gap-x-3 sm:grid-cols-2 lg:grid-cols-1"}>
        {starts.map((start) => (
          <li key={start}>
            <Link
              to={paths.register}
              search={role ? { role } : {}}
              state={{ returnTo: bookingAddress(slug, start) }}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-line px-2 hover:border-primary hover:bg-primary-soft"
            >
              <span>
                <span className="sr-only">{t("hours.with", { name })} </span>
                {formatLongDate(start, language, zone)}
              </span>
              <time dateTime={start} className="font-semibold text-primary tabular-nums">
                {formatTime(start, language, zone)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-muted">{t("hours.clock", { city: cityOf(zone) })}</p>
    </div>
  );
}
