import { Suspense } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ClosingCall } from "../../../../components/layout/closing-call.tsx";
import { LiveWhenSeen } from "../../../../components/layout/live-when-seen.tsx";
import { paths } from "../../../../config/paths.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { IntroCarousel } from "./intro-carousel.tsx";
import { LessonWeek } from "./lesson-week.tsx";
import { ProgramCards } from "./program-cards.tsx";
import { Questions } from "./questions.tsx";
import { WhyChoose } from "./why-choose.tsx";

/** A part below the first screen: hydrated on its own, so that none of it is one long task. */
function Below({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <div className="render-later">{children}</div>
    </Suspense>
  );
}

/** What a visitor without a session sees at the address `/`. */
export function LandingPage() {
  const { t } = useTranslation("home");
  return (
    <>
      <div className="wrap pt-10 lg:pt-14">
        <h1 className="mb-5 flex items-center gap-3 font-sans text-[0.9375rem] leading-normal font-normal tracking-normal text-ink-muted before:h-px before:w-7 before:shrink-0 before:bg-accent">
          {t("title")}
        </h1>
        <IntroCarousel />
      </div>
      <Below>
        <WhyChoose />
      </Below>
      <Below>
        <ProgramCards />
      </Below>
      <Below>
        <HowItWorks />
      </Below>
      <Below>
        <LiveWhenSeen>
          <LessonWeek />
        </LiveWhenSeen>
      </Below>
      <Below>
        <Questions />
      </Below>
      <div className="wrap">
        <ClosingCall
          title={t("closing.title")}
          text={t("closing.text")}
          action={t("closing.action")}
          to={paths.register}
        />
      </div>
    </>
  );
}
