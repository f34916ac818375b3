import {
  PLACEMENT_SECONDS_MAX,
  type PlacementRecording,
} from "@riwaq/contracts/people/placement-sounds";
import type { HeardItem } from "@riwaq/domain/people/placement/item";
import { CircleCheck, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { SpokenControls } from "../../../../components/recorder/spoken-controls.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatDate, isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useRecordItem, useSilenceItem } from "../model/recordings.ts";
import { addressOfSound } from "../model/sounds.ts";

type RowProps = { item: HeardItem; recording: PlacementRecording | undefined };

/** One question: what is to be read aloud, what is asked about it, and its recording. */
export function RecordingRow({ item, recording }: RowProps) {
  const { t } = useTranslation("placement");
  const { language } = useLanguage();
  const { ask, question } = item;
  const speaking = useRecordItem(item.id);
  const canRecord = recording?.can_change ?? true;
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4 sm:p-5">
      <p className="text-sm text-ink-muted">
        {ask === "understand" ? question?.[language] : t(`ask.${ask}`)}
      </p>
      <p lang="ar" dir="rtl" className="grow font-display text-3xl leading-loose text-primary">
        {item.spoken}
      </p>
      <Standing recording={recording} />
      <div className="flex flex-wrap items-start gap-2">
        <SpokenControls
          text={item.spoken}
          address={recording ? addressOfSound(item.id, recording.version) : null}
          recording={canRecord && { speaking, secondsMax: PLACEMENT_SECONDS_MAX }}
        />
        {recording?.can_change && <Remove item={item} />}
      </div>
    </li>
  );
}

/** By whom and when; or that it waits. */
function Standing({ recording }: Pick<RowProps, "recording">) {
  const { t } = useTranslation("ear");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  if (!recording) return <p className="text-sm text-ink-muted">{t("placement.waits")}</p>;
  const date = formatDate(recording.recorded_at, language, zone);
  const name = isolated(recording.recorded_by);
  return (
    <p className="flex items-center gap-2 text-sm">
      <CircleCheck aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 text-success" />
      {recording.recorded_by
        ? t("placement.by", { name, date })
        : t("placement.byNobody", { date })}
    </p>
  );
}

function Remove({ item }: { item: HeardItem }) {
  const { t } = useTranslation("ear");
  const title = t("placement.removeTitle", { text: isolated(item.spoken) });
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" aria-label={title}>
          <Trash2 aria-hidden strokeWidth={1.75} />
          {t("placement.remove")}
        </Button>
      }
      title={title}
      description={t("placement.removeText")}
      confirmLabel={t("placement.remove")}
      isDestructive
      mutation={useSilenceItem()}
      sent={item.id}
      failureTitle={t("placement.removeFailed")}
    />
  );
}
