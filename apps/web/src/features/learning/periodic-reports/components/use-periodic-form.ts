import type { PeriodicReport, PeriodicText } from "@riwaq/contracts/learning/periodic-reports";
import { useState } from "react";

import { ApiError } from "../../../../lib/api-error.ts";
import { faultsOf, isSameText } from "../model/report-faults.ts";
import type { Faults, Part } from "../model/report-faults.ts";
import { useWriteReport } from "../mutations.ts";

const NONE: Faults = {};

/** What the teacher types, its saving and its submission. */
export function usePeriodicForm(report: PeriodicReport) {
  const [values, setValues] = useState<PeriodicText>(report.text);
  // What is kept, and the version that was read: another one in between is a conflict, not to be written over unseen.
  const [kept, setKept] = useState({ text: report.text, version: report.version });
  const [faults, setFaults] = useState(NONE);
  const { mutate, isPending, error, reset, variables } = useWriteReport();
  const change = (part: Part, text: string) => {
    setValues({ ...values, [part]: text });
    setFaults(NONE);
  };
  const isReady = (isSubmitted: boolean) => {
    const found = faultsOf(values, isSubmitted);
    setFaults(found);
    return Object.keys(found).length === 0;
  };
  const write = (isSubmitted: boolean, onDone: () => void) => {
    if (!isReady(isSubmitted)) return;
    const body = { text: values, version: kept.version };
    mutate(
      { id: report.id, body, isSubmitted },
      {
        onSuccess: ({ version }) => {
          setKept({ text: values, version });
          onDone();
        },
      },
    );
  };
  const adopt = ({ text, version }: PeriodicReport) => {
    setKept({ text, version });
    reset();
  };
  return {
    values,
    change,
    faults,
    isReady,
    write,
    adopt,
    error,
    isConflict: error instanceof ApiError && error.status === 409,
    isBusy: isPending,
    isSaving: isPending && !variables.isSubmitted,
    isUnsaved: !isSameText(values, kept.text),
    kept: kept.text,
  };
}
