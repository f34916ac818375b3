import { mayLead } from "@riwaq/domain/classroom/seats";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useDeferredValue,
  useRef,
} from "react";

import "../../../../styles/classroom.css";
import { MarkRing } from "../../../../components/marks/mark-ring.tsx";
import { copyStored } from "../../../../components/mushaf/copy-stored.ts";
import { drawnPages, leafOf, turned } from "../../../../components/mushaf/leaves.ts";
import { useLetters } from "../../../../components/mushaf/use-letters.ts";
import { useTurning } from "../../../../components/mushaf/use-turning.ts";
import { useMedia } from "../../../../lib/use-media.ts";
import { usePage } from "../model/use-page.ts";
import { useInside, useShown, viewIn } from "../model/use-room.ts";
import { StageBar } from "./stage-bar.tsx";
import { StagePage } from "./stage-page.tsx";
import type { Tap } from "./tap-switch.tsx";
import { revealedBy, useMarking } from "./use-marking.ts";
import { usePointed, usePointing, wordOf } from "./use-pointing.ts";

const ROOM_FOR_TWO = "(min-width: 106rem)";

type StageProps = { tabs: ReactNode; tap: Tap; onTap: (next: Tap) => void };

function useTap(tap: Tap) {
  const { room } = useInside();
  const view = useShown(room, viewIn);
  const marking = useMarking();
  const onTapped = (word: HTMLElement) => {
    const hiding = view?.hiding ?? "none";
    if (hiding !== "none" && tap === "reveal") {
      const key = revealedBy(word, hiding);
      if (view && key !== null && !view.revealed.includes(key)) {
        room.changeView({ revealed: [...view.revealed, key] });
      }
    } else if (word.dataset["stored"] !== undefined && !isMarker(word)) marking.open(word);
  };
  return { marking, onTapped };
}

/** The number of an aya is no word that somebody recites. */
const isMarker = (word: HTMLElement) => word.dataset["marker"] !== undefined;

/** A tap, a key, a finger that rests or goes across: what is done to the page, by whoever may. */
function usePageHands(tap: Tap, turn: (by: 1 | -1) => void) {
  const { room } = useInside();
  const leads = mayLead(room.role);
  const swipe = useTurning(turn);
  const { handlers, wasPointing } = usePointing(room, leads);
  const { marking, onTapped } = useTap(tap);
  const hands = {
    onClick: ({ target }: MouseEvent) => {
      const word = wordOf(target);
      const isSelecting = !(getSelection()?.isCollapsed ?? true);
      if (leads && word && !wasPointing() && !isSelecting) onTapped(word);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const word = wordOf(event.target);
      if (!leads || !word || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      onTapped(word);
    },
    onPointerDown: (event: PointerEvent) => {
      swipe.onPointerDown(event);
      handlers.onPointerDown(event);
    },
    onPointerMove: handlers.onPointerMove,
    onPointerUp: (event: PointerEvent) => {
      if (!wasPointing()) swipe.onPointerUp(event);
      handlers.onPointerUp();
    },
    onPointerCancel: () => {
      swipe.onPointerCancel();
      handlers.onPointerCancel();
    },
    onPointerLeave: handlers.onPointerLeave,
  };
  return { hands, marking };
}

/** The mushaf in the middle of the room. */
export function Stage({ tabs, tap, onTap }: StageProps) {
  const { room } = useInside();
  const { page, leads, open } = usePage(room);
  const { letters } = useLetters();
  const isSpread = useMedia(ROOM_FOR_TWO) && letters === "page";
  const leaf = leafOf(page, isSpread);
  const settled = leafOf(useDeferredValue(page), isSpread);
  const box = useRef<HTMLDivElement>(null);
  const turn = (by: 1 | -1) => {
    const next = turned(page, by, isSpread);
    if (next !== page) open(next);
  };
  const { hands, marking } = usePageHands(tap, turn);
  usePointed(box, room);
  return (
    <>
      <StageBar tabs={tabs} onTurn={turn} tap={tap} onTap={onTap} />
      <div
        ref={box}
        dir="rtl"
        data-spread={isSpread || undefined}
        data-letters={letters}
        data-leads={leads || undefined}
        className="room-pages flex grow touch-pan-y items-start justify-center gap-x-2 pt-1"
        onCopy={copyStored}
        {...hands}
      >
        {drawnPages(leaf, settled).map((one) => (
          <StagePage key={one} page={one} isShown={leaf.includes(one)} letters={letters} />
        ))}
      </div>
      {marking.word && (
        <MarkRing
          key={marking.word.dataset["word"]}
          anchor={marking.word}
          kinds={marking.kinds}
          onChoose={marking.choose}
          onClose={marking.close}
        />
      )}
    </>
  );
}
