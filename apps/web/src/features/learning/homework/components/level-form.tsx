import type { Recitation } from "@riwaq/contracts/learning/recitations";
import {
  RECITATION_LEVELS,
  type RecitationLevel,
} from "@riwaq/domain/learning/recitations/placement";
import { Check } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import type { useAnswer } from "../mutations.ts";

type LevelFormProps = {
  recitation: Recitation;
  answer: ReturnType<typeof useAnswer>;
  /** What the press does. */
  label: string;
  onSaid: () => void;
};

/** How the pupil recites, as the teacher heard it. */
export function LevelForm({ recitation, answer, label, onSaid }: LevelFormProps) {
  const { t } = useTranslation(["homework", "recitations"]);
  const failureMessages = useFailureMessages();
  const [level, setLevel] = useState<RecitationLevel | "">(recitation.level ?? "");
  const [isAsked, setIsAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(level === "");
    if (level !== "") answer.mutate({ id: recitation.id, level }, { onSuccess: onSaid });
  };
  const choices = RECITATION_LEVELS.map((value) => ({
    value,
    label: t(`recitations:levels.${value}.name`),
  }));
  const isMissing = isAsked && level === "";
  const failures = answer.error ? failureMessages(answer.error) : [];
  return (
    <form onSubmit={submit} className="space-y-3">
      <RadioChips<RecitationLevel | "">
        legend={t("place.level")}
        choices={choices}
        value={level}
        onChoose={setLevel}
      />
      <ErrorList messages={isMissing ? [t("place.levelFirst")] : failures} />
      <Button type="submit" className="w-full" aria-disabled={answer.isPending}>
        <Check aria-hidden strokeWidth={1.75} />
        {label}
      </Button>
    </form>
  );
}
