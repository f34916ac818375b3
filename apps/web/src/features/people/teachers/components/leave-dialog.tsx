import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useLeaveTeacher } from "../mutations.ts";
import { type Pair, leavingPreviewQuery } from "../queries.ts";
import { LeavingList } from "./leaving-list.tsx";

type Names = { teacher: string; name: string };
type LeaveDialogProps = {
  pair: Pair;
  names: Names;
  /** Where the reader has more than one pupil, the button says which. */
  isNamed: boolean;
};

const isolate = (text: string) => isolated(text);

function Leave({ pair, names, onLeft }: { pair: Pair; names: Names; onLeft: () => void }) {
  const { t } = useTranslation("teachers");
  const failureMessages = useFailureMessages();
  const leave = useLeaveTeacher();
  const query = useQuery({ ...leavingPreviewQuery(pair), enabled: !leave.isSuccess });
  return (
    <>
      <QueryView query={query}>
        {(preview) => <LeavingList preview={preview} names={names} />}
      </QueryView>
      <FormAlert messages={leave.error ? failureMessages(leave.error) : []} />
      <DialogActions>
        <Button
          variant="destructive"
          disabled={!query.data || leave.isPending}
          aria-busy={leave.isPending}
          onClick={() => leave.mutate(pair, { onSuccess: onLeft })}
        >
          {t("leave.confirm")}
        </Button>
      </DialogActions>
    </>
  );
}

/** What leaving ends stands above the button that does it. */
export function LeaveDialog({ pair, names: { teacher, name }, isNamed }: LeaveDialogProps) {
  const { t } = useTranslation("teachers");
  const names = { teacher: isolate(teacher), name: isolate(name) };
  return (
    <FormDialog
      trigger={
        <Button variant="outline">{t(isNamed ? "leave.openFor" : "leave.open", names)}</Button>
      }
      title={t("leave.title", names)}
      description={t("leave.intro", names)}
      takesTriggerAway
    >
      {(close) => (
        <Leave
          pair={pair}
          names={names}
          onLeft={() => {
            close();
            toast({ title: t("leave.done", names) });
          }}
        />
      )}
    </FormDialog>
  );
}
