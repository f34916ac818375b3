import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";

function takeFocus(input: HTMLInputElement | null) {
  input?.focus();
}

type SecondStepProps = {
  field: { name: string; errors: readonly string[] };
  /** What was typed as the one kind of code is none of the other. */
  onSwitch: () => void;
  onBack: () => void;
};

/** In the place of address and password, once those were right: a code of the app, or a recovery code. */
export function SecondStep({ field, onSwitch, onBack }: SecondStepProps) {
  const { t } = useTranslation("auth");
  const [isRecovery, setIsRecovery] = useState(false);
  const switchKind = () => {
    onSwitch();
    setIsRecovery(!isRecovery);
  };
  return (
    <>
      <p>{isRecovery ? t("secondStep.recoveryText") : t("secondStep.text")}</p>
      <TextField
        key={isRecovery ? "recovery" : "app"}
        label={isRecovery ? t("secondStep.recovery") : t("secondStep.code")}
        dir="ltr"
        className="rtl:text-end"
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize="none"
        spellCheck={false}
        // The field that had the focus is gone.
        ref={takeFocus}
        {...field}
      />
      <p className="flex flex-wrap justify-between gap-x-6">
        <Button variant="link" className="px-0!" onClick={switchKind}>
          {isRecovery ? t("secondStep.useApp") : t("secondStep.useRecovery")}
        </Button>
        <Button variant="link" className="px-0!" onClick={onBack}>
          {t("secondStep.back")}
        </Button>
      </p>
    </>
  );
}
