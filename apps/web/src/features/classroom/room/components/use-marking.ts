import type { RoomView } from "@riwaq/contracts/classroom/room";
import { MARK_KINDS, type MarkKind } from "@riwaq/domain/learning/marks/kinds";
import { readWordKey } from "@riwaq/domain/learning/mushaf/words";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { useHeardPupil } from "../model/use-pupil.ts";
import { useInside } from "../model/use-room.ts";

const AT_HAND = 4;
type Heard = { kind: MarkKind; detail: string };

/** Four kinds: those that this teacher uses most, and where there are not enough, the first of all. */
export function kindsAtHand(frequent: readonly MarkKind[]): readonly MarkKind[] {
  return [...new Set([...frequent, ...FIRST_KINDS, ...MARK_KINDS])].slice(0, AT_HAND);
}

const FIRST_KINDS: readonly MarkKind[] = ["forgot", "letter-exchanged", "vowel", "madd"];

/** A tap of the teacher on a word: the ring around it, the mark, and the way to take it back. */
export function useMarking() {
  const { t } = useTranslation("classroom");
  const { room, classroom } = useInside();
  const { phraseOf } = useKindNames();
  const pupil = useHeardPupil();
  const [word, setWord] = useState<HTMLElement | null>(null);
  const kinds = kindsAtHand(classroom.frequent_kinds);
  const close = useCallback(() => setWord(null), []);

  const choose = ({ kind, detail }: Heard) => {
    const place = readWordKey(word?.dataset["word"] ?? "");
    close();
    if (!place || pupil === null) return;
    const id = randomUuid();
    const mark = {
      id,
      student_id: pupil,
      session_id: room.lesson,
      ...place,
      kind,
      detail,
      note: "",
    };
    room.do({ kind: "mark", mark });
    toast({
      title: t("room.marks.made", {
        word: isolated(word?.dataset["stored"] ?? ""),
        kind: phraseOf({ kind, detail }),
      }),
      action: { label: t("room.marks.undo"), onPress: () => room.do({ kind: "take-back", id }) },
    });
  };
  useFigureKeys(
    word === null ? null : (at) => kinds[at] && choose({ kind: kinds[at], detail: "" }),
  );
  useEffect(() => {
    word?.setAttribute("data-tapped", "");
    return () => word?.removeAttribute("data-tapped");
  }, [word]);
  return { word, kinds, open: setWord, close, choose };
}

/** While the ring is open, 1 to 4 choose what stands in it. */
function useFigureKeys(choose: ((at: number) => unknown) | null) {
  useEffect(() => {
    if (!choose) return;
    const press = ({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
      // Which aya came instead is typed in figures, too.
      if (target instanceof HTMLInputElement) return;
      if (/^[1-4]$/.test(key) && !altKey && !ctrlKey && !metaKey) choose(Number(key) - 1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [choose]);
}

/** What comes back by a tap on a word, while words are hidden; null where it is seen already. */
export function revealedBy(word: HTMLElement, hiding: RoomView["hiding"]): string | null {
  const key = word.dataset["word"];
  if (key === undefined || hiding === "none") return null;
  const isMarker = word.dataset["veiled"] === undefined;
  if (hiding === "aya") return key.replace(/:\d+$/u, "");
  return isMarker ? null : key;
}
