import { useTranslation } from "react-i18next";

import { ArchMark } from "../../../../components/brand/arch-mark.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { isolated } from "../../../../lib/format.ts";

type SentMessageProps = { to: string; onWriteAnother: () => void };

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

/** In the form's place: what happens next, and the way to another message. */
export function SentMessage({ to, onWriteAnother }: SentMessageProps) {
  const { t } = useTranslation("contact");
  return (
    <div className="mt-6 border-t border-line pt-8">
      <ArchMark className="size-12 text-accent" />
      <h3 ref={takeFocus} tabIndex={-1} className="mt-4 scroll-mt-48 text-2xl outline-none">
        {t("sent.title")}
      </h3>
      <p className="mt-2 wrap-anywhere">{t("sent.text", { email: isolated(to) })}</p>
      <p className="mt-2 text-ink-muted">{t("sent.notArrived")}</p>
      <Button variant="outline" className="mt-6" onClick={onWriteAnother}>
        {t("sent.again")}
      </Button>
    </div>
  );
}
