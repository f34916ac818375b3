import type { Scholarship, Scholarships } from "@riwaq/contracts/billing/scholarships";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { scholarshipsQuery } from "../queries.ts";
import { GrantForm } from "./grant-form.tsx";
import { ScholarshipRow } from "./scholarship-row.tsx";

type PartProps = { title: string; scholarships: readonly Scholarship[]; today: string };

function Part({ title, scholarships, today }: PartProps) {
  if (scholarships.length === 0) return null;
  return (
    <section aria-label={title} className="space-y-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="space-y-3">
        {scholarships.map((one) => (
          <ScholarshipRow key={one.id} scholarship={one} today={today} />
        ))}
      </ul>
    </section>
  );
}

type GrantProps = { student?: string | undefined; today: string; onClose?: () => void };

/** By its button; for whoever came from a learner's page it stands open. */
function Grant({ student, today, onClose }: GrantProps) {
  const { t } = useTranslation("scholarships");
  const trigger = (
    <Button>
      <Plus aria-hidden strokeWidth={1.75} />
      {t("grant.open")}
    </Button>
  );
  return (
    <FormDialog
      {...(student === undefined && { trigger })}
      {...(onClose && { onClose })}
      title={t("grant.open")}
      description={t("grant.text")}
    >
      {(close) => <GrantForm student={student} today={today} onSaved={close} />}
    </FormDialog>
  );
}

function Lists({ scholarships, today }: Scholarships) {
  const { t } = useTranslation("scholarships");
  const isOver = ({ state }: Scholarship) => state === "past";
  return (
    <>
      <Part
        title={t("current")}
        scholarships={scholarships.filter((one) => !isOver(one))}
        today={today}
      />
      <Part title={t("over")} scholarships={scholarships.filter(isOver)} today={today} />
    </>
  );
}

type PageProps = { student: string | undefined; onStudentDone: () => void };

/** Who pays less by a decision of the institute, and why: read by those who decide about money alone. */
export function ScholarshipsPage({ student, onStudentDone }: PageProps) {
  const { t } = useTranslation(["scholarships", "common"]);
  const query = useQuery(scholarshipsQuery);
  return (
    <>
      <PageHeader title={t("common:titles.scholarships")} description={t("intro")} />
      <QueryView query={query}>
        {(found) => (
          <div className="max-w-3xl space-y-8">
            <Grant today={found.today} />
            {student !== undefined && (
              <Grant key={student} student={student} today={found.today} onClose={onStudentDone} />
            )}
            <Note>{t("private")}</Note>
            {found.scholarships.length === 0 ? (
              <EmptyState title={t("empty")} hint={t("emptyHint")} />
            ) : (
              <Lists {...found} />
            )}
          </div>
        )}
      </QueryView>
    </>
  );
}
