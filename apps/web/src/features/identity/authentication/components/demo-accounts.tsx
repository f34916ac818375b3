import type { DemoAccount } from "@riwaq/contracts/institute/institute";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";

type DemoAccountsProps = {
  accounts: readonly DemoAccount[];
  isBusy: boolean;
  onChoose: (account: DemoAccount) => void;
};

/** In demo mode only: one person of each role to look around as. */
export function DemoAccounts({ accounts, isBusy, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation(["auth", "common"]);
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo-title" className="mt-6 border-t border-line pt-6">
      <h2 id="demo-title" className="text-xl">
        {t("demo.title")}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{t("demo.hint")}</p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        {accounts.map((account) => (
          <Button
            key={account.email}
            variant="outline"
            className="px-3!"
            aria-disabled={isBusy}
            onClick={() => onChoose(account)}
          >
            {t(`common:roles.${account.role}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
