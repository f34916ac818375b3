import { useTranslation } from "react-i18next";

import { useUndoCover } from "../../../../components/lessons/cover/use-cover.ts";
import { Button } from "../../../../components/ui/button.tsx";
import type { LineProps } from "../model/line-props.ts";
import { KeepButton } from "./keep-button.tsx";
import { useLabelOf } from "./use-label-of.ts";

/** The way back from what was decided; what was moved or cancelled is taken back above the list. */
export function DecidedActions({ lesson, details }: LineProps) {
  const { t } = useTranslation("leave");
  const labelOf = useLabelOf(lesson, details.time_zone);
  const { undo, isPending } = useUndoCover();
  const { cover, state } = lesson;
  if (state === "kept") {
    return (
      <div className="-ms-3.5">
        <KeepButton lesson={lesson} details={details} isKept={false} />
      </div>
    );
  }
  if (!cover || (state !== "asked" && state !== "covered")) return null;
  const label = t(state === "asked" ? "lesson.withdraw" : "lesson.giveBack");
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={labelOf(label)}
      aria-disabled={isPending}
      onClick={() => !isPending && undo(cover.id)}
    >
      {label}
    </Button>
  );
}
