import type { Portion } from "@riwaq/contracts/memory/plan";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { buttonVariants } from "../../../../components/ui/button-variants.ts";
import { paths } from "../../../../config/paths.ts";
import { cn } from "../../../../lib/cn.ts";
import { type Done, keyOfPortion } from "../model/practice.ts";
import { usePortionNames } from "./portion-names.ts";
import { SaidVerdict } from "./said-verdict.tsx";
import { SuraOfPage } from "./sura-of-page.tsx";

type LineProps = { pupil: string; portion: Portion; done: Done | null; isNext: boolean };

/** A portion of the evening: what it is, where it stands, and how it went. The next one is the one to press. */
export function PortionLine({ pupil, portion, done, isNext }: LineProps) {
  const { t } = useTranslation("practice");
  const { streamOf, placeOf, minutesOf } = usePortionNames();
  return (
    <Link
      to={paths.practice}
      search={{ pupil, portion: keyOfPortion(portion) }}
      className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3 hover:border-line-strong sm:px-5"
    >
      <span className="min-w-0 grow basis-40">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{streamOf(portion)}</span>
          <span className="text-sm text-ink-muted">{minutesOf(portion.minutes)}</span>
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3 text-ink-muted">
          {placeOf(portion)}
          <SuraOfPage page={portion.page} />
        </span>
      </span>
      {done && <SaidVerdict done={done} />}
      {!done && (
        <span
          className={cn(
            buttonVariants({ variant: isNext ? "default" : "outline", size: "sm" }),
            "min-h-11!",
          )}
        >
          {t("open")}
          <ChevronRight aria-hidden strokeWidth={1.75} className="flip-rtl" />
        </span>
      )}
    </Link>
  );
}
