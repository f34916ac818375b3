import { toWall } from "@riwaq/domain/time/zone";

import { writtenDate } from "../../../../platform/pdf/dates.ts";
import { useReader } from "../../../../platform/pdf/reader.tsx";

/** An instant (ms) as the wall of `zone` shows it. */
export function useMoment(zone: string) {
  const { t, language } = useReader();
  return (atMs: number) => {
    const { date, time } = toWall(atMs, zone);
    return t("moment", { date: writtenDate(date, language), time: time.slice(0, 5) });
  };
}
