import { RotateCcw, Wifi } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import type { Tried } from "../model/try-connection.ts";
import { CheckRow, Fine } from "./check-row.tsx";

type CheckConnectionProps = {
  /** Null while it is looked at. */
  tried: Tried | null;
  onRetry: () => void;
  ownLink?: string | undefined;
};

const CARRIES = new Set<Tried["reach"]>(["direct", "relayed", "forwarded"]);

/** What came of it, and what to do where a call would not come about. */
export function CheckConnection({ tried, onRetry, ownLink }: CheckConnectionProps) {
  const { t } = useTranslation("classroom");
  const { language } = useLanguage();
  const isFine = tried !== null && tried.serverMs !== null && CARRIES.has(tried.reach);
  return (
    <CheckRow icon={Wifi} title={t("check.connection.title")}>
      {!tried && <p role="status">{t("check.connection.looking")}</p>}
      {tried?.serverMs === null && <p role="alert">{t("check.connection.noServer")}</p>}
      {isFine && (
        <Fine>
          {t("check.connection.server", { ms: formatNumber(tried.serverMs ?? 0, language) })}
        </Fine>
      )}
      {tried && tried.serverMs !== null && (
        <p role={isFine ? undefined : "alert"}>{t(`check.connection.${tried.reach}`)}</p>
      )}
      {tried && !isFine && (
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="outline" onClick={onRetry}>
            <RotateCcw aria-hidden strokeWidth={1.75} />
            {t("check.again")}
          </Button>
          {ownLink && (
            <Button size="sm" asChild>
              <a href={ownLink} target="_blank" rel="noreferrer">
                {t("check.connection.ownLink")}
              </a>
            </Button>
          )}
        </div>
      )}
    </CheckRow>
  );
}
