import { Suspense } from "react";
import { useTranslation } from "react-i18next";

import { ClosingCall } from "../../../../components/layout/closing-call.tsx";
import { paths } from "../../../../config/paths.ts";
import { IntroCarousel } from "./intro-carousel.tsx";
import { LowerPart } from "./lower-part.tsx";
import { OpeningPromise } from "./promise/opening-promise.tsx";

const LOWER = ["why", "programs", "how", "week", "after", "fair", "questions"] as const;

/** What a visitor without a session sees at the address `/`. */
export function LandingPage() {
  const { t } = useTranslation("home");
  return (
    <>
      <OpeningPromise />
      <Suspense>
        <div className="wrap pt-20">
          <IntroCarousel />
        </div>
      </Suspense>
      {LOWER.map((name) => (
        <LowerPart key={name} name={name} />
      ))}
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
