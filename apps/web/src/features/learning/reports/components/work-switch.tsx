import { useId } from "react";
import { useTranslation } from "react-i18next";

import type { RowOf } from "../model/covered-row.ts";

type Work = RowOf<"ayat">["work"];

type WorkSwitchProps = { value: Work; onChange: (work: Work) => void };

/** Learned for the first time, or recited again. */
export function WorkSwitch({ value, onChange }: WorkSwitchProps) {
  const { t } = useTranslation("reports");
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("covered.work")}</legend>
      <div className="flex flex-wrap gap-1 rounded-md bg-paper-deep p-1">
        {(["new", "revision"] as const).map((work) => (
          <label
            key={work}
            className="flex min-h-9 cursor-pointer items-center rounded-sm border border-transparent px-3 outline-offset-2 outline-primary has-checked:border-line-strong has-checked:bg-surface has-checked:font-semibold has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              checked={work === value}
              onChange={() => onChange(work)}
              className="sr-only"
            />
            {t(`work.${work}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
