import { type FoundLearners, NewScholarship } from "@riwaq/contracts/billing/scholarships";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { ServerSearchField } from "../../../../components/ui/server-search-field.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm, useFields } from "../../../../lib/use-app-form.ts";
import { useGrantScholarship } from "../mutations.ts";
import { learnersQuery } from "../queries.ts";
import { ShareField } from "./share-field.tsx";

type Learner = FoundLearners["learners"][number];

function LearnerField({ learners }: { learners: readonly Learner[] }) {
  const { t } = useTranslation("scholarships");
  return (
    <SelectField
      name="student_id"
      label={t("grant.learner")}
      options={learners.map(({ id, name, payer }) => ({
        value: id,
        label:
          payer === "" || payer === name
            ? name
            : t("grant.paidBy", { name: isolated(name), payer: isolated(payer) }),
      }))}
    />
  );
}

const dayFromInput = (chosen: string | null) => chosen || null;

/** How much, on which days and why. */
function DecisionFields({ today }: { today: string }) {
  const { t } = useTranslation("scholarships");
  const field = useFields<z.input<typeof NewScholarship>>();
  return (
    <>
      <ShareField />
      <DateField label={t("grant.from")} min={today} {...field("starts_on")} />
      <DateField
        label={t("grant.until")}
        hint={t("grant.untilHint")}
        min={today}
        isOptional
        {...field("ends_on", { setValueAs: dayFromInput })}
      />
      <TextareaField
        label={t("grant.reason")}
        hint={t("grant.reasonHint")}
        dir="auto"
        rows={3}
        {...field("reason")}
      />
    </>
  );
}

type FormProps = { student: string | undefined; today: string; onSaved: () => void };
type AskedProps = FormProps & { children: ReactNode };

function Asked({ student, today, onSaved, children }: AskedProps) {
  const { t } = useTranslation("scholarships");
  const form = useAppForm({
    rules: NewScholarship,
    defaultValues: {
      student_id: student ?? "",
      basis_points: 5_000,
      starts_on: today,
      ends_on: null,
      reason: "",
    },
    mutation: useGrantScholarship(),
    toSend: (granted) => granted,
    onSaved: () => {
      toast({ title: t("grant.saved"), description: t("grant.savedText") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("grant.save")}>
      {children}
      <DecisionFields today={today} />
    </AppForm>
  );
}

/** Whose, how much, from when on and why; the document is added to what was granted. */
export function GrantForm(props: FormProps) {
  const { t } = useTranslation("scholarships");
  const { student } = props;
  const [q, setQ] = useState("");
  const found = useQuery(learnersQuery(student && q === "" ? { q, id: student } : { q }));
  if (student && found.isPending) return <SkeletonRows count={4} />;
  if (found.isError) return <ErrorState onRetry={() => void found.refetch()} />;
  const learners = found.data?.learners ?? [];
  return (
    <div className="space-y-5">
      <ServerSearchField label={t("grant.search")} start={q} onSearch={setQ} />
      <Asked {...props}>
        {q !== "" && found.isSuccess && learners.length === 0 && (
          <p role="status" className="text-ink-muted">
            {t("grant.noneFound")}
          </p>
        )}
        <LearnerField learners={learners} />
      </Asked>
    </div>
  );
}
