import type { ApplicationFile } from "@riwaq/contracts/people/applications";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useJudgeFile } from "../mutations.ts";

const NOTE_MAX = 500;

type JudgeFileProps = { teacherId: string; file: ApplicationFile; name: string };
type Judging = { isBusy: boolean; name: string };

type ChoiceProps = Judging & {
  state: ApplicationFile["state"];
  onAccept: () => void;
  onRefuse: () => void;
};

function Choice({ state, name, isBusy, onAccept, onRefuse }: ChoiceProps) {
  const { t } = useTranslation("application");
  const title = isolated(name);
  return (
    <div className="flex flex-wrap gap-2">
      {state !== "checked" && (
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={t("review.acceptName", { title })}
          onClick={onAccept}
        >
          <Check aria-hidden strokeWidth={1.75} />
          {t("review.accept")}
        </Button>
      )}
      {state !== "refused" && (
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy}
          aria-label={t("review.refuseName", { title })}
          onClick={onRefuse}
        >
          <X aria-hidden strokeWidth={1.75} />
          {t("review.refuse")}
        </Button>
      )}
    </div>
  );
}

type WhyProps = { isBusy: boolean; onSay: (why: string) => void; onCancel: () => void };

function Why({ isBusy, onSay, onCancel }: WhyProps) {
  const { t } = useTranslation("application");
  const [why, setWhy] = useState("");
  return (
    <div className="space-y-3">
      <FormField label={t("review.why")} hint={t("review.whyHint")}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            value={why}
            maxLength={NOTE_MAX}
            onChange={({ target }) => setWhy(target.value)}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={isBusy || why.trim() === ""} onClick={() => onSay(why.trim())}>
          {t("review.confirmRefuse")}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t("review.cancel")}
        </Button>
      </div>
    </div>
  );
}

/** Staff accept a file, or say why not. */
export function JudgeFile({ teacherId, file, name }: JudgeFileProps) {
  const { t } = useTranslation("application");
  const failureMessages = useFailureMessages();
  const judge = useJudgeFile(teacherId);
  const [isRefusing, setIsRefusing] = useState(false);
  const isBusy = judge.isPending;
  const say = (state: "checked" | "refused", note = "") => {
    const done = t(state === "checked" ? "review.accepted" : "review.refused");
    const onSuccess = () => {
      setIsRefusing(false);
      toast({ title: done });
    };
    judge.mutate({ id: file.id, state, note }, { onSuccess });
  };
  return (
    <div className="space-y-3">
      {isRefusing ? (
        <Why
          isBusy={isBusy}
          onSay={(why) => say("refused", why)}
          onCancel={() => setIsRefusing(false)}
        />
      ) : (
        <Choice
          state={file.state}
          name={name}
          isBusy={isBusy}
          onAccept={() => say("checked")}
          onRefuse={() => setIsRefusing(true)}
        />
      )}
      <FormAlert messages={judge.error ? failureMessages(judge.error) : []} />
    </div>
  );
}
