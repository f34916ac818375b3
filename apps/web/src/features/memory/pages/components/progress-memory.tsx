import type { HeatMap as HeatMapData } from "@riwaq/contracts/memory/pages";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Grid3x3 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { levelOf } from "../../../../components/memory/level.ts";
import { heatMapQuery, memoryQuery } from "../../../../components/memory/queries.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { paths } from "../../../../config/paths.ts";
import { HeatMap } from "./heat-map.tsx";
import { PagePanel } from "./page-panel.tsx";
import { Rhythm } from "./rhythm.tsx";

/** On the page of progress: what is known by heart, as a parent understands it, and how often it was practised. */
export function ProgressMemory({ id }: { id: string }) {
  const { t } = useTranslation("memory");
  const titleId = useId();
  const { data: map } = useQuery(heatMapQuery(id));
  const { data: memory } = useQuery(memoryQuery(id));
  const [page, setPage] = useState<number | null>(null);
  if (!map || !memory) return null;
  return (
    <Card aria-labelledby={titleId} className="space-y-4 max-sm:p-4">
      <CardTitle id={titleId}>{t("progress.title")}</CardTitle>
      <InWords map={map} />
      {map.pages.length > 0 && <HeatMap map={map} onOpen={setPage} />}
      <Rhythm id={id} />
      <Button asChild variant="outline">
        <Link to={paths.memory} params={{ id }}>
          <Grid3x3 aria-hidden strokeWidth={1.75} />
          {t("progress.open")}
        </Link>
      </Button>
      <PagePanel studentId={id} side={memory.side} page={page} onClose={() => setPage(null)} />
    </Card>
  );
}

const FIRM = new Set(["strong", "good"]);
const TO_REFRESH = new Set(["fading", "weak"]);

/** The map in sentences: each page is counted once. */
function InWords({ map: { pages } }: { map: HeatMapData }) {
  const { t } = useTranslation("memory");
  const levels = pages.map(levelOf);
  const firm = levels.filter((level) => FIRM.has(level)).length;
  const refresh = levels.filter((level) => TO_REFRESH.has(level)).length;
  const learning = levels.length - firm - refresh;
  const held = firm + refresh;
  return (
    <p className="measure">
      {held === 0 ? t("progress.none") : t("progress.held", { count: held })}
      {firm > 0 && <> {t("progress.firm", { count: firm })}</>}
      {refresh > 0 && <> {t("progress.refresh", { count: refresh })}</>}
      {learning > 0 && <> {t("progress.learning", { count: learning })}</>}
    </p>
  );
}
