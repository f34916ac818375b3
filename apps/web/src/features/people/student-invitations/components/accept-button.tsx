import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";

export function AcceptButton({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation("students");
  return (
    <Button type="submit" className="w-full" disabled={isBusy} aria-busy={isBusy}>
      {t("invitation.accept")}
    </Button>
  );
}
