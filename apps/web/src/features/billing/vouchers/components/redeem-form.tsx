import { Redemption } from "@riwaq/contracts/billing/vouchers";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useRedeem } from "../mutations.ts";

/** A code becomes value to pay with. */
export function RedeemForm() {
  const { t } = useTranslation("vouchers");
  const form = useAppForm({
    rules: Redemption,
    defaultValues: { code: "" },
    mutation: useRedeem(),
    toSend: (redemption) => redemption,
    onSaved: () => {
      toast({ title: t("redeem.done"), description: t("redeem.doneText") });
      form.form.reset();
    },
  });
  return (
    <AppForm of={form} place="part" submitLabel={t("redeem.send")}>
      <TextField
        label={t("redeem.code")}
        hint={t("redeem.hint")}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono"
        {...form.field("code")}
      />
    </AppForm>
  );
}
