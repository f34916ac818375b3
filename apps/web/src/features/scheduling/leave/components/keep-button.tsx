import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import type { LineProps } from "../model/line-props.ts";
import { useKeepLesson } from "../mutations.ts";
import { useLabelOf } from "./use-label-of.ts";

type KeepButtonProps = Omit<LineProps, "onAsk"> & { isKept: boolean };

/** The lesson stays as it is, although its teacher is away; or that is decided again. */
export function KeepButton({ lesson, details, isKept }: KeepButtonProps) {
  const { t } = useTranslation("leave");
  const failureMessages = useFailureMessages();
  const labelOf = useLabelOf(lesson, details.time_zone);
  const keeping = useKeepLesson(details.leave.id);
  const label = t(isKept ? "lesson.keep" : "lesson.unkeep");
  const keep = () =>
    keeping.mutate(
      { session: lesson.session_id, isKept },
      {
        onSuccess: () => toast({ title: t(isKept ? "done.kept" : "done.unkept") }),
        onError: (error) =>
          toast({
            title: t("done.failed"),
            description: failureMessages(error).join(" "),
            variant: "destructive",
          }),
      },
    );
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={labelOf(label)}
      aria-disabled={keeping.isPending}
      onClick={() => !keeping.isPending && keep()}
    >
      {label}
    </Button>
  );
}
