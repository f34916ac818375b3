import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";

/** Says whether it worked: without a safe connection the clipboard is not there. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation("children");
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("failed");
    }
  };
  const Icon = state === "copied" ? Check : Copy;
  return (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        <Icon aria-hidden strokeWidth={1.75} />
        {state === "copied" ? t("invite.copied") : t("invite.copy")}
      </Button>
      <p role="status" className="text-sm text-ink-muted">
        {state === "failed" && t("invite.copyFailed")}
      </p>
    </>
  );
}
