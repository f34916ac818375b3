import type { Mark } from "@riwaq/contracts/learning/marks";
import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { byWord } from "../../../../components/marks/mark-look.ts";
import { MushafPage } from "../../../../components/mushaf/mushaf-page.tsx";
import { PageFrame } from "../../../../components/mushaf/page-frame.tsx";
import { partQuery } from "../../../../components/mushaf/part-query.ts";
import type { Letters } from "../../../../components/mushaf/use-letters.ts";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import type { Shown } from "../model/create-room.ts";
import { looksOf } from "../model/looks.ts";
import { useMarksSeen } from "../model/use-pupil.ts";
import { marksIn, useInside, useShown } from "../model/use-room.ts";

const NOTHING: readonly string[] = [];
const hidingIn = ({ room }: Shown) => room?.view.hiding ?? "none";
const revealedIn = ({ room }: Shown) => room?.view.revealed ?? NOTHING;
const isColouredIn = ({ room }: Shown) => room?.view.is_coloured ?? false;

/** Those that stand, of the ayat that begin on this page or on the one before. */
function useMarksOf(page: number): readonly Mark[] {
  const select = useCallback(
    (shown: Shown) =>
      marksIn(shown).filter((mark) => {
        const at = pageOf(mark);
        return mark.voided_at === null && (at === page || at === page - 1);
      }),
    [page],
  );
  return useMarksSeen(select);
}

function useLooks(page: number, isColoured: boolean) {
  const { room } = useInside();
  const { role } = room;
  const { phraseOf } = useKindNames();
  const marks = useMarksOf(page);
  const hiding = useShown(room, hidingIn);
  const revealed = useShown(room, revealedIn) as string[];
  return useMemo(
    () =>
      looksOf({
        role,
        view: { hiding, revealed, is_coloured: isColoured },
        marks: byWord(marks),
        labelOf: (all) => all.map(phraseOf).join(", "),
      }),
    // The names change with the language alone, and then everything is drawn anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [role, hiding, revealed, isColoured, marks],
  );
}

type StagePageProps = { page: number; isShown: boolean; letters: Letters };

/** One page in its frame; those before and after it are drawn already, and wait. */
export function StagePage({ page, isShown, letters }: StagePageProps) {
  const part = useQuery(partQuery(page));
  const isColoured = useShown(useInside().room, isColouredIn);
  const lookOf = useLooks(page, isColoured);
  return (
    <PageFrame
      isShown={isShown}
      className="room-page rounded-md border border-accent/45 bg-surface px-3 py-1.5 outline-offset-3 outline-accent/25 sm:px-5 sm:py-2 lg:outline"
    >
      {(drawn) =>
        part.isError && isShown ? (
          <ErrorState onRetry={() => void part.refetch()} />
        ) : (
          <MushafPage
            page={page}
            part={part.data}
            letters={letters}
            lookOf={lookOf}
            mayBeColoured={isColoured}
            drawn={drawn}
          />
        )
      }
    </PageFrame>
  );
}
