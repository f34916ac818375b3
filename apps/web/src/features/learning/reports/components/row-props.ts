import type { CoveredRow } from "../model/covered-row.ts";

/** What the fields of one line of "what was covered" are given. */
export type RowProps<R extends CoveredRow> = {
  row: R;
  onChange: (row: R) => void;
  isInvalid: (field: string) => boolean;
};
