import { Check, Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
} from "../../../../components/ui/dialog.tsx";
import { saveFile } from "../model/save-file.ts";

const FILE_NAME = "riwaq-recovery-codes.txt";

function CopyCodes({ text }: { text: string }) {
  const { t } = useTranslation("account");
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  const Icon = state === "copied" ? Check : Copy;
  return (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        <Icon aria-hidden strokeWidth={1.75} />
        {state === "copied" ? t("codes.copied") : t("codes.copy")}
      </Button>
      <p role="status" className="basis-full text-sm text-ink-muted empty:hidden">
        {state === "failed" && t("codes.copyFailed")}
      </p>
    </>
  );
}

type RecoveryCodesProps = { codes: readonly string[]; onClose: () => void };

/** Shown once: only what they hash to is kept. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation("account");
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t("codes.title")} description={t("codes.text")}>
        <Codes codes={codes} />
      </DialogContent>
    </Dialog>
  );
}

/** Printed, they stand alone on their sheet. */
function Codes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation("account");
  const text = codes.join("\n");
  const save = () => saveFile(new Blob([`${text}\n`], { type: "text/plain" }), FILE_NAME);
  return (
    <div className="print-alone">
      <ul
        dir="ltr"
        aria-label={t("codes.list")}
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-md border border-line bg-paper p-4 text-center font-mono text-lg min-[22rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <CopyCodes text={text} />
        <Button variant="outline" onClick={save}>
          <Download aria-hidden strokeWidth={1.75} />
          {t("codes.download")}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden strokeWidth={1.75} />
          {t("codes.print")}
        </Button>
      </div>
      <div className="print:hidden">
        <DialogActions>
          <DialogClose asChild>
            <Button>{t("codes.kept")}</Button>
          </DialogClose>
        </DialogActions>
      </div>
    </div>
  );
}
