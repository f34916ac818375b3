import {
  LEVELS_MAX,
  type StaffLevel,
  type StaffProgramme,
} from "@riwaq/contracts/people/programmes";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { OrderButtons } from "../../../../components/ordering/order-buttons.tsx";
import { useOrder } from "../../../../components/ordering/use-order.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNames } from "../../../../lib/format.ts";
import { useOrderLevels } from "../mutations.ts";
import { LevelDialog } from "./level-dialog.tsx";
import { LevelRow } from "./level-row.tsx";

type PartProps = { programmeId: string; levels: readonly StaffLevel[] };

function OfferedLevels({ programmeId, levels }: PartProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const items = levels.map(({ id, name }) => ({ id, name: name[language] }));
  const mutation = useOrderLevels(programmeId);
  const order = useOrder({ items, mutation, failureTitle: t("levels.failed") });
  if (levels.length === 0) return <p className="py-3 text-ink-muted">{t("levels.none")}</p>;
  return (
    <>
      <ol className="divide-y divide-line">
        {levels.map((level, index) => (
          <LevelRow key={level.id} programmeId={programmeId} level={level}>
            <OrderButtons
              item={{ id: level.id, name: level.name[language] }}
              isFirst={index === 0}
              isLast={index === levels.length - 1}
              isBusy={order.isBusy}
              onMove={order.move}
            />
          </LevelRow>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {order.place}
      </p>
    </>
  );
}

function RetiredLevels({ programmeId, levels }: PartProps) {
  const { t } = useTranslation("staff");
  if (levels.length === 0) return null;
  return (
    <section className="pt-3">
      <h4 className="font-semibold">{t("levels.retired")}</h4>
      <ul className="divide-y divide-line">
        {levels.map((level) => (
          <LevelRow key={level.id} programmeId={programmeId} level={level} />
        ))}
      </ul>
    </section>
  );
}

/** The levels of a programme, closed to their names: those that can be chosen in their order, and the retired ones. */
export function LevelList({ programme: { id, name, levels } }: { programme: StaffProgramme }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const offered = levels.filter(({ is_retired }) => !is_retired);
  const names = offered.map((level) => level.name[language]);
  return (
    <details className="mt-3 border-t border-line pt-1">
      <summary className="min-h-11 cursor-pointer py-2.5 text-ink-muted">
        <span className="font-semibold text-ink">{t("levels.title")}</span>{" "}
        <span className="sr-only">{name[language]}</span> {formatNames(names, language)}
      </summary>
      <OfferedLevels programmeId={id} levels={offered} />
      {offered.length < LEVELS_MAX && (
        <LevelDialog
          programmeId={id}
          trigger={
            <Button variant="outline">
              <Plus aria-hidden strokeWidth={1.75} />
              {t("levels.add")}
            </Button>
          }
        />
      )}
      <RetiredLevels programmeId={id} levels={levels.filter(({ is_retired }) => is_retired)} />
    </details>
  );
}
