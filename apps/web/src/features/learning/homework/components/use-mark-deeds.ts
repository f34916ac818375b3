import type { RecitationDetails } from "@riwaq/contracts/learning/recitations";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import type { Heard } from "../../../../components/marks/mark-ring.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useMarksInRecording } from "../mutations.ts";

/** What a teacher does at a word while a recording is heard, each told with the way back. */
export function useMarkDeeds(recitation: RecitationDetails, placeMs: () => number) {
  const { t } = useTranslation("marks");
  const { phraseOf } = useKindNames();
  const failureMessages = useFailureMessages();
  const { make, change, takeBack } = useMarksInRecording();
  const fail = (error: Error) =>
    toast({ title: failureMessages(error).join(" "), variant: "destructive" });
  const undo = (id: string) =>
    takeBack.mutate(id, {
      onSuccess: () => toast({ title: t("done.takenBack") }),
      onError: fail,
    });
  const note = (id: string, text: string) =>
    change.mutate(
      { id, note: text },
      { onSuccess: () => toast({ title: t("done.noted") }), onError: fail },
    );
  const mark = (place: { sura: number; aya: number; word: number }, heard: Heard) =>
    make.mutate(
      {
        id: randomUuid(),
        student_id: recitation.student_id,
        session_id: null,
        in_recording: { id: recitation.id, at_ms: Math.round(placeMs()) },
        note: "",
        ...place,
        ...heard,
      },
      {
        onSuccess: (mark) =>
          toast({
            title: t("done.marked", { what: phraseOf(mark) }),
            action: { label: t("done.undo"), onPress: () => undo(mark.id) },
          }),
        onError: fail,
      },
    );
  return { mark, note, undo };
}
