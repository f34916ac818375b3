import type { Mark, NewMark } from "@riwaq/contracts/learning/marks";
import { FIRST_AT_HAND } from "@riwaq/domain/learning/marks/kinds";
import { wordKey } from "@riwaq/domain/learning/mushaf/words";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { type Heard, MarkRing } from "../../../../components/marks/mark-ring.tsx";
import type { OpenWord as Word } from "../../../../components/marks/use-open-word.ts";
import { WordHistory } from "../../../../components/marks/word-history.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { type ToastOptions, toast } from "../../../../components/ui/toast-store.ts";
import { useCurrentUser } from "../../../../lib/current-user.ts";
import { deviceTimeZone } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useMarks } from "../mutations.ts";
import type { Marking } from "./use-marking.ts";
import type { MarkedPupil } from "./use-pupils.ts";

/** What is told of a change, with the way back where there is one. The word that was open is closed by then. */
function useDeeds(marking: Marking) {
  const { t } = useTranslation("marks");
  const { phraseOf } = useKindNames();
  const failureMessages = useFailureMessages();
  const { make, change, takeBack } = useMarks(marking.queryKey);
  const tell = (deed: Promise<Mark>, told: (mark: Mark) => ToastOptions, again: () => void) => {
    const failed = (error: unknown) =>
      toast({
        title: failureMessages(error).join(" "),
        variant: "destructive",
        action: { label: t("done.again"), onPress: again },
      });
    void deed.then((mark) => toast(told(mark)), failed);
  };
  const undo = (id: string) =>
    tell(
      takeBack.mutateAsync(id),
      () => ({ title: t("done.takenBack") }),
      () => undo(id),
    );
  // Sent again, it has the same id: it is one, whichever of the answers was lost.
  const mark = (sent: NewMark) =>
    tell(
      make.mutateAsync(sent),
      (made) => ({
        title: t("done.marked", { what: phraseOf(made) }),
        action: { label: t("done.undo"), onPress: () => undo(made.id) },
      }),
      () => mark(sent),
    );
  const note = (id: string, text: string) =>
    tell(
      change.mutateAsync({ id, note: text }),
      () => ({ title: t("done.noted") }),
      () => note(id, text),
    );
  return { mark, undo, note };
}

/** The ways to the other marked words of the leaf; on is to the left, as the page is read. */
export function MarkSteps({ onStep }: { onStep: (by: 1 | -1) => void }) {
  const { t } = useTranslation("marks");
  return (
    <div dir="ltr" className="flex shrink-0 gap-1">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("aid.next")}
        title={t("aid.next")}
        onClick={() => onStep(1)}
      >
        <ChevronLeft aria-hidden strokeWidth={1.75} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("aid.previous")}
        title={t("aid.previous")}
        onClick={() => onStep(-1)}
      >
        <ChevronRight aria-hidden strokeWidth={1.75} />
      </Button>
    </div>
  );
}

type OpenProps = { marking: Marking; pupil: MarkedPupil; word: Word };

function OpenWord({ marking, pupil, word: { anchor, place } }: OpenProps) {
  const me = useCurrentUser()?.id;
  const zone = useReaderZone() ?? deviceTimeZone();
  const { mark, undo, note } = useDeeds(marking);
  const { close, step, marksOf } = marking;
  const marks = marksOf.get(wordKey(place)) ?? [];
  const choose = (heard: Heard) => {
    close();
    mark({
      id: randomUuid(),
      student_id: pupil.id,
      session_id: null,
      note: "",
      ...place,
      ...heard,
    });
  };
  const actions = {
    mayChange: ({ by, by_id: maker }: Mark) => maker === me || (pupil.isTaught && by !== "teacher"),
    note: ({ id }: Mark, text: string) => note(id, text),
    takeBack: ({ id }: Mark) => {
      if (marks.length === 1) close();
      undo(id);
    },
  };
  const history = (markAgain: () => void) => (
    <WordHistory
      word={anchor.textContent}
      marks={marks}
      zone={zone}
      actions={actions}
      onMarkAgain={markAgain}
    >
      {marksOf.size > 1 && <MarkSteps onStep={step} />}
    </WordHistory>
  );
  return (
    <MarkRing
      anchor={anchor}
      kinds={FIRST_AT_HAND}
      onChoose={choose}
      onClose={close}
      history={marks.length > 0 ? history : undefined}
    />
  );
}

/** At the word that was tapped: what was marked there before, or at once what to mark. */
export function WordToMark({ marking }: { marking: Marking }) {
  const { pupil, word } = marking;
  return pupil && word && <OpenWord marking={marking} pupil={pupil} word={word} />;
}
