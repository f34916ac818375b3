import type { RoomView } from "@riwaq/contracts/classroom/room";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { byWord } from "../../../../components/marks/mark-look.ts";
import { MushafPage } from "../../../../components/mushaf/mushaf-page.tsx";
import { partQuery } from "../../../../components/mushaf/part-query.ts";
import type { Letters } from "../../../../components/mushaf/use-letters.ts";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { looksOf } from "../model/looks.ts";
import { useMarksSeen } from "../model/use-pupil.ts";
import { useInside, useShown, viewIn } from "../model/use-room.ts";

type View = Pick<RoomView, "hiding" | "revealed" | "is_coloured">;

const PLAIN: View = { hiding: "none", revealed: [], is_coloured: false };

function useLooks() {
  const { room } = useInside();
  const { role } = room;
  const { phraseOf } = useKindNames();
  const marks = useMarksSeen();
  const { hiding, revealed, is_coloured } = useShown(room, viewIn) ?? PLAIN;
  const made = useMemo(() => byWord(marks.filter(({ voided_at }) => voided_at === null)), [marks]);
  return useMemo(
    () =>
      looksOf({
        role,
        view: { hiding, revealed, is_coloured },
        marks: made,
        labelOf: (all) => all.map(phraseOf).join(", "),
      }),
    // The names change with the language alone, and then everything is drawn anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [role, hiding, revealed, is_coloured, made],
  );
}

type StagePageProps = { page: number; isShown: boolean; letters: Letters };

/** One page in its frame; those before and after it are drawn already, and wait. */
export function StagePage({ page, isShown, letters }: StagePageProps) {
  const part = useQuery(partQuery(page));
  const lookOf = useLooks();
  return (
    <div
      hidden={!isShown}
      className="room-page rounded-md border border-accent/45 bg-surface px-3 py-1.5 outline-offset-3 outline-accent/25 sm:px-5 sm:py-2 lg:outline"
    >
      {part.isError && isShown ? (
        <ErrorState onRetry={() => void part.refetch()} />
      ) : (
        <MushafPage page={page} part={part.data} letters={letters} lookOf={lookOf} />
      )}
    </div>
  );
}
