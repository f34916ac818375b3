import { mayLead } from "@riwaq/domain/classroom/seats";
import { useTranslation } from "react-i18next";

import { useHeardPupil } from "../model/use-pupil.ts";
import { useInside } from "../model/use-room.ts";

/** Where several recite, whose mistakes are marked now. */
export function HeardPupil() {
  const { t } = useTranslation("classroom");
  const { room, classroom } = useInside();
  const heard = useHeardPupil();
  if (!mayLead(room.role) || classroom.pupils.length < 2) return null;
  return (
    <fieldset className="mt-3 border-t border-line pt-3">
      <legend className="float-start mb-1.5 w-full text-sm text-ink-muted">
        {t("room.people.heard")}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {classroom.pupils.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === heard}
            onClick={() => room.heard.set(id)}
            className="min-h-10 rounded-full border border-line-strong/60 px-3.5 text-sm font-semibold aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
