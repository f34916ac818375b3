import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../components/lessons/session-reader.ts";
import { Dialog, DialogContent } from "../../../components/ui/dialog.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../components/ui/query-view.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { sessionDetailsQuery } from "../api/session-details.ts";
import { SessionViews } from "./session-dialog.tsx";

type AskedCancellationProps = { id: string; reader: SessionReader; onClose: () => void };

/** Where a reminder's link leads: what cancelling means comes first, and nothing is done before it is confirmed. */
export function AskedCancellation({ id, reader, onClose }: AskedCancellationProps) {
  const { t } = useTranslation("sessions");
  const query = useQuery(sessionDetailsQuery(id));
  const session = query.data;
  const isNobodys = query.error instanceof ApiError && query.error.status === 404;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {session ? (
        <SessionViews
          session={session}
          reader={reader}
          first={session.can_cancel ? "cancel" : "details"}
          onDone={onClose}
        />
      ) : (
        <DialogContent title={t("views.cancel")}>
          {isNobodys ? (
            <EmptyState title={t("gone.title")} hint={t("gone.hint")} />
          ) : (
            <QueryView query={query}>{() => null}</QueryView>
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}
