import type { Recitation } from "@riwaq/contracts/learning/recitations";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useRange } from "../../../../components/recitations/use-range.ts";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import {
  deviceTimeZone,
  formatClock,
  formatDate,
  formatDateTime,
  isolated,
} from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useRemoveRecitation } from "../mutations.ts";
import { recitationQuery } from "../queries.ts";
import { RecitationPlayer } from "./recitation-player.tsx";

function Facts({ recitation }: { recitation: Recitation }) {
  const { t } = useTranslation("recitations");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const { began_at, duration_ms, heard_by, kept_until, state } = recitation;
  return (
    <div className="space-y-0.5 text-sm text-ink-muted">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi>{formatDateTime(began_at, language, zone)}</bdi>
        {duration_ms !== null && (
          <bdi className="tabular-nums">{formatClock(duration_ms / 1000)}</bdi>
        )}
        {state === "recording" && <Badge tone="yellow">{t("item.recording")}</Badge>}
      </p>
      {heard_by && <p>{t("item.heardBy", { name: isolated(heard_by) })}</p>}
      {kept_until && <p>{t("item.keptUntil", { date: formatDate(kept_until, language, zone) })}</p>}
    </div>
  );
}

function Listening({ id }: { id: string }) {
  const query = useQuery(recitationQuery(id));
  return (
    <QueryView query={query} loading={<Skeleton className="h-40 rounded-md" />}>
      {(recitation) => <RecitationPlayer recitation={recitation} />}
    </QueryView>
  );
}

function Remove({ recitation, range }: { recitation: Recitation; range: string }) {
  const { t } = useTranslation("recitations");
  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" size="icon" aria-label={t("item.remove", { range })}>
          <Trash2 aria-hidden strokeWidth={1.75} />
        </Button>
      }
      title={t("item.removeTitle")}
      description={t("item.removeWords")}
      confirmLabel={t("item.removeConfirm")}
      isDestructive
      mutation={useRemoveRecitation()}
      sent={recitation.id}
      failureTitle={t("item.removeFailed")}
    />
  );
}

/** One recording: opened, it is heard in its place. */
export function RecitationItem({ recitation }: { recitation: Recitation }) {
  const { t } = useTranslation("recitations");
  const [isOpen, setIsOpen] = useState(false);
  const range = useRange()(recitation);
  return (
    <Card className="space-y-4 p-4! sm:p-6!">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 space-y-1">
          <h2 className="text-xl">{range}</h2>
          <Facts recitation={recitation} />
        </div>
        {recitation.can_remove && <Remove recitation={recitation} range={range} />}
      </div>
      {recitation.state === "kept" && (
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? "item.closeOf" : "item.listenTo", { range })}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown aria-hidden strokeWidth={1.75} className={isOpen ? "rotate-180" : ""} />
          {t(isOpen ? "item.close" : "item.listen")}
        </Button>
      )}
      {isOpen && recitation.state === "kept" && <Listening id={recitation.id} />}
    </Card>
  );
}
