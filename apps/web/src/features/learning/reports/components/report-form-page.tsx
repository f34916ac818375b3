import type { ReportForm, ReportForms } from "@riwaq/contracts/learning/reports";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Check, CircleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../../../components/ui/tabs.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { reportFormsQuery } from "../queries.ts";
import { LessonLine } from "./lesson-line.tsx";
import { PupilReport } from "./pupil-report.tsx";

function NoForm() {
  const { t } = useTranslation("reports");
  const action = (
    <Button asChild>
      <Link to={paths.sessions}>{t("form.toSessions")}</Link>
    </Button>
  );
  return <EmptyState title={t("form.none")} hint={t("form.noneHint")} action={action} />;
}

function Header({ forms }: { forms: ReportForms | undefined }) {
  const { t } = useTranslation("reports");
  const now = useCurrentMinute();
  const [form] = forms ?? [];
  const isOverdue = form && form.submitted_at === null && Date.parse(form.due_at) < now;
  return (
    <header className="mb-6 space-y-1">
      <div className="flex flex-wrap items-center gap-3">
        <h1>{t("form.title")}</h1>
        {isOverdue && (
          <Badge tone="red">
            <CircleAlert aria-hidden strokeWidth={1.75} className="size-4" />
            {t("form.overdue")}
          </Badge>
        )}
      </div>
      {forms?.length === 1 && (
        <p className="text-lg font-semibold">
          <bdi>{form?.student}</bdi>
        </p>
      )}
      {form && <LessonLine lesson={form} />}
    </header>
  );
}

type PupilsProps = {
  forms: ReportForms;
  reload: () => Promise<ReportForms | undefined>;
};

/** One pupil after the other; when all are written, back to what is next. */
function useSent(reload: PupilsProps["reload"], onNext: (id: string) => void) {
  const navigate = useNavigate();
  return async (sent: ReportForm) => {
    if (sent.submitted_at !== null) {
      await navigate({ to: paths.report, params: { id: sent.id } });
      return;
    }
    const forms = await reload();
    const next = forms?.find(({ id, submitted_at }) => id !== sent.id && submitted_at === null);
    if (next) onNext(next.id);
    else await navigate({ to: paths.dashboard });
  };
}

function Pupils({ forms, reload }: PupilsProps) {
  const { t } = useTranslation("reports");
  const first = forms.find(({ submitted_at }) => submitted_at === null) ?? forms[0];
  const [open, setOpen] = useState(first?.id ?? "");
  const onSent = useSent(reload, setOpen);
  const reloadOne = async (id: string) => (await reload())?.find((form) => form.id === id);
  const reportOf = (form: ReportForm) => (
    <PupilReport
      key={form.id}
      form={form}
      reload={() => reloadOne(form.id)}
      onSent={(sent) => void onSent(sent)}
    />
  );
  if (forms.length === 1 && first) return reportOf(first);
  return (
    <Tabs value={open} onValueChange={setOpen}>
      <TabsList aria-label={t("form.pupils")}>
        {forms.map(({ id, student, submitted_at }) => (
          <TabsTrigger key={id} value={id} className="inline-flex items-center gap-2">
            <bdi>{student}</bdi>
            {submitted_at !== null && (
              <>
                <Check aria-hidden strokeWidth={1.75} className="size-4.5 text-success" />
                <span className="sr-only">{t("form.isSent")}</span>
              </>
            )}
          </TabsTrigger>
        ))}
      </TabsList>
      {forms.map((form) => (
        // What is typed about one pupil stays while another's tab is open.
        <TabsContent
          key={form.id}
          value={form.id}
          forceMount
          className="data-[state=inactive]:hidden"
        >
          {reportOf(form)}
        </TabsContent>
      ))}
    </Tabs>
  );
}

/** The form of one lesson, made to be filled in within a minute. */
export function ReportFormPage({ session }: { session: string }) {
  const query = useQuery(reportFormsQuery(session));
  const isNone = query.error instanceof ApiError && query.error.status === 404;
  const reload = async () => (await query.refetch()).data;
  return (
    <div className="mx-auto max-w-3xl">
      <Header forms={query.data} />
      {isNone ? (
        <NoForm />
      ) : (
        <QueryView query={query} empty={<NoForm />}>
          {(forms) => <Pupils forms={forms} reload={reload} />}
        </QueryView>
      )}
    </div>
  );
}
