import { useHydrated, useLocation } from "@tanstack/react-router";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import { LoadingIndicator } from "../../../../components/ui/loading-indicator.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { type KeptRun, RESULT, type Who, dropRun, keepRun, keptRun } from "../model/kept-run.ts";
import { PlacementIntro } from "./placement-intro.tsx";

const loadTest = () => import("./placement-test.tsx");

// The questions come once somebody reaches for the first one.
const PlacementTest = lazy(async () => ({ default: (await loadTest()).PlacementTest }));
const prepareTest = () => void loadTest().catch(() => undefined);

/** The placement test: what it is, its questions one by one, and what the answers say. */
export function PlacementPage() {
  // The page is written for who begins; what was begun in this tab goes on.
  const isHydrated = useHydrated();
  const isSought = useLocation({ select: ({ hash }) => hash === RESULT });
  const begun = isHydrated ? keptRun() : null;
  return <Placement key={String(isHydrated)} begun={begun} isSought={isHydrated && isSought} />;
}

type PlacementProps = {
  begun: KeptRun | null;
  /** Whoever comes by the way back to a result. */
  isSought: boolean;
};

function Placement({ begun, isSought }: PlacementProps) {
  const { t } = useTranslation("placement");
  const [run, setRun] = useState(begun);
  const goOn = (next: KeptRun) => {
    keepRun(next);
    setRun(next);
  };
  const begin = (who: Who) => goOn({ who, answers: [], spentMs: 0 });
  const leave = () => {
    dropRun();
    setRun(null);
  };
  return (
    <div className="wrap py-10 sm:py-14">
      <div className="mx-auto max-w-2xl">
        {run ? (
          <Suspense fallback={<LoadingIndicator type="pulse" size="lg" text={t("loading")} />}>
            <PlacementTest run={run} onChange={goOn} onLeave={leave} />
          </Suspense>
        ) : (
          <>
            {isSought && !begun && <Note className="mb-8">{t("elsewhere")}</Note>}
            <PlacementIntro onReach={prepareTest} onBegin={begin} />
          </>
        )}
      </div>
    </div>
  );
}
