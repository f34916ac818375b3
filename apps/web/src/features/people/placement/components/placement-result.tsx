import { judge } from "@riwaq/domain/people/placement/judge";
import { RotateCcw } from "lucide-react";
import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";

import { BandRow } from "../../../../components/placement/band-row.tsx";
import { SkillStages } from "../../../../components/placement/skill-stages.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useCurrentUser } from "../../../../lib/current-user.ts";
import type { KeptRun } from "../model/kept-run.ts";
import { VisitorWays } from "./visitor-ways.tsx";

// What asks the server for somebody's family is for who is signed in.
const SendResult = lazy(async () => ({ default: (await import("./send-result.tsx")).SendResult }));

type ResultProps = { run: KeptRun; onLeave: () => void };

/** What the answers say: a level and how sure it is, what is there already and what comes next. */
export function PlacementResult({ run, onLeave }: ResultProps) {
  const { t } = useTranslation("placement");
  const user = useCurrentUser();
  const { band, confidence, skills } = judge(run.answers);
  return (
    <div className="space-y-8">
      <header>
        <h1>{t(`result.${run.who}`)}</h1>
        <div className="mt-6">
          <BandRow band={band} />
        </div>
        <p className="mt-5 font-display text-2xl text-primary">{t(`bands.${band}.name`)}</p>
        <p className="mt-2 measure">
          {t(`confidence.${confidence}`)} {t("result.confirm")}
        </p>
      </header>
      <section aria-labelledby="placement-skills">
        <h2 id="placement-skills">{t("result.skills")}</h2>
        <div className="mt-3">
          <SkillStages skills={skills} />
        </div>
      </section>
      <section aria-labelledby="placement-next">
        <h2 id="placement-next">{t("result.next")}</h2>
        <p className="mt-3 measure">{t(`bands.${band}.next`)}</p>
      </section>
      {user ? (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <SendResult run={run} user={user} />
        </Suspense>
      ) : (
        <VisitorWays />
      )}
      <Button variant="ghost" className="-ms-5 text-ink-muted" onClick={onLeave}>
        <RotateCcw aria-hidden strokeWidth={1.75} />
        {t("result.again")}
      </Button>
    </div>
  );
}
