import type { TeacherProfile } from "@riwaq/contracts/people/teachers";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { ConfirmAddress } from "../../../../components/account/confirm-address.tsx";
import { SlotPicker } from "../../../../components/lessons/slots/slot-picker.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useUnconfirmedAddress } from "../../../../lib/confirm-address.ts";
import { useCurrentUser } from "../../../../lib/current-user.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { firstChoice, settledChoice } from "../model/lesson-choice.ts";
import type { LessonChoice, SettledChoice } from "../model/lesson-choice.ts";
import { isSameHour, toggleHour } from "../model/weekly-hours.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { LessonHours } from "./lesson-hours.tsx";
import { SeriesPlan } from "./series-plan.tsx";

type PanelProps = {
  teacher: TeacherProfile;
  /** An hour that a link has chosen: it is asked about at once, and once. */
  startsAt?: string | undefined;
  /** Another hour is chosen, or none: what the link has chosen is over. */
  onHourLeft?: () => void;
  /** For a parent of whom nobody learns yet. */
  addChild?: ReactNode;
};
type HoursProps = PanelProps & { choice: SettledChoice; readerZone: string };

function SeriesHours({ teacher, choice, readerZone }: HoursProps) {
  const { t } = useTranslation("booking");
  const [starts, setStarts] = useState<readonly string[]>([]);
  const toggle = (start: string) => setStarts(toggleHour(starts, start, readerZone));
  return (
    <>
      <h3>{t("hours.series")}</h3>
      <SlotPicker
        teacherId={teacher.id}
        studentId={choice.pupilId}
        lengthMinutes={choice.lengthMinutes}
        isChosen={(start) => starts.some((other) => isSameHour(other, start, readerZone))}
        onChoose={toggle}
      />
      {starts.length > 0 && (
        <SeriesPlan
          choice={choice}
          teacher={teacher}
          readerZone={readerZone}
          starts={starts}
          onRemove={toggle}
          onBooked={() => setStarts([])}
        />
      )}
    </>
  );
}

/** Nobody of the reader's can be booked here; the week is shown all the same. */
function OnlyHours({ teacher, addChild }: PanelProps) {
  const { t } = useTranslation("booking");
  const user = useCurrentUser();
  // Until then no child can be added either, and that is what is said above.
  const isConfirmed = useUnconfirmedAddress() === undefined;
  const isParentAlone = user?.role === "P" && teacher.pupils.length === 0 && isConfirmed;
  return (
    <>
      {isParentAlone && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-md bg-info-soft px-4 py-3">
          <p className="text-info">{t("pupil.none")}</p>
          {addChild}
        </div>
      )}
      <h3>{t("hours.view")}</h3>
      <SlotPicker teacherId={teacher.id} lengthMinutes={60} />
    </>
  );
}

function Choosing({ teacher, startsAt, onHourLeft, addChild }: PanelProps) {
  const [picked, setPicked] = useState<LessonChoice>();
  // A child may be added on this page: until something is chosen, what comes first is what there is.
  const chosen = picked ?? firstChoice(teacher);
  const readerZone = useReaderZone();
  const pupil = teacher.pupils.find(({ id, can_book }) => can_book && id === chosen.pupilId);
  if (!pupil) return <OnlyHours teacher={teacher} addChild={addChild} />;
  if (!readerZone) return <SkeletonRows />;
  const choice = settledChoice(chosen, pupil, teacher);
  const hours = { teacher, choice, readerZone };
  const isOnlyOne = teacher.pupils.filter(({ can_book }) => can_book).length === 1;
  const change = (changes: Partial<LessonChoice>) => setPicked({ ...chosen, ...changes });
  return (
    <>
      <ChoiceFields teacher={teacher} pupil={pupil} choice={choice} onChange={change} />
      {choice.kind === "series" ? (
        <SeriesHours key={`${pupil.id} ${choice.lengthMinutes}`} {...hours} />
      ) : (
        <LessonHours
          {...hours}
          pupil={pupil}
          // Where there are several, it is said first for whom.
          startsAt={isOnlyOne ? startsAt : undefined}
          {...(onHourLeft && { onHourLeft })}
        />
      )}
    </>
  );
}

/** What a family can book with one teacher: for whom, what, and at which of the free hours. */
export function BookingPanel({ teacher, ...given }: PanelProps) {
  const { t } = useTranslation("booking");
  return (
    <Card className="space-y-6 px-4! sm:px-6!">
      <CardTitle>{t("title")}</CardTitle>
      <ConfirmAddress />
      <Choosing teacher={teacher} {...given} />
    </Card>
  );
}
