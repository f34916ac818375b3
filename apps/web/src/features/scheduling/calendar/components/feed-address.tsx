import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";

/** Shown once: it is kept nowhere, so that nobody else can read it later. */
export function FeedAddress({ url }: { url: string }) {
  const { t } = useTranslation("sessions");
  const copy = async () => {
    // A page without a certificate has no clipboard; the address can still be selected.
    await navigator.clipboard?.writeText(url);
    if (navigator.clipboard) toast({ title: t("feed.copied") });
  };
  return (
    <div className="space-y-3">
      <FormField label={t("feed.address")} hint={t("feed.once")}>
        {(control) => (
          <Input
            {...control}
            readOnly
            dir="ltr"
            value={url}
            onFocus={(event) => event.target.select()}
          />
        )}
      </FormField>
      <Button variant="outline" onClick={() => void copy()}>
        <Copy aria-hidden strokeWidth={1.75} />
        {t("feed.copy")}
      </Button>
    </div>
  );
}
