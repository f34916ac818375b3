import type { RecordingConsent as Consent } from "@riwaq/contracts/people/recording-consents";
import { RECITATION_KEPT_DAYS } from "@riwaq/domain/learning/recitations/keeping";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { deviceTimeZone, formatDate, formatNumber, isolated } from "../../lib/format.ts";
import { useInstitute } from "../../lib/institute.ts";
import { useReaderZone } from "../../lib/own-profile.ts";
import { recordingConsentQuery, useChangeRecordingConsent } from "../../lib/recording-consent.ts";
import { useFailureMessages } from "../../lib/use-failure-messages.ts";
import { AlertDialog } from "../ui/alert-dialog.tsx";
import { Switch } from "../ui/switch.tsx";
import { toast } from "../ui/toast-store.ts";

/** What is recorded, who hears it, how long it is kept, and that it may be withdrawn. */
function PlainWords({ id }: { id: string }) {
  const { t } = useTranslation("recitations");
  const { language } = useLanguage();
  const count = useInstitute()?.recitation_kept_days ?? RECITATION_KEPT_DAYS.usual;
  const days = t("consent.days", { count, number: formatNumber(count, language) });
  return (
    <p id={id} className="measure text-sm text-ink-muted">
      {t("consent.words", { days })}
    </p>
  );
}

function Since({ consent: { given_at, given_by } }: { consent: Consent }) {
  const { t } = useTranslation("recitations");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  if (given_at === null) return <p className="text-sm">{t("consent.none")}</p>;
  const date = formatDate(given_at, language, zone);
  return <p className="text-sm">{t("consent.since", { date, name: isolated(given_by ?? "—") })}</p>;
}

type Props = { studentId: string; consent: Consent };

function Change({ studentId, consent }: Props) {
  const { t } = useTranslation("recitations");
  const [isAsked, setIsAsked] = useState(false);
  const [labelId, wordsId] = [useId(), useId()];
  const failureMessages = useFailureMessages();
  const change = useChangeRecordingConsent(studentId);
  const say = (isGiven: boolean) =>
    change.mutate(isGiven, {
      onSuccess: () => toast({ title: t(isGiven ? "consent.given" : "consent.withdrawn") }),
      onError: (error) =>
        toast({
          title: t("consent.failed"),
          description: failureMessages(error).join(" "),
          variant: "destructive",
        }),
      onSettled: () => setIsAsked(false),
    });
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <span id={labelId} className="font-semibold">
          {t("consent.label")}
        </span>
        <Switch
          aria-labelledby={labelId}
          aria-describedby={wordsId}
          checked={consent.given_at !== null}
          disabled={change.isPending}
          onCheckedChange={(isOn) => (isOn ? say(true) : setIsAsked(true))}
        />
      </div>
      <PlainWords id={wordsId} />
      {consent.given_at !== null && <Since consent={consent} />}
      <AlertDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t("consent.withdrawTitle")}
        description={t("consent.withdrawWords")}
        confirmLabel={t("consent.withdraw")}
        isDestructive
        isBusy={change.isPending}
        onConfirm={() => say(false)}
      />
    </>
  );
}

/** Whether recitations may be recorded: a switch for who says it, a sentence for everybody else. */
export function RecordingConsent({ studentId }: { studentId: string }) {
  const { t } = useTranslation("recitations");
  const { data: consent } = useQuery(recordingConsentQuery(studentId));
  if (!consent) return null;
  return (
    <div className="space-y-2 border-t border-line pt-4">
      {consent.can_change ? (
        <Change studentId={studentId} consent={consent} />
      ) : (
        <>
          <p className="font-semibold">{t("consent.label")}</p>
          <Since consent={consent} />
        </>
      )}
    </div>
  );
}
