import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import type { Who } from "../model/kept-run.ts";
import { RecitationWay } from "./recitation-way.tsx";

const WHOSE = ["self", "child"] as const satisfies Who[];

type IntroProps = { onReach: () => void; onBegin: (who: Who) => void };

/** What the test is; one press on who takes it leads to the first question. */
export function PlacementIntro({ onReach, onBegin }: IntroProps) {
  const { t } = useTranslation("placement");
  const points = t("points", { returnObjects: true });
  return (
    <>
      <h1>{t("title")}</h1>
      <p className="mt-3 measure text-lg text-ink-muted">{t("lead")}</p>
      <ul className="mt-6 space-y-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden strokeWidth={1.75} className="mt-1 size-4.5 shrink-0 text-success" />
            {point}
          </li>
        ))}
      </ul>
      <section
        aria-labelledby="placement-who"
        className="mt-8 rounded-md border border-line bg-surface p-6 sm:p-8"
      >
        <h2 id="placement-who">{t("who.title")}</h2>
        <div className="mt-5 grid gap-3 sm:grid-cols-2">
          {WHOSE.map((who) => (
            <Button
              key={who}
              size="lg"
              variant={who === "self" ? "default" : "outline"}
              onPointerEnter={onReach}
              onFocus={onReach}
              onClick={() => onBegin(who)}
            >
              {t(`who.${who}`)}
            </Button>
          ))}
        </div>
        <p className="mt-4 text-sm text-ink-muted">{t("who.hint")}</p>
      </section>
      <RecitationWay />
    </>
  );
}
