import { LoaderCircle, RotateCcw, Volume2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { cn } from "../../../../lib/cn.ts";
import { useHearKeys } from "../model/use-hear-keys.ts";
import { type HeardState, useHeard } from "../model/use-heard.ts";

type HeardProps = {
  address: string;
  /** The first one says what is different from now on. */
  isFirst: boolean;
  /** It could not be played: it is counted for nothing. */
  onPass: () => void;
};

const ICONS = {
  loading: LoaderCircle,
  blocked: Volume2,
  playing: Volume2,
  still: RotateCcw,
  failed: RotateCcw,
};

/** What is heard in the place of what is looked at, as often as one likes. */
export function HeardItem({ address, isFirst, onPass }: HeardProps) {
  const { t } = useTranslation("placement");
  const { state, hear } = useHeard(address);
  useHearKeys(hear);
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      {isFirst && <p className="measure text-ink-muted">{t("hear.intro")}</p>}
      <PlayArch state={state} onHear={hear} />
      <p className="hidden text-sm text-ink-muted pointer-fine:block">{t("hear.keys")}</p>
      {state === "failed" && (
        <div role="alert" className="flex flex-col items-center gap-3">
          <p>{t("hear.silent")}</p>
          <Button variant="outline" onClick={onPass}>
            {t("hear.pass")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A round button in an arch; the word beneath says the same as its sign. */
function PlayArch({ state, onHear }: { state: HeardState; onHear: () => void }) {
  const { t } = useTranslation("placement");
  const Icon = ICONS[state];
  const pressed = state === "loading" || state === "playing" ? "still" : state;
  return (
    <div className="flex w-44 flex-col items-center gap-3 arch-top rounded-b-md border border-line bg-surface px-5 pt-10 pb-4">
      <button
        type="button"
        aria-label={t(`hear.${pressed}`)}
        onClick={onHear}
        className={cn(
          "grid size-24 cursor-pointer place-items-center rounded-full bg-primary text-on-primary outline-offset-4 outline-primary transition-shadow focus-visible:outline-2",
          state === "playing" && "ring-4 ring-accent",
        )}
      >
        <Icon
          aria-hidden
          strokeWidth={1.5}
          className={cn("size-10", state === "loading" && "motion-safe:animate-spin")}
        />
      </button>
      <span className="min-h-6 text-sm text-ink-muted">{t(`hear.${state}`)}</span>
    </div>
  );
}
