import type { FreeSlots } from "@riwaq/contracts/people/teachers";
import { WEEKS_AHEAD } from "@riwaq/domain/scheduling/series/series";
import { toWall } from "@riwaq/domain/time/zone";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { freeSlotsQuery } from "../../../lib/free-slots.ts";
import { useReaderZone } from "../../../lib/own-profile.ts";
import { useCity } from "../../../lib/use-city.ts";
import { useCurrentMinute } from "../../../lib/use-current-minute.ts";
import { addDays, boundsOf, daysOf, sevenDaysFrom } from "../../../lib/week-slots.ts";
import { Button } from "../../ui/button.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { SlotWeek } from "./slot-week.tsx";
import { WeekSteps } from "./week-steps.tsx";

type SlotPickerProps = {
  teacherId: string;
  /** Whose own lessons are left out. */
  studentId?: string | undefined;
  lengthMinutes: number;
  /** A lesson that is to be moved: the hour that it has counts as free, and only its very start is not offered. */
  moved?: { id: string; startsAt: string } | undefined;
  isChosen?: (start: string) => boolean;
  /** Given the instant; without it the week is only shown. */
  onChoose?: ((start: string) => void) | undefined;
};

const nothing = () => false;

type WeekProps = SlotPickerProps & { readerZone: string };

function ClocksNote({ readerZone, otherZone }: { readerZone: string; otherZone: string }) {
  const { t } = useTranslation("lessons");
  const cityOf = useCity();
  const city = cityOf(readerZone);
  return (
    <p className="text-ink-muted">
      {otherZone === readerZone
        ? t("slots.hoursOne", { city })
        : t("slots.hoursTwo", { city, other: cityOf(otherZone) })}
    </p>
  );
}

function NoneFree({ onNext }: { onNext: (() => void) | undefined }) {
  const { t } = useTranslation("lessons");
  return (
    <div className="space-y-3 rounded-md border border-line px-4 py-8 text-center">
      <p className="text-ink-muted">{t("slots.none")}</p>
      {onNext && (
        <Button variant="outline" onClick={onNext}>
          {t("slots.next")}
        </Button>
      )}
    </div>
  );
}

function withoutStartOf(moved: SlotPickerProps["moved"], slots: string[]) {
  return moved ? slots.filter((slot) => Date.parse(slot) !== Date.parse(moved.startsAt)) : slots;
}

/** The week on show: until somebody turns the page, the present one, or the next where nothing of it is left. */
function useWeek(
  asked: Pick<SlotPickerProps, "teacherId" | "studentId" | "lengthMinutes" | "moved">,
  zone: string,
) {
  const { moved, ...question } = asked;
  const [turned, setWeek] = useState<number>();
  const today = toWall(useCurrentMinute(), zone).date;
  const datesOf = (week: number) => sevenDaysFrom(addDays(today, week * 7));
  const questionOf = (week: number) => ({
    ...freeSlotsQuery({ ...question, exceptId: moved?.id, ...boundsOf(datesOf(week), zone) }),
    select: (found: FreeSlots) => ({ ...found, slots: withoutStartOf(moved, found.slots) }),
  });
  const present = useQuery({ ...questionOf(0), enabled: turned === undefined });
  const week = turned ?? (present.data?.slots.length === 0 ? 1 : 0);
  return { week, setWeek, dates: datesOf(week), query: useQuery(questionOf(week)) };
}

function Weeks({ readerZone, isChosen = nothing, onChoose, ...asked }: WeekProps) {
  const { week, setWeek, dates, query } = useWeek(asked, readerZone);
  const otherZone = query.data?.teacher_zone;
  const onNext = week < WEEKS_AHEAD ? () => setWeek(week + 1) : undefined;
  return (
    <div className="@container space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <WeekSteps dates={dates} week={week} lastWeek={WEEKS_AHEAD} onWeek={setWeek} />
        {otherZone && <ClocksNote readerZone={readerZone} otherZone={otherZone} />}
      </div>
      <QueryView
        query={query}
        isEmpty={({ slots }) => slots.length === 0}
        empty={<NoneFree onNext={onNext} />}
      >
        {({ slots, teacher_zone }) => (
          <SlotWeek
            key={dates[0]}
            days={daysOf(slots, dates, readerZone)}
            choice={{ readerZone, otherZone: teacher_zone, isChosen, onChoose }}
          />
        )}
      </QueryView>
    </div>
  );
}

/** The free hours of a teacher, week by week, on the reader's clock with the teacher's beside. */
export function SlotPicker(props: SlotPickerProps) {
  const readerZone = useReaderZone();
  return readerZone ? <Weeks {...props} readerZone={readerZone} /> : <SkeletonRows />;
}
