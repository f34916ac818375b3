import { useHydrated, useRouterState } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { ArchMark } from "../brand/arch-mark.tsx";
import { LoadingIndicator } from "../ui/loading-indicator.tsx";

const INVOCATION = "بِسْمِ اللهِ الرَّحْمٰنِ الرَّحِيمِ";

/** While it is being settled who is there. Also what the shell file shows, in whatever language it will go on. */
export function LoadingScreen() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  return (
    <div role="status" className="flex min-h-dvh flex-col items-center justify-center gap-5 px-6">
      <span className="grid place-items-center">
        <span className="col-start-1 row-start-1 size-24 animate-turn rounded-full border-2 border-line border-t-primary" />
        <ArchMark className="col-start-1 row-start-1 size-10 text-primary" />
      </span>
      <p lang="ar" dir="rtl" className="font-quran text-2xl leading-loose">
        {INVOCATION}
      </p>
      {/* The shell is one file for three languages: its sentence comes with the language. */}
      <p className="min-h-7 text-ink-muted">{isHydrated && t("loading.content")}</p>
    </div>
  );
}

/** The router's pending view; until the first page is there the whole screen is waiting. */
export function PendingScreen() {
  const hasPage = useRouterState({ select: (state) => state.resolvedLocation !== undefined });
  return hasPage ? <LoadingIndicator /> : <LoadingScreen />;
}
