import type { SessionKind as Kind } from "@riwaq/contracts/scheduling/bookings";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";

/** What is not an ordinary lesson says so. */
export function SessionKind({ kind }: { kind: Kind }) {
  const { t } = useTranslation("lessons");
  return kind === "single" ? null : (
    <Badge tone={kind === "series" ? "neutral" : "yellow"}>{t(`kind.${kind}`)}</Badge>
  );
}
