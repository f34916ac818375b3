import { useTranslation } from "react-i18next";

import { DateField } from "../../../../components/ui/date-field.tsx";
import { seriesFaults } from "../model/series-dates.ts";
import type { SeriesRequest } from "./series-preview.tsx";

type SeriesDatesProps = {
  request: SeriesRequest;
  onStart: (date: string) => void;
  onEnd: (date: string) => void;
};

/** From when until when a series runs. */
export function SeriesDates({ request, onStart, onEnd }: SeriesDatesProps) {
  const { t } = useTranslation("booking");
  const faults = seriesFaults(request);
  return (
    <div className="grid max-w-xl gap-4 sm:grid-cols-2">
      <DateField
        label={t("series.from")}
        value={request.starts_on}
        errors={faults.startsOn}
        onChange={({ target }) => onStart(target.value)}
      />
      <DateField
        label={t("series.until")}
        isOptional
        value={request.ends_on ?? ""}
        min={request.starts_on}
        errors={faults.endsOn}
        onChange={({ target }) => onEnd(target.value)}
      />
    </div>
  );
}
