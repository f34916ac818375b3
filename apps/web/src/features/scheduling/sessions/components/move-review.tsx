import type { Move } from "@riwaq/contracts/scheduling/changes";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { ApiError } from "../../../../lib/api-error.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import type { SessionViewProps } from "../model/session-view.ts";
import { changePreviewQuery } from "../queries.ts";
import { ChangeReview } from "./change-review.tsx";
import { useConfirmChange } from "./use-confirm-change.ts";

type MoveReviewProps = Omit<SessionViewProps, "onBack"> & { move: Move; back: ReactNode };

/** A faulty choice is refused with its reason, and is no failure of the network. */
function useRefusal(error: Error | null) {
  const failureMessages = useFailureMessages();
  return error instanceof ApiError && error.hasMessages ? failureMessages(error) : undefined;
}

/** It stands beneath the hours, on phones far beneath. */
function useInView(isShown: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) ref.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return ref;
}

/** What the chosen hour means, and the button that does it. */
export function MoveReview({ session, reader, move, back, onDone }: MoveReviewProps) {
  const { t } = useTranslation("sessions");
  const query = useQuery(changePreviewQuery(session.id, { kind: "move", body: move }));
  const refusal = useRefusal(query.error);
  const { confirm, isPending, messages } = useConfirmChange(session.id, onDone);
  const isReady = query.data?.problems.length === 0 && !query.isPlaceholderData;
  const ref = useInView(!query.isPending && !query.isPlaceholderData);
  return (
    <div ref={ref} className="scroll-my-6">
      {refusal ? (
        <FormAlert messages={refusal} />
      ) : (
        <ChangeReview session={session} reader={reader} kind="move" query={query} />
      )}
      <FormAlert messages={messages} />
      <DialogActions>
        {back}
        <Button
          disabled={!isReady || refusal !== undefined}
          aria-busy={isPending}
          onClick={() => void confirm({ kind: "move", body: move })}
        >
          {t(`confirm.move.${move.scope}`)}
        </Button>
      </DialogActions>
    </div>
  );
}
