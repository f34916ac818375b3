import type { LessonLengthMin } from "@riwaq/domain/scheduling/series/series";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useMoment } from "../../../../components/lessons/use-moment.ts";
import { toast } from "../../../../components/ui/toast-store.ts";
import { EMPTY_SESSION, requestOf, startOf, wallOf } from "../model/new-session.ts";
import type { NewSession } from "../model/new-session.ts";
import { useBookLessons } from "../mutations.ts";
import { bookingPreviewQuery } from "../queries.ts";
import type { Anchor } from "./anchor-field.tsx";
import { useFamilyZone } from "./use-family-zone.ts";

type Asked = {
  teacherId: string;
  teacherZone: string;
  studentId: string | undefined;
  /** How long a trial is, where one can be booked: then it is what is booked unless something else is chosen. */
  trialMinutes: LessonLengthMin | undefined;
  onBooked: () => void;
};

/** A lesson while a teacher writes it down: its preview follows every change. */
export function useNewSession(asked: Asked) {
  const { teacherId, teacherZone, studentId = "", trialMinutes, onBooked } = asked;
  const { t } = useTranslation(["booking", "offers"]);
  const moment = useMoment(teacherZone);
  const [session, setSession] = useState<NewSession>({
    ...EMPTY_SESSION,
    studentId,
    ...(trialMinutes && { kind: "trial", lengthMinutes: trialMinutes }),
  });
  const [anchor, setAnchor] = useState<Anchor>("family");
  const start = startOf(session, teacherZone);
  const pair = { teacherId, studentId: session.studentId, lengthMinutes: session.lengthMinutes };
  const familyZone = useFamilyZone(pair, start?.startsAt);
  const anchorZone = (anchor === "family" ? familyZone : undefined) ?? teacherZone;
  const startsAt = start?.startsAt ?? "1970-01-01T00:00:00Z";
  const request = requestOf({ session, teacherId, anchorZone, startsAt });
  const isWeekly = session.kind === "series";
  const isReady = start !== undefined && (!isWeekly || familyZone !== undefined);
  const preview = useQuery({ ...bookingPreviewQuery(request), enabled: isReady });
  const book = useBookLessons();
  const change = (changes: Partial<NewSession>) => {
    book.reset();
    setSession({ ...session, ...changes });
  };
  const submit = () =>
    book.mutate(
      {
        ...request,
        expected_count: preview.data?.booked_count,
        ...(session.reason !== "" && { reason: session.reason }),
      },
      {
        onSuccess: ({ session_ids, offer }) => {
          toast(
            offer
              ? {
                  title: t("offers:new.sent"),
                  description: t("offers:new.sentUntil", { at: moment(offer.held_until) }),
                }
              : { title: t("done.many", { count: session_ids.length }) },
          );
          onBooked();
        },
      },
    );
  return {
    session,
    isWeekly,
    change,
    chooseStart: (startsAt: string) => change(wallOf(startsAt, teacherZone)),
    isShifted: start?.isShifted ?? false,
    anchor: { value: anchor, choose: setAnchor, familyZone },
    preview,
    book,
    submit,
  };
}
