import type { MarkKind } from "@riwaq/domain/learning/marks/kinds";
import { Ellipsis } from "lucide-react";
import { Popover as RadixPopover } from "radix-ui";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { floatingClasses } from "../ui/control-classes.ts";
import { AllKinds, LetterPairs } from "./all-kinds.tsx";
import { KindPill, pillClasses } from "./kind-pill.tsx";
import { OtherAya } from "./other-aya.tsx";
import { type RingPlace, ringPlace } from "./ring-place.ts";

/** What was heard; nothing stands in `detail` where nobody says more. */
export type Heard = { kind: MarkKind; detail: string };

type MarkRingProps = {
  /** The word that was tapped: the ring stands around it, and the focus goes back to it. */
  anchor: HTMLElement;
  /** Those at hand at once, four of them; all others are one tap further. */
  kinds: readonly MarkKind[];
  onChoose: (heard: Heard) => void;
  onClose: () => void;
  /** What was marked at the word before, which is shown first; from there one more mark is one tap away. */
  history?: ((markAgain: () => void) => ReactNode) | undefined;
};

/** The page is not drawn anew for it: the word only shows that it is meant. */
function useMeant(word: HTMLElement) {
  useEffect(() => {
    word.toggleAttribute("data-meant", true);
    return () => void word.toggleAttribute("data-meant", false);
  }, [word]);
}

const panelClasses = cn(
  floatingClasses,
  "max-h-(--radix-popover-content-available-height) w-92 max-w-[calc(100vw-1rem)] overflow-y-auto p-4",
);

type Step = "history" | "near" | "all" | "pair" | "aya";

/** What to mark at a word: four kinds around it, and behind "more" all of them. Escape and a tap elsewhere close it. */
export function MarkRing({ anchor, kinds, onChoose, onClose, history }: MarkRingProps) {
  const { t } = useTranslation("marks");
  const [step, setStep] = useState<Step>(history ? "history" : "near");
  const [place] = useState(() => ringPlace(anchor.getBoundingClientRect(), innerHeight));
  const choose = (kind: MarkKind) => {
    if (kind === "letter-exchanged") setStep("pair");
    else if (kind === "swapped") setStep("aya");
    else onChoose({ kind, detail: "" });
  };
  const isNear = step === "near";
  const around = useMemo(() => ({ current: anchor }), [anchor]);
  useMeant(anchor);
  return (
    <RadixPopover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixPopover.Anchor virtualRef={around} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={t("ring.label", { word: anchor.dataset["stored"] })}
          side={isNear ? place.side : "bottom"}
          sideOffset={isNear ? place.offset : 6}
          collisionPadding={8}
          onCloseAutoFocus={() => anchor.focus({ preventScroll: true })}
          className={cn("z-40", isNear ? "pointer-events-none animate-appear" : panelClasses)}
        >
          {step === "history" && history?.(() => setStep("all"))}
          {isNear && (
            <NearKinds
              kinds={kinds}
              place={place}
              onChoose={choose}
              onMore={() => setStep("all")}
            />
          )}
          {step === "all" && <AllKinds onChoose={choose} />}
          {(step === "pair" || step === "aya") && (
            <More step={step} onChoose={onChoose} onBack={() => setStep("all")} />
          )}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

type MoreProps = {
  step: "pair" | "aya";
  onChoose: (heard: Heard) => void;
  onBack: () => void;
};

/** What some kinds say beside themselves: which letter, which ayah. */
function More({ step, onChoose, onBack }: MoreProps) {
  const [kind, Ask] =
    step === "pair"
      ? (["letter-exchanged", LetterPairs] as const)
      : (["swapped", OtherAya] as const);
  return <Ask onChoose={(detail) => onChoose({ kind, detail })} onBack={onBack} />;
}

type NearProps = {
  kinds: readonly MarkKind[];
  place: RingPlace;
  onChoose: (kind: MarkKind) => void;
  onMore: () => void;
};

/** Two above the word and two below it, where there is room; the word between them stays in sight. */
function NearKinds({ kinds, place, onChoose, onMore }: NearProps) {
  const { t } = useTranslation("marks");
  const rows = [kinds.slice(0, 2), kinds.slice(2)];
  return (
    <div className="flex flex-col items-center" style={{ rowGap: place.gap }}>
      {rows.map((row, at) => (
        <div key={row.join()} className="flex gap-1.5 *:pointer-events-auto">
          {row.map((kind) => (
            <KindPill key={kind} kind={kind} onChoose={onChoose} />
          ))}
          {at === rows.length - 1 && (
            <button
              type="button"
              aria-label={t("ring.more")}
              onClick={onMore}
              className={cn(pillClasses, "bg-ink px-3 text-paper")}
            >
              <Ellipsis aria-hidden strokeWidth={1.75} className="size-4.5" />
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
