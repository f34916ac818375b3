import type { MakeUp } from "@riwaq/contracts/scheduling/bookings";
import { useTranslation } from "react-i18next";

import { useMoment } from "../../../../components/lessons/use-moment.ts";

type MakeUpEndProps = { makeUp: MakeUp; readerZone: string };

/** Until when what is owed can be booked, on the reader's clock; nothing where it has no end. */
export function MakeUpEnd({ makeUp, readerZone }: MakeUpEndProps) {
  const { t } = useTranslation("booking");
  const moment = useMoment(readerZone);
  if (makeUp.state !== "owed" || makeUp.expires_at === null) return null;
  const at = moment(makeUp.expires_at);
  return (
    <p className="text-sm">
      {makeUp.is_expired ? t("makeUps.ended", { at }) : t("makeUps.until", { at })}
    </p>
  );
}
