import type { SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { Dialog, DialogContent } from "../../../../components/ui/dialog.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { ApiError } from "../../../../lib/api-error.ts";
import { sessionDetailsQuery } from "../queries.ts";
import { SessionViews } from "./session-dialog.tsx";

type AskedLessonProps = {
  id: string;
  reader: SessionReader;
  first: "details" | "cancel" | "move";
  onClose: () => void;
};

function mayBegin({ can_cancel, can_move }: SessionDetails, first: AskedLessonProps["first"]) {
  return first === "move" ? can_move : can_cancel;
}

/**
 * Where notices and mails lead: to the lesson, wherever it stands in the list. By a reminder's second link what
 * cancelling means comes first, and nothing is done before it is confirmed.
 */
export function AskedLesson({ id, reader, first, onClose }: AskedLessonProps) {
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
          first={mayBegin(session, first) ? first : "details"}
          onDone={onClose}
        />
      ) : (
        <DialogContent title={t(first === "details" ? "details.title" : `views.${first}`)}>
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
