import { useQuery } from "@tanstack/react-query";
import { Check, PencilLine } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { useFailureMessages } from "../../lib/use-failure-messages.ts";
import { Button } from "../ui/button.tsx";
import { FormAlert } from "../ui/error-list.tsx";
import { useGivePortion } from "./mutations.ts";
import { type NewPortion, PortionDialog } from "./portion-dialog.tsx";
import { todayOfPupilQuery } from "./queries.ts";
import { usePageWords } from "./use-page-words.ts";

type NextPortionProps = {
  studentId: string;
  sessionId: string | null;
  /** What else may be done with what was given, such as making homework of it. */
  children?: (words: string) => ReactNode;
};

/** What is learnt after a lesson: proposed from what happened, given by one press, or chosen otherwise. */
export function NextPortion({ studentId, sessionId, children }: NextPortionProps) {
  const { t } = useTranslation("memory");
  const { placeOf } = usePageWords();
  const { data } = useQuery(todayOfPupilQuery(studentId));
  const [given, setGiven] = useState<NewPortion | null>(null);
  if (!data) return null;
  const words = given && t("portion.homework", { place: placeOf(given.page, given.lines) });
  return (
    <section
      aria-label={t("portion.next")}
      className="space-y-3 rounded-md border border-line bg-surface p-4 sm:p-6"
    >
      <h2 className="font-sans text-base! font-semibold">{t("portion.next")}</h2>
      {given && words ? (
        <div role="status" className="space-y-3">
          <p className="flex items-start gap-2">
            <Check aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-success" />
            {t("portion.isGiven", { place: placeOf(given.page, given.lines) })}
          </p>
          {children?.(words)}
        </div>
      ) : (
        <Proposal
          studentId={studentId}
          sessionId={sessionId}
          proposed={data.proposed}
          onGiven={setGiven}
        />
      )}
    </section>
  );
}

type ProposalProps = {
  studentId: string;
  sessionId: string | null;
  proposed: NewPortion | null;
  /** Said where nothing is proposed. */
  otherwise?: string;
  onGiven: (portion: NewPortion) => void;
};

const LAST_SURAS = { page: 604, lines: null };

/** One press gives what is proposed; a dialog gives something else. */
export function Proposal(props: ProposalProps) {
  const { studentId, sessionId, proposed, otherwise, onGiven } = props;
  const { t } = useTranslation("memory");
  const { placeOf } = usePageWords();
  const mutation = useGivePortion(studentId);
  const failureMessages = useFailureMessages();
  const give = (portion: NewPortion) =>
    mutation.mutate({ ...portion, session_id: sessionId }, { onSuccess: () => onGiven(portion) });
  return (
    <div className="space-y-3">
      <p className={proposed ? "" : "text-ink-muted"}>
        {proposed
          ? t("portion.proposed", { place: placeOf(proposed.page, proposed.lines) })
          : (otherwise ?? t("portion.noProposal"))}
      </p>
      <FormAlert messages={mutation.error ? failureMessages(mutation.error) : []} />
      <div className="flex flex-wrap gap-3">
        {proposed && (
          <Button disabled={mutation.isPending} onClick={() => give(proposed)}>
            <Check aria-hidden strokeWidth={1.75} />
            {t("portion.confirm")}
          </Button>
        )}
        <PortionDialog
          trigger={
            <Button variant="outline">
              <PencilLine aria-hidden strokeWidth={1.75} />
              {t(proposed ? "portion.other" : "portion.choose")}
            </Button>
          }
          studentId={studentId}
          sessionId={sessionId}
          first={proposed ?? LAST_SURAS}
          onGiven={onGiven}
        />
      </div>
    </div>
  );
}
