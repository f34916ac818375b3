import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { FormField, Label } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";

const REASON_MAX = 1000;

type EmergencyFieldsProps = {
  isEmergency: boolean;
  onEmergency: (isEmergency: boolean) => void;
  reason: string;
  onReason: (reason: string) => void;
};

/** An illness or a death in the family: staff look at it, and the limit of make-ups does not hold. */
export function EmergencyFields(props: EmergencyFieldsProps) {
  const { t } = useTranslation("sessions");
  const { isEmergency, onEmergency, reason, onReason } = props;
  const id = useId();
  return (
    <div className="space-y-3">
      <div className="flex min-h-11 items-center gap-3">
        <Checkbox
          id={id}
          checked={isEmergency}
          onCheckedChange={(checked) => onEmergency(checked === true)}
        />
        <Label htmlFor={id} className="font-normal!">
          {t("emergency.label")}
        </Label>
      </div>
      {isEmergency && (
        <FormField label={t("emergency.reason")} hint={t("emergency.hint")}>
          {(control) => (
            <Textarea
              {...control}
              required
              rows={3}
              maxLength={REASON_MAX}
              value={reason}
              onChange={(event) => onReason(event.target.value)}
            />
          )}
        </FormField>
      )}
    </div>
  );
}
