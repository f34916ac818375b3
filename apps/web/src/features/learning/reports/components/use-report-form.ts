import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { useState } from "react";

import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { judgeReport } from "../model/report-problems.ts";
import type { Problems } from "../model/report-problems.ts";
import { valuesOf } from "../model/report-values.ts";
import type { ReportValues } from "../model/report-values.ts";
import { useSendReport } from "../mutations.ts";
import { useDraft } from "./use-draft.ts";

const NONE: Problems = new Map();

export type ChangeReport = (patch: Partial<ReportValues>) => void;

/** What is typed about one pupil, its draft and its sending. */
export function useReportForm(form: ReportForm, onSent: () => void) {
  const { saver, state, kept } = useDraft(form.id);
  const [values, setValues] = useState<ReportValues>(() => kept ?? valuesOf(form));
  // The version that was read: another one that comes meanwhile is a conflict, not to be written over unseen.
  const [version, setVersion] = useState(form.version);
  const [isTried, setIsTried] = useState(false);
  const keyOf = useIdempotencyKey();
  const { mutateAsync, isPending, error, reset } = useSendReport();
  const change: ChangeReport = (patch) => {
    const next = { ...values, ...patch };
    setValues(next);
    saver.change(next);
  };
  const send = async () => {
    setIsTried(true);
    const { body } = judgeReport(values, version);
    if (!body || isPending) return body !== undefined;
    await saver.close();
    const sent = await mutateAsync({ id: form.id, body, key: keyOf(body) }).catch(() => null);
    saver.reopen(sent !== null);
    if (sent) {
      // As the server counts: what was sent again unchanged is no new version.
      setVersion(sent.version);
      setIsTried(false);
      onSent();
    }
    return true;
  };
  const adopt = (newest: number) => {
    setVersion(newest);
    reset();
  };
  const problems = isTried ? (judgeReport(values, version).problems ?? NONE) : NONE;
  return {
    values,
    change,
    send,
    adopt,
    problems,
    isWhole: judgeReport(values, version).body !== undefined,
    draft: state,
    saver,
    error,
    isSending: isPending,
  };
}
