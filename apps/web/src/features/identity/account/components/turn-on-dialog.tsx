import type { TwoStepSetup } from "@riwaq/contracts/identity/two-step";
import { TwoStepCode } from "@riwaq/contracts/identity/two-step";
import { useTranslation } from "react-i18next";
import { encode } from "uqr";

import { ConfirmAddress } from "../../../../components/account/confirm-address.tsx";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Dialog, DialogContent, DialogTrigger } from "../../../../components/ui/dialog.tsx";
import { useUnconfirmedAddress } from "../../../../lib/confirm-address.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useBeginTwoStep, useConfirmTwoStep } from "../mutations.ts";
import { CodeField } from "./code-field.tsx";
import { ProofForm } from "./proof-form.tsx";

type Begin = ReturnType<typeof useBeginTwoStep>;
type Confirm = ReturnType<typeof useConfirmTwoStep>;
type ConfirmFormProps = { setup: TwoStepSetup; confirm: Confirm };

/** In groups of four, as it is typed. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

function ConfirmForm({ setup, confirm }: ConfirmFormProps) {
  const { t } = useTranslation("account");
  const form = useAppForm({
    rules: TwoStepCode,
    defaultValues: { code: "" },
    mutation: confirm,
    toSend: ({ code }) => code,
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("setUp.confirm")} className="space-y-4">
      <p>{t("setUp.scan")}</p>
      <QrCode text={setup.otpauth_url} label={t("setUp.picture")} />
      <p className="text-sm text-ink-muted">
        {t("setUp.key")}{" "}
        <bdi dir="ltr" className="font-mono wrap-anywhere text-ink">
          {grouped(setup.secret)}
        </bdi>
      </p>
      <CodeField {...form.field("code")} />
    </AppForm>
  );
}

function Steps({ begin, confirm }: { begin: Begin; confirm: Confirm }) {
  const { t } = useTranslation("account");
  if (begin.data) return <ConfirmForm setup={begin.data} confirm={confirm} />;
  return (
    <ProofForm
      action={t("setUp.continue")}
      asksCode={false}
      mutation={begin}
      toSend={({ current_password }) => current_password}
    />
  );
}

/** Password, then picture and first code. */
export function TurnOnDialog({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation("account");
  const begin = useBeginTwoStep();
  const confirm = useConfirmTwoStep(onCodes);
  const reset = () => {
    begin.reset();
    confirm.reset();
  };
  return (
    <Dialog onOpenChange={(isOpen) => isOpen && reset()}>
      <DialogTrigger asChild>
        <Button>{t("twoStep.turnOn")}</Button>
      </DialogTrigger>
      <DialogContent title={t("setUp.title")}>
        <Steps begin={begin} confirm={confirm} />
      </DialogContent>
    </Dialog>
  );
}

/** With an address that nobody has confirmed it would keep its owner out. */
export function TurnOn({ onCodes }: { onCodes: (codes: string[]) => void }) {
  return useUnconfirmedAddress() === undefined ? (
    <TurnOnDialog onCodes={onCodes} />
  ) : (
    <ConfirmAddress />
  );
}

/** Black on white in either theme: cameras want it so. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-56 rounded-md border border-line forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="white" />
      <path d={squares.join("")} fill="black" />
    </svg>
  );
}
