import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { paths } from "../../../../../config/paths.ts";
import { FreeHours } from "./free-hours.tsx";
import { LeastPrice } from "./least-price.tsx";
import { MarkedVerse } from "./marked-verse.tsx";
import { TodaysVoice } from "./todays-voice.tsx";

/** The first screen: one promise that stays, and what proves it. */
export function OpeningPromise() {
  const { t } = useTranslation("home");
  return (
    <div className="wrap grid gap-x-14 gap-y-8 pt-8 lg:grid-cols-[1.1fr_0.9fr] lg:pt-14">
      <div>
        <p className="mb-4 flex items-center gap-3 text-[0.9375rem] text-ink-muted before:h-px before:w-7 before:shrink-0 before:bg-accent">
          {t("title")}
        </p>
        <h1 className="text-[clamp(2rem,1.4rem+3vw,3.5rem)] rtl:text-[clamp(2.2rem,1.6rem+3.2vw,4rem)]">
          {t("promise.title")}
        </h1>
        <p className="mt-5 measure text-lg text-ink-muted">{t("promise.text")}</p>
        <Button asChild size="lg" className="mt-6">
          <Link to={paths.findTeacher}>{t("promise.start")}</Link>
        </Button>
        <div className="mt-7 grid gap-x-10 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
          <LeastPrice />
          <FreeHours />
        </div>
      </div>
      <div>
        <MarkedVerse />
        <TodaysVoice />
      </div>
    </div>
  );
}
