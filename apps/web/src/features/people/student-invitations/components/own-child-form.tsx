import { useState } from "react";
import type { ReactNode, SyntheticEvent } from "react";

import { ConsentField } from "../../../../components/lessons/consent-field.tsx";
import { AcceptButton } from "./accept-button.tsx";

const MISSING = ["consent_required"];

type OwnChildFormProps = { isBusy: boolean; alert: ReactNode; onSubmit: () => void };

/** Of a child whom the parent has here already nothing but the consent is asked. */
export function OwnChildForm({ isBusy, alert, onSubmit }: OwnChildFormProps) {
  const [isGiven, setIsGiven] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isGiven) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <ConsentField
        isGiven={isGiven}
        onChange={setIsGiven}
        errors={isAsked && !isGiven ? MISSING : []}
      />
      {alert}
      <AcceptButton isBusy={isBusy} />
    </form>
  );
}
