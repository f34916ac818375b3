import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Dialog, DialogContent } from "../../../../components/ui/dialog.tsx";
import type { SettledChoice } from "../model/lesson-choice.ts";
import { firstDateOf, seriesFaults } from "../model/series-dates.ts";
import { hoursOn } from "../model/weekly-hours.ts";
import { AnchorField } from "./anchor-field.tsx";
import type { Anchor } from "./anchor-field.tsx";
import { SeriesDates } from "./series-dates.tsx";
import { SeriesPreview } from "./series-preview.tsx";
import type { SeriesRequest } from "./series-preview.tsx";
import { useFamilyZone } from "./use-family-zone.ts";
import { WeeklyHourList } from "./weekly-hour-list.tsx";

type SeriesPlanProps = {
  choice: SettledChoice;
  teacher: { id: string; time_zone: string };
  readerZone: string;
  /** At least one. */
  starts: readonly string[];
  onRemove: (start: string) => void;
  onBooked: () => void;
};

/** The dates and the wall of a series whose hours stand already. */
function useSeriesRequest({ choice, teacher, readerZone, starts }: SeriesPlanProps) {
  const [anchor, setAnchor] = useState<Anchor>("family");
  const [startsOn, setStartsOn] = useState<string>();
  const [endsOn, setEndsOn] = useState("");
  const { pupilId: studentId, lengthMinutes } = choice;
  const pair = { studentId, teacherId: teacher.id, lengthMinutes };
  const familyZone = useFamilyZone(pair, starts[0]) ?? readerZone;
  const anchorZone = anchor === "family" ? familyZone : teacher.time_zone;
  const request: SeriesRequest = {
    kind: "series",
    student_id: studentId,
    teacher_id: teacher.id,
    programme_id: choice.programmeId,
    anchor_zone: anchorZone,
    times: hoursOn(starts, anchorZone),
    length_minutes: lengthMinutes,
    starts_on: startsOn ?? firstDateOf(starts, anchorZone),
    ends_on: endsOn === "" ? null : endsOn,
  };
  return { request, familyZone, anchor, setAnchor, setStartsOn, setEndsOn };
}

/** A series to be: its hours, from when until when, and on whose clock it stays. */
export function SeriesPlan(props: SeriesPlanProps) {
  const { t } = useTranslation("booking");
  const { teacher, readerZone, starts, onRemove, onBooked } = props;
  const { request, familyZone, anchor, ...set } = useSeriesRequest(props);
  const [shown, setShown] = useState<SeriesRequest>();
  const faults = seriesFaults(request);
  return (
    <section aria-label={t("series.title")} className="space-y-5 border-t border-line pt-6">
      <h3>{t("series.title")}</h3>
      <WeeklyHourList
        starts={starts}
        readerZone={readerZone}
        otherZone={teacher.time_zone}
        onRemove={onRemove}
      />
      <SeriesDates request={request} onStart={set.setStartsOn} onEnd={set.setEndsOn} />
      <AnchorField
        familyZone={familyZone}
        teacherZone={teacher.time_zone}
        value={anchor}
        onChoose={set.setAnchor}
      />
      <Button
        className="w-full sm:w-auto"
        disabled={faults.startsOn.length + faults.endsOn.length > 0}
        onClick={() => setShown(request)}
      >
        {t("series.preview")}
      </Button>
      <SeriesDialog
        shown={shown}
        readerZone={readerZone}
        otherZone={teacher.time_zone}
        onClose={() => setShown(undefined)}
        onBooked={onBooked}
      />
    </section>
  );
}

type SeriesDialogProps = {
  shown: SeriesRequest | undefined;
  readerZone: string;
  otherZone: string;
  onClose: () => void;
  onBooked: () => void;
};

/** Once it is booked, the plan goes with the dialog. */
function SeriesDialog({ shown, onClose, onBooked, ...zones }: SeriesDialogProps) {
  const { t } = useTranslation("booking");
  const [isBooked, setIsBooked] = useState(false);
  const close = isBooked ? onBooked : onClose;
  return (
    <Dialog open={shown !== undefined} onOpenChange={(isOpen) => !isOpen && close()}>
      {shown && (
        <DialogContent
          title={t(isBooked ? "done.title" : "preview.title")}
          className="max-w-2xl!"
          {...(!isBooked && { description: t("preview.text") })}
        >
          <SeriesPreview
            request={shown}
            onBack={onClose}
            onBooked={() => setIsBooked(true)}
            {...zones}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}
