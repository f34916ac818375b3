import type { BookingPreview } from "@riwaq/contracts/scheduling/bookings";
import { HELD_MS } from "@riwaq/domain/scheduling/offers/offer";
import type { LessonLengthMin } from "@riwaq/domain/scheduling/series/series";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { Alternatives } from "./alternatives.tsx";
import { AnchorField } from "./anchor-field.tsx";
import { NewSessionFields } from "./new-session-fields.tsx";
import type { StudentChoice } from "./new-session-fields.tsx";
import { NewSessionPreview } from "./new-session-preview.tsx";
import { useNewSession } from "./use-new-session.ts";

type NewSessionFormProps = {
  teacherId: string;
  teacherZone: string;
  studentId: string | undefined;
  trialMinutes: LessonLengthMin | undefined;
  studentField: StudentChoice;
  /** Who books for both sides says why. */
  asksWhy: boolean;
  onBooked: () => void;
};

type Drafted = ReturnType<typeof useNewSession>;

/** What both sides will see of it, and what stands against it. */
function Outcome({ draft, teacherZone }: { draft: Drafted; teacherZone: string }) {
  const { t } = useTranslation("booking");
  const failureMessages = useFailureMessages();
  const { preview, book, isShifted } = draft;
  const failure = book.error ?? preview.error;
  const problems = preview.data?.problems ?? [];
  return (
    <div aria-live="polite" className="space-y-4">
      {preview.isLoading && <SkeletonRows count={1} />}
      {isShifted && <Note>{t("new.shifted")}</Note>}
      {preview.data && (
        <NewSessionPreview
          preview={preview.data}
          teacherZone={teacherZone}
          isWeekly={draft.isWeekly}
        />
      )}
      {preview.data && problems.length === 0 && <HowItStands standing={preview.data.standing} />}
      <FormAlert messages={failure ? failureMessages(failure) : problems} />
      <Alternatives
        starts={preview.data?.alternatives ?? []}
        readerZone={teacherZone}
        otherZone={preview.data?.family_zone ?? teacherZone}
        onChoose={draft.chooseStart}
      />
    </div>
  );
}

const HOUR_MS = 3_600_000;

/** That the family is asked first, or may decline: said before it is sent. */
function HowItStands({ standing }: Pick<BookingPreview, "standing">) {
  const { t } = useTranslation("offers");
  if (standing === "stands") return null;
  return <Note>{t(`new.${standing}`, { hours: HELD_MS / HOUR_MS })}</Note>;
}

function WhyField({ draft }: { draft: Drafted }) {
  const { t } = useTranslation("booking");
  return (
    <TextareaField
      label={t("new.why")}
      hint={t("new.whyHint")}
      rows={2}
      maxLength={500}
      required
      value={draft.session.reason}
      onChange={({ target }) => draft.change({ reason: target.value })}
    />
  );
}

/** A teacher's lesson with one of their students, once or every week. */
export function NewSessionForm(props: NewSessionFormProps) {
  const { studentField, teacherZone, trialMinutes, asksWhy } = props;
  const { t } = useTranslation("sessions");
  const draft = useNewSession(props);
  const { session, anchor, preview, book, isWeekly } = draft;
  const isSaid = !asksWhy || session.reason.trim() !== "";
  const isBookable = preview.data?.problems.length === 0 && isSaid;
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
      }}
    >
      <NewSessionFields
        session={session}
        teacherZone={teacherZone}
        isOwn={!asksWhy}
        studentField={studentField}
        trialMinutes={trialMinutes}
        onChange={draft.change}
      />
      {isWeekly && anchor.familyZone && (
        <AnchorField
          familyZone={anchor.familyZone}
          teacherZone={teacherZone}
          value={anchor.value}
          onChoose={anchor.choose}
        />
      )}
      {asksWhy && <WhyField draft={draft} />}
      <Outcome draft={draft} teacherZone={teacherZone} />
      <DialogActions>
        <Button type="submit" disabled={!isBookable || book.isPending} aria-busy={book.isPending}>
          {t("new.submit")}
        </Button>
      </DialogActions>
    </form>
  );
}
