import type { Place } from "@riwaq/domain/learning/quran/places";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Mic } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useIsOffline } from "../../../../lib/connection.ts";
import { recordingConsentQuery } from "../../../../lib/recording-consent.ts";
import { homeworkOfQuery } from "../model/also-queries.ts";

type RecordProps = { pupil: string; ayat: { first: Place; last: Place } | null };

/** For the teacher to hear: where it may be recorded, and there is somebody to hear it. */
export function RecordPortion({ pupil, ayat }: RecordProps) {
  const { t } = useTranslation("practice");
  const isOffline = useIsOffline();
  // Without a line nothing is asked that was not kept.
  const { data: consent } = useQuery({ ...recordingConsentQuery(pupil), enabled: !isOffline });
  const { data: homework } = useQuery(homeworkOfQuery(pupil));
  if (isOffline || !ayat || !consent?.given_at || !homework?.can_record) return null;
  const { first, last } = ayat;
  const search = { from: `${first.sura}:${first.aya}`, to: `${last.sura}:${last.aya}` };
  return (
    <p className="text-center">
      <Button asChild variant="outline">
        <Link to={paths.recordAtHome} params={{ id: pupil }} search={search}>
          <Mic aria-hidden strokeWidth={1.75} />
          {t("portion.record")}
        </Link>
      </Button>
    </p>
  );
}
