import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { LoadingIndicator } from "../../../../components/ui/loading-indicator.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { ProgressBar } from "../../../../components/ui/progress-bar.tsx";
import { ProgressSegments } from "../../../../components/ui/progress-segments.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { Specimen } from "./specimen.tsx";

const TONES = ["neutral", "blue", "green", "yellow", "red"] as const;
const LOADINGS = ["spinner", "dots", "pulse", "skeleton"] as const;

function Toasts() {
  const { t } = useTranslation("design");
  const message = { title: t("feedback.saved"), description: t("feedback.savedText") };
  const failure = { title: t("feedback.failed"), variant: "destructive" } as const;
  return (
    <Specimen name="toast" className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={() => toast(message)}>
        {t("feedback.showMessage")}
      </Button>
      <Button variant="outline" onClick={() => toast(failure)}>
        {t("feedback.showFailure")}
      </Button>
    </Specimen>
  );
}

function Progress() {
  const { t } = useTranslation("design");
  return (
    <Specimen name="ProgressBar · ProgressSegments" className="space-y-6">
      <ProgressBar label={t("feedback.progress")} value={0.64} />
      <ProgressSegments current={2} total={3} />
    </Specimen>
  );
}

/** What the site says of how things stand. */
export function FeedbackSection() {
  const { t } = useTranslation("design");
  const action = <Button variant="outline">{t("feedback.emptyAction")}</Button>;
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <Specimen name="Badge" className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            <CircleCheck aria-hidden strokeWidth={1.75} className="size-4" />
            {t(`feedback.tones.${tone}`)}
          </Badge>
        ))}
      </Specimen>
      <Toasts />
      <Specimen name="Note">
        <Note>{t("feedback.note")}</Note>
      </Specimen>
      <Specimen name="FormAlert">
        <FormAlert messages={[t("feedback.alert")]} />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title={t("feedback.empty")} hint={t("feedback.emptyHint")} action={action} />
      </Specimen>
      <div className="space-y-10">
        <Specimen name="ErrorState">
          <ErrorState onRetry={() => toast({ title: t("feedback.saved") })} />
        </Specimen>
        <Progress />
      </div>
      <Specimen name="LoadingIndicator" className="grid grid-cols-2">
        {LOADINGS.map((type) => (
          <LoadingIndicator key={type} type={type} />
        ))}
      </Specimen>
      <Specimen name="SkeletonRows">
        <SkeletonRows count={3} />
      </Specimen>
    </div>
  );
}
