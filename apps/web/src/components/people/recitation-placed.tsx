import type { RecitationPlacement } from "@riwaq/contracts/learning/recitations";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Headphones } from "lucide-react";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { deviceTimeZone, formatDate, formatDateTime, isolated } from "../../lib/format.ts";
import { useReaderZone } from "../../lib/own-profile.ts";
import { recitationPlacementQuery } from "../../lib/recitation-placements.ts";
import { useRange } from "../recitations/use-range.ts";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";

type Recorded = NonNullable<RecitationPlacement["recording"]>;
type PlacedProps = { placement: RecitationPlacement; recording: Recorded };

/** By what a pupil is placed in recitation; nothing where nothing was recorded for it. */
export function RecitationPlaced({ studentId }: { studentId: string }) {
  const { data } = useQuery(recitationPlacementQuery(studentId));
  if (!data?.recording) return null;
  return <Placed placement={data} recording={data.recording} />;
}

function Placed({ placement, recording }: PlacedProps) {
  const { t } = useTranslation("recitations");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const range = useRange()(recording);
  return (
    <Card aria-labelledby="recitation-placed" className="space-y-4 p-5 sm:p-6">
      <CardTitle id="recitation-placed">{t("placed.title")}</CardTitle>
      <Found placement={placement} recording={recording} />
      <p className="text-sm text-ink-muted">
        <bdi>{range}</bdi>
        {" · "}
        {t("placed.recorded", { date: formatDate(recording.began_at, language, zone) })}
      </p>
      <Ways placement={placement} recording={recording} />
    </Card>
  );
}

function Found({ placement, recording: { level, answered_at: at } }: PlacedProps) {
  const { t } = useTranslation("recitations");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const { answer_by: by, answered_by: name } = placement;
  if (level === null || at === null) {
    return (
      <p className="measure">
        {by === null
          ? t("placed.nobody")
          : t("placed.waits", { date: formatDateTime(by, language, zone) })}
      </p>
    );
  }
  const date = formatDate(at, language, zone);
  return (
    <div className="space-y-1.5">
      <p className="font-display text-xl text-primary">{t(`levels.${level}.name`)}</p>
      <p className="measure">{t(`levels.${level}.next`)}</p>
      <p className="text-sm text-ink-muted">
        {name === null
          ? t("placed.heard", { date })
          : t("placed.heardBy", { name: isolated(name), date })}
      </p>
    </div>
  );
}

/** To where it is heard, with the page beside it; or to a teacher, where there is none. */
function Ways({ placement, recording: { id, state } }: PlacedProps) {
  const { t } = useTranslation("recitations");
  const { has_teacher: hasTeacher, can_record: isFamily } = placement;
  return (
    <div className="flex flex-wrap gap-3">
      {!hasTeacher && isFamily && (
        <Button asChild>
          <Link to={paths.teachers}>{t("placed.teachers")}</Link>
        </Button>
      )}
      {state === "kept" && (
        <Button asChild variant="outline">
          <Link to={paths.recording} params={{ id }}>
            <Headphones aria-hidden strokeWidth={1.75} />
            {t("placed.open")}
          </Link>
        </Button>
      )}
    </div>
  );
}
