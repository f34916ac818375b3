import { useTranslation } from "react-i18next";

import { SOURCE_OF_TEXT } from "../../../../components/mushaf/words-of-print.ts";
import { TIMES_LICENCE } from "../../../../lib/recitation/recitation-query.ts";

const SOURCE_OF_TIMES = "quranic-universal-audio";
const LICENCE_OF_TIMES = "Apache License 2.0";

/** Whose text it is, as its owner asks; which print the lines are those of; and whose the times of a reciter are. */
export function Credits({ hasTimes }: { hasTimes: boolean }) {
  const { t } = useTranslation("mushaf");
  return (
    <p className="text-sm text-ink-muted">
      {t("credits.text")}{" "}
      <a href="https://tanzil.net" rel="noreferrer" target="_blank" className="underline">
        {SOURCE_OF_TEXT}
      </a>
      {" · "}
      {t("credits.lines")}
      {hasTimes && (
        <>
          {" · "}
          {t("credits.times")} <bdi>{SOURCE_OF_TIMES}</bdi>
          {", "}
          <a href={TIMES_LICENCE} rel="noreferrer" target="_blank" className="underline">
            <bdi>{LICENCE_OF_TIMES}</bdi>
          </a>
        </>
      )}
    </p>
  );
}
