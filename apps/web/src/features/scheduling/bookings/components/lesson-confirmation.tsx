import type { BookingPreview, BookingRequest } from "@riwaq/contracts/scheduling/bookings";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { FactList } from "../../../../components/ui/fact-list.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useBookLessons } from "../mutations.ts";
import { bookingPreviewQuery } from "../queries.ts";
import { Alternatives } from "./alternatives.tsx";
import { BookingActions } from "./booking-actions.tsx";
import { BookingDone } from "./booking-done.tsx";
import { CoverOfBooking } from "./cover-of-booking.tsx";
import { OccurrenceBadge } from "./occurrence-badge.tsx";

export type OneLessonRequest = Exclude<BookingRequest, { kind: "series" }>;

type LessonConfirmationProps = {
  request: OneLessonRequest;
  pupilName: string;
  teacherName: string;
  readerZone: string;
  onRequest: (request: OneLessonRequest) => void;
  /** Back to the hours. */
  onBack: () => void;
};

type FactsProps = Pick<LessonConfirmationProps, "pupilName" | "teacherName" | "readerZone"> & {
  preview: BookingPreview;
  kind: OneLessonRequest["kind"];
};

function LessonFacts({ preview, kind, pupilName, teacherName, readerZone }: FactsProps) {
  const { t } = useTranslation(["booking", "lessons"]);
  const { language } = useLanguage();
  const [lesson] = preview.occurrences;
  if (!lesson) return null;
  const { starts_at, ends_at } = lesson;
  return (
    <div className="space-y-3">
      <p className="font-display text-xl first-letter:uppercase">
        {formatLongDate(starts_at, language, readerZone)}
      </p>
      <TwoClocks
        className="text-lg"
        startsAt={starts_at}
        endsAt={ends_at}
        readerZone={readerZone}
        otherZone={preview.teacher_zone}
      />
      {lesson.state !== "ok" && (
        <p>
          <OccurrenceBadge occurrence={lesson} anchorZone={preview.anchor_zone} />
        </p>
      )}
      <FactList
        facts={[
          { label: t("facts.kind"), value: t(`lessons:kind.${kind}`) },
          { label: t("facts.pupil"), value: <bdi>{pupilName}</bdi> },
          { label: t("facts.teacher"), value: <bdi>{teacherName}</bdi> },
        ]}
      />
    </div>
  );
}

/** One lesson before it is booked: when it is for both sides, and other hours where it cannot be had. */
export function LessonConfirmation({
  request,
  pupilName,
  teacherName,
  readerZone,
  onRequest,
  onBack,
}: LessonConfirmationProps) {
  const { t } = useTranslation("booking");
  const book = useBookLessons();
  const preview = useQuery({ ...bookingPreviewQuery(request), enabled: !book.data });
  const failureMessages = useFailureMessages();
  const who = { pupilName, teacherName, readerZone };
  const facts = preview.data && <LessonFacts preview={preview.data} kind={request.kind} {...who} />;
  if (book.data) return <BookingDone title={t("done.one")}>{facts}</BookingDone>;
  const failure = book.error ?? preview.error;
  const messages = failure ? failureMessages(failure) : (preview.data?.problems ?? []);
  const choose = (start: string) => {
    book.reset();
    onRequest({ ...request, starts_at: start });
  };
  const confirm = () => book.mutate({ ...request, expected_count: 1 });
  return (
    <div className="space-y-5">
      {facts ?? (preview.isPending && <SkeletonRows count={3} />)}
      <FormAlert messages={messages} />
      <CoverOfBooking
        preview={preview.data}
        readerZone={readerZone}
        studentId={request.kind === "make_up" ? undefined : request.student_id}
      />
      <Alternatives
        starts={preview.data?.alternatives ?? []}
        readerZone={readerZone}
        otherZone={preview.data?.teacher_zone ?? readerZone}
        onChoose={choose}
      />
      <BookingActions
        preview={preview}
        isBusy={book.isPending}
        labels={{ back: t("confirm.back"), confirm: t("confirm.book") }}
        onBack={onBack}
        onConfirm={confirm}
      />
    </div>
  );
}
