import type { Review, ReviewGrade } from "@riwaq/contracts/memory/pages";
import { GRADES } from "@riwaq/domain/memory/grade";
import { PencilLine } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../../../components/ui/dropdown-menu.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useGradeReview } from "../mutations.ts";

/** What was changed last, so that one press changes it back: the panel lies above any message of the page. */
function useRegrade({ id, override }: Review) {
  const mutation = useGradeReview();
  const failureMessages = useFailureMessages();
  const [before, setBefore] = useState<ReviewGrade | null>();
  const set = (next: ReviewGrade | null, undone?: ReviewGrade | null) =>
    mutation.mutate({ id, override: next }, { onSuccess: () => setBefore(undone) });
  return {
    isBusy: mutation.isPending,
    messages: mutation.error ? failureMessages(mutation.error) : [],
    choose: (next: ReviewGrade | null) => set(next, override),
    undo: before === undefined ? undefined : () => set(before),
  };
}

/** The teacher's other word; the first one stays beside it. */
export function Regrade({ review }: { review: Review }) {
  const { t } = useTranslation("memory");
  const { messages, undo, isBusy, choose } = useRegrade(review);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <GradeMenu review={review} isBusy={isBusy} onChoose={choose} />
        {undo && (
          <p role="status" className="flex flex-wrap items-center text-sm">
            {t("page.graded")}
            <Button variant="link" size="sm" disabled={isBusy} onClick={undo}>
              {t("page.undo")}
            </Button>
          </p>
        )}
      </div>
      <FormAlert messages={messages} />
    </>
  );
}

type GradeMenuProps = {
  review: Review;
  isBusy: boolean;
  onChoose: (grade: ReviewGrade | null) => void;
};

function GradeMenu({ review: { day, grade, override }, isBusy, onChoose }: GradeMenuProps) {
  const { t } = useTranslation("memory");
  const { language } = useLanguage();
  const others = GRADES.filter((other) => other !== (override ?? grade));
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="sm"
          className="-ms-3.5"
          disabled={isBusy}
          aria-label={t("page.regradeOf", { day: formatCivilDate(day, language) })}
        >
          <PencilLine aria-hidden strokeWidth={1.75} />
          {t("page.regrade")}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="z-60">
        {others.map((other) => (
          <DropdownMenuItem key={other} onSelect={() => onChoose(other)}>
            {t(`grades.${other}`)}
          </DropdownMenuItem>
        ))}
        {override !== null && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => onChoose(null)}>
              {t("page.takeBack")}
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
