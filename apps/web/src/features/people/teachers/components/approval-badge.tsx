import type { Approval } from "@riwaq/contracts/people/teachers";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { APPROVAL_TONES } from "../model/approvals.ts";

export function ApprovalBadge({ approval }: { approval: Approval }) {
  const { t } = useTranslation("teachers");
  return <Badge tone={APPROVAL_TONES[approval]}>{t(`approval.${approval}`)}</Badge>;
}
