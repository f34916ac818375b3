import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";

type WayToPayProps = {
  /** What the server says against a booking, in the reader's language. */
  messages: readonly string[];
  /** Whose lesson it would be, where that is known. */
  studentId: string | undefined;
};

/** Where nothing that is paid for covers a lesson: beneath the refusal, the way to pay for it. */
export function WayToPay({ messages, studentId }: WayToPayProps) {
  const { t } = useTranslation(["booking", "errors"]);
  const isWithout = messages.includes(t("errors:not_covered"));
  if (!isWithout && !messages.includes(t("errors:not_covered_yet"))) return null;
  return (
    <Button asChild variant="outline" className="w-full sm:w-auto">
      {isWithout && studentId !== undefined ? (
        <Link to={paths.order} search={{ student: studentId }}>
          {t("pay.order")}
        </Link>
      ) : (
        <Link to={paths.subscription}>{t("pay.subscription")}</Link>
      )}
    </Button>
  );
}
