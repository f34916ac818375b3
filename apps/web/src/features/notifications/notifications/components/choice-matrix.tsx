import { NOTICE_GROUPS } from "@riwaq/domain/notifications/groups";
import type { Channel, NoticeGroup } from "@riwaq/domain/notifications/groups";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { type Choice, type ChoiceValues, barrierTo } from "../model/choice-values.ts";

const cellClasses = "sm:w-28 sm:justify-center";

type CellProps = {
  choice: Choice;
  values: ChoiceValues;
  noteId: string;
  onChange: (choice: Choice) => void;
};

function Cell({ choice, values, noteId, onChange }: CellProps) {
  const { t } = useTranslation("notifications");
  const barrier = barrierTo(choice, values.switches);
  const channel = t(`channels.${choice.channel}`);
  return (
    <label className={`flex min-h-11 items-center gap-2.5 ${cellClasses}`}>
      <Checkbox
        aria-label={t("choices.cell", { group: t(`groups.${choice.group}`), channel })}
        checked={choice.is_on && (barrier === undefined || barrier === "always")}
        disabled={barrier !== undefined}
        {...(barrier && { "aria-describedby": `${noteId}-${barrier}` })}
        onCheckedChange={(isOn) => onChange({ ...choice, is_on: isOn === true })}
      />
      <span aria-hidden className="sm:hidden">
        {channel}
      </span>
    </label>
  );
}

type RowProps = Omit<CellProps, "choice"> & { group: NoticeGroup; channels: readonly Channel[] };

function Row({ group, channels, ...cell }: RowProps) {
  const { t } = useTranslation("notifications");
  const { choices } = cell.values;
  return (
    <li className="py-3 sm:flex sm:items-center sm:gap-4">
      <div className="min-w-0 grow">
        <p className="font-semibold">{t(`groups.${group}`)}</p>
        <p className="text-sm text-ink-muted">{t(`groups.${group}Hint`)}</p>
      </div>
      <div className="flex flex-wrap gap-x-6 sm:flex-nowrap sm:gap-x-0">
        {choices
          .filter((choice) => choice.group === group && channels.includes(choice.channel))
          .map((choice) => (
            <Cell key={choice.channel} choice={choice} {...cell} />
          ))}
      </div>
    </li>
  );
}

function Notes({ values, channels, noteId }: Pick<RowProps, "values" | "channels" | "noteId">) {
  const { t } = useTranslation("notifications");
  const shown = values.choices.filter(({ channel }) => channels.includes(channel));
  const barriers = new Set(shown.flatMap((one) => barrierTo(one, values.switches) ?? []));
  return (
    <ul className="space-y-1 text-sm text-ink-muted">
      {[...barriers].map((barrier) => (
        <li key={barrier} id={`${noteId}-${barrier}`}>
          {t(`choices.${barrier}`)}
        </li>
      ))}
    </ul>
  );
}

type MatrixProps = Pick<RowProps, "values" | "channels" | "onChange">;

/** A choice for each kind of news and channel: a table where there is room, else a card for each kind. */
export function ChoiceMatrix({ values, channels, onChange }: MatrixProps) {
  const { t } = useTranslation("notifications");
  const noteId = useId();
  return (
    <section>
      <h3 className="text-lg">{t("choices.matrix")}</h3>
      <p className="text-sm text-ink-muted">{t("choices.matrixHint")}</p>
      <div aria-hidden className="mt-3 hidden text-sm font-semibold sm:flex sm:gap-4">
        <span className="grow">{t("choices.group")}</span>
        <span className="flex">
          {channels.map((channel) => (
            <span key={channel} className={`flex text-center ${cellClasses}`}>
              {t(`channels.${channel}`)}
            </span>
          ))}
        </span>
      </div>
      <ul className="mb-3 divide-y divide-line">
        {NOTICE_GROUPS.map((group) => (
          <Row
            key={group}
            group={group}
            channels={channels}
            values={values}
            noteId={noteId}
            onChange={onChange}
          />
        ))}
      </ul>
      <Notes values={values} channels={channels} noteId={noteId} />
    </section>
  );
}
