import type { ChangeScope } from "@riwaq/contracts/scheduling/changes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import type { SessionViewProps } from "../model/session-view.ts";
import { changePreviewQuery } from "../queries.ts";
import { ChangeReview } from "./change-review.tsx";
import { EmergencyFields } from "./emergency-fields.tsx";
import { ScopeChoice } from "./scope-choice.tsx";
import { useConfirmChange } from "./use-confirm-change.ts";

/** What cancelling means, before it is done: whether it is free, until when, and what it does to which lessons. */
export function CancelLesson({ session, reader, onBack, onDone }: SessionViewProps) {
  const { t } = useTranslation("sessions");
  const [scope, setScope] = useState<ChangeScope>("one");
  const [isEmergency, setIsEmergency] = useState(false);
  const [reason, setReason] = useState("");
  const asked = { kind: "cancel", body: { scope, is_emergency: isEmergency } } as const;
  const query = useQuery(changePreviewQuery(session.id, asked));
  const { confirm, isPending, messages } = useConfirmChange(session.id, onDone);
  const needsReason = isEmergency && reason.trim() === "";
  const isReady = query.data?.problems.length === 0 && !query.isPlaceholderData && !needsReason;
  const isFamily = reader === "S" || reader === "P";
  // It can be booked again: there is nothing for staff to look at.
  const isFreeTrial = session.kind === "trial" && query.data?.decision.outcome === "free";
  return (
    <div className="space-y-5">
      {session.series_id !== null && (
        <ScopeChoice kind="cancel" value={scope} onChange={setScope} />
      )}
      <ChangeReview session={session} reader={reader} kind="cancel" query={query} />
      {isFamily && !isFreeTrial && (
        <EmergencyFields
          isEmergency={isEmergency}
          onEmergency={setIsEmergency}
          reason={reason}
          onReason={setReason}
        />
      )}
      <FormAlert messages={messages} />
      <DialogActions>
        <Button variant="outline" onClick={onBack}>
          {t("keep.cancel")}
        </Button>
        <Button
          variant="destructive"
          disabled={!isReady}
          aria-busy={isPending}
          onClick={() =>
            void confirm({
              kind: "cancel",
              body: { ...asked.body, reason: isEmergency ? reason : "" },
            })
          }
        >
          {t(`confirm.cancel.${scope}`)}
        </Button>
      </DialogActions>
    </div>
  );
}
