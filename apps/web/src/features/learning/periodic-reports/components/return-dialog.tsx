import {
  PERIODIC_TEXT_MAX,
  PeriodicReportReturn,
} from "@riwaq/contracts/learning/periodic-reports";
import type { PeriodicReport } from "@riwaq/contracts/learning/periodic-reports";
import { Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/textarea.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useReturnReport } from "../mutations.ts";

type ReturnFormProps = { id: string; onDone: () => void };

function ReturnForm({ id, onDone }: ReturnFormProps) {
  const { t } = useTranslation("reports");
  const failureMessages = useFailureMessages();
  const giveBack = useReturnReport();
  const [note, setNote] = useState("");
  const [isTried, setIsTried] = useState(false);
  const { data: body, error } = PeriodicReportReturn.safeParse({ note });
  const send = () => {
    setIsTried(true);
    if (!body) return;
    giveBack.mutate({ id, body }, { onSuccess: onDone });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FormField
        label={t("periodic.return.note")}
        hint={t("periodic.return.hint")}
        errors={isTried ? error?.issues.map(({ message }) => message) : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            maxLength={PERIODIC_TEXT_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </FormField>
      <FormAlert messages={giveBack.error ? failureMessages(giveBack.error) : []} />
      <DialogActions>
        <Button type="submit" disabled={giveBack.isPending} aria-busy={giveBack.isPending}>
          {t("periodic.return.send")}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Back to the teacher, who reads why. */
export function ReturnDialog({ report }: { report: PeriodicReport }) {
  const { t } = useTranslation("reports");
  const [isOpen, setIsOpen] = useState(false);
  const isDone = useRef(false);
  const close = () => {
    toast({ title: t("periodic.return.done") });
    isDone.current = true;
    setIsOpen(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">
          <Undo2 aria-hidden strokeWidth={1.75} className="flip-rtl" />
          {t("periodic.return.open")}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t("periodic.return.title")}
        description={t("periodic.return.text")}
        isOpenerGone={() => isDone.current}
      >
        <ReturnForm id={report.id} onDone={close} />
      </DialogContent>
    </Dialog>
  );
}
