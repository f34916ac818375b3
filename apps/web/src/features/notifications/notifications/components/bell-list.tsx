import type { Notification } from "@riwaq/contracts/notifications/notifications";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { type BellDay, bellDays } from "../model/bell-days.ts";
import { notificationsOf } from "../model/bell-list.ts";
import { BellEntry } from "./bell-entry.tsx";
import type { Bell } from "./use-bell.ts";

type Opening = { onOpen: (notification: Notification) => void };

function Day({ day, zone, onOpen }: Opening & { day: BellDay; zone: string }) {
  const { t } = useTranslation("notifications");
  const { language } = useLanguage();
  const name =
    day.day === "earlier" ? formatLongDate(day.first, language, zone) : t(`bell.${day.day}`);
  return (
    <section className="pb-2">
      <h3 className="px-2 pt-3 pb-1 font-sans text-sm font-semibold text-ink-muted">{name}</h3>
      <ul>
        {day.entries.map((entry) => (
          <li key={entry.all.at(-1)?.id}>
            <BellEntry entry={entry} zone={zone} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nothing() {
  const { t } = useTranslation("notifications");
  return (
    <div className="px-6 py-8 text-center">
      <p className="font-semibold">{t("bell.empty")}</p>
      <p className="text-sm text-ink-muted">{t("bell.emptyHint")}</p>
    </div>
  );
}

/** By day, newest first; older ones when they are asked for. */
export function BellList({ bell, onOpen }: Opening & { bell: Bell }) {
  const { t } = useTranslation("notifications");
  const zone = useReaderZone();
  const nowMs = useCurrentMinute();
  if (bell.data === undefined && bell.isError) {
    return <ErrorState onRetry={() => void bell.refetch()} />;
  }
  if (bell.data === undefined || zone === undefined) return <SkeletonRows />;
  const list = notificationsOf(bell.data);
  if (list.length === 0) return <Nothing />;
  return (
    <>
      {bellDays(list, zone, nowMs).map((day) => (
        <Day key={day.first} day={day} zone={zone} onOpen={onOpen} />
      ))}
      {bell.hasNextPage && (
        <Button
          variant="ghost"
          className="w-full"
          disabled={bell.isFetchingNextPage}
          aria-busy={bell.isFetchingNextPage}
          onClick={() => void bell.fetchNextPage()}
        >
          {t("bell.older")}
        </Button>
      )}
    </>
  );
}
