import { useTranslation } from "react-i18next";

import { formatClock } from "../../lib/format.ts";
import type { RecorderShown } from "./use-recorder.ts";

/** Where a recording is, in words; while it goes on, how loud it is. */
export function RecorderStatus({ state }: { state: RecorderShown }) {
  const { t } = useTranslation("recitations");
  if (state.step === "idle") return null;
  if (state.step === "recording") {
    return (
      <div className="flex items-center gap-3">
        <span aria-hidden className="size-3 shrink-0 rounded-full bg-danger" />
        <span className="tabular-nums">
          {t("recorder.recording", { at: formatClock(state.ms / 1000) })}
        </span>
        <span aria-hidden className="h-1.5 grow overflow-hidden rounded-full bg-line">
          <span
            className="block h-full rounded-full bg-primary forced-colors:bg-[Highlight]"
            style={{ inlineSize: `${Math.min(1, state.level) * 100}%` }}
          />
        </span>
      </div>
    );
  }
  if (state.step === "sending") {
    return <p role="status">{t("recorder.sending", { count: state.unsent })}</p>;
  }
  return <p role={state.step === "failed" ? "alert" : "status"}>{t(`recorder.${state.step}`)}</p>;
}
