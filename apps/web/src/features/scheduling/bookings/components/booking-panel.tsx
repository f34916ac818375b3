import type { TeacherProfile } from "@riwaq/contracts/people/teachers";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { ConfirmAddress } from "../../../../components/account/confirm-address.tsx";
import { SlotPicker } from "../../../../components/lessons/slots/slot-picker.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { useUnconfirmedAddress } from "../../../../lib/confirm-address.ts";
import { useCurrentUser } from "../../../../lib/current-user.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { firstChoice, settledChoice } from "../model/lesson-choice.ts";
import type { LessonChoice, Pupil, SettledChoice } from "../model/lesson-choice.ts";
import { isSameHour, toggleHour } from "../model/weekly-hours.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import type { OneLessonRequest } from "./lesson-confirmation.tsx";
import { LessonDialog } from "./lesson-dialog.tsx";
import { SeriesPlan } from "./series-plan.tsx";

type PanelProps = { teacher: TeacherProfile };
type HoursProps = PanelProps & { choice: SettledChoice; pupil: Pupil; readerZone: string };

function SeriesHours({ teacher, choice, readerZone }: Omit<HoursProps, "pupil">) {
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

function LessonHours({ teacher, choice, pupil, readerZone }: HoursProps) {
  const { t } = useTranslation("booking");
  const [request, setRequest] = useState<OneLessonRequest>();
  const { kind, lengthMinutes } = choice;
  // Kept as it was when the hour was chosen: once it is booked, the pupil's trial is used.
  const choose = (start: string) =>
    setRequest({
      kind: kind === "trial" ? "trial" : "single",
      student_id: pupil.id,
      teacher_id: teacher.id,
      programme_id: choice.programmeId,
      starts_at: start,
      length_minutes: lengthMinutes,
    });
  return (
    <>
      <h3>{t("hours.single")}</h3>
      <SlotPicker
        teacherId={teacher.id}
        studentId={pupil.id}
        lengthMinutes={lengthMinutes}
        isChosen={(start) => start === request?.starts_at}
        onChoose={choose}
      />
      <LessonDialog
        request={request}
        pupilName={pupil.name}
        teacherName={teacher.name}
        readerZone={readerZone}
        onRequest={setRequest}
      />
    </>
  );
}

/** Nobody of the reader's can be booked here; the week is shown all the same. */
function OnlyHours({ teacher }: PanelProps) {
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
          <Button asChild>
            <Link to={paths.children}>{t("pupil.add")}</Link>
          </Button>
        </div>
      )}
      <h3>{t("hours.view")}</h3>
      <SlotPicker teacherId={teacher.id} lengthMinutes={60} />
    </>
  );
}

function Choosing({ teacher }: PanelProps) {
  const [chosen, setChosen] = useState(() => firstChoice(teacher));
  const readerZone = useReaderZone();
  const pupil = teacher.pupils.find(({ id, can_book }) => can_book && id === chosen.pupilId);
  if (!pupil) return <OnlyHours teacher={teacher} />;
  if (!readerZone) return <SkeletonRows />;
  const choice = settledChoice(chosen, pupil, teacher);
  const hours = { teacher, choice, readerZone };
  const change = (changes: Partial<LessonChoice>) => setChosen({ ...chosen, ...changes });
  return (
    <>
      <ChoiceFields teacher={teacher} pupil={pupil} choice={choice} onChange={change} />
      {choice.kind === "series" ? (
        <SeriesHours key={`${pupil.id} ${choice.lengthMinutes}`} {...hours} />
      ) : (
        <LessonHours {...hours} pupil={pupil} />
      )}
    </>
  );
}

/** What a family can book with one teacher: for whom, what, and at which of the free hours. */
export function BookingPanel({ teacher }: PanelProps) {
  const { t } = useTranslation("booking");
  return (
    <Card className="space-y-6 px-4! sm:px-6!">
      <CardTitle>{t("title")}</CardTitle>
      <ConfirmAddress />
      <Choosing teacher={teacher} />
    </Card>
  );
}
