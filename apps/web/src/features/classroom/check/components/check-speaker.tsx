import { Volume2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { playTone } from "../model/sounds.ts";
import { CheckRow, Fine } from "./check-row.tsx";

type Step = "silent" | "playing" | "asking" | "heard" | "unheard";

/** Whether one hears: a soft tone, and the question. */
export function CheckSpeaker() {
  const { t } = useTranslation("classroom");
  const [step, setStep] = useState<Step>("silent");
  const play = async () => {
    setStep("playing");
    await playTone();
    setStep("asking");
  };
  return (
    <CheckRow icon={Volume2} title={t("check.speaker.title")}>
      {step === "heard" && <Fine>{t("check.speaker.fine")}</Fine>}
      {step === "unheard" && <p role="alert">{t("check.speaker.help")}</p>}
      {step === "asking" ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status" className="w-full sm:w-auto">
            {t("check.speaker.question")}
          </p>
          <Button size="sm" variant="outline" onClick={() => setStep("heard")}>
            {t("check.speaker.yes")}
          </Button>
          <Button size="sm" variant="outline" onClick={() => setStep("unheard")}>
            {t("check.speaker.no")}
          </Button>
        </div>
      ) : (
        <Button
          size="sm"
          variant="outline"
          disabled={step === "playing"}
          onClick={() => void play()}
        >
          {t(step === "silent" ? "check.speaker.play" : "check.speaker.playAgain")}
        </Button>
      )}
    </CheckRow>
  );
}
