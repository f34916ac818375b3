import type { EarMap } from "@riwaq/contracts/memory/ear";
import { Link } from "@tanstack/react-router";
import { Ear } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../../../../components/marks/kind-names.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { cn } from "../../../../lib/cn.ts";
import { PairLetters } from "./pair-letters.tsx";

type Pair = EarMap["pairs"][number];

const LOOKS: Record<Pair["state"], string> = {
  often: "border-line-strong bg-paper-deep",
  sometimes: "border-line-strong",
  fading: "border-line",
  quiet: "border-line border-dashed",
};

function Tile({ one, pupil }: { one: Pair; pupil: string | null }) {
  const { t } = useTranslation("ear");
  const { pairName } = useKindNames();
  const { pair, state } = one;
  return (
    <li className={cn("flex flex-col gap-2 rounded-md border bg-surface p-4", LOOKS[state])}>
      <PairLetters pair={pair} />
      <span className="text-sm text-ink-muted">{pairName(pair)}</span>
      <span className="font-semibold">{t(`states.${state}`)}</span>
      {pupil !== null && one.can_drill && (
        <Button asChild variant="outline" className="mt-auto">
          <Link
            to={paths.earDrill}
            search={{ pupil, pair }}
            aria-label={t("map.listenTo", { pair: pairName(pair) })}
          >
            <Ear aria-hidden strokeWidth={1.75} />
            {t("map.listen")}
          </Link>
        </Button>
      )}
    </li>
  );
}

/** Every pair of sounds and how often it is exchanged, in words; `pupil` of who may listen here. */
export function EarTiles({ map, pupil }: { map: EarMap; pupil: string | null }) {
  const { t } = useTranslation("ear");
  const isCalm = map.pairs.every(({ state }) => state === "quiet");
  return (
    <div className="space-y-4">
      <p className="measure text-ink-muted">{t(isCalm ? "map.calm" : "map.lead")}</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {map.pairs.map((one) => (
          <Tile key={one.pair} one={one} pupil={pupil} />
        ))}
      </ul>
    </div>
  );
}
