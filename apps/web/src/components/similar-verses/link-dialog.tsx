import { readReference } from "@riwaq/domain/learning/mushaf/references";
import { type Place, isPlace } from "@riwaq/domain/learning/quran/places";
import { Link2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/button.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { FormField } from "../ui/form-field.tsx";
import { Input } from "../ui/input.tsx";
import { Select } from "../ui/select.tsx";
import { usePlaceName } from "./aya-text.tsx";
import { Suggested } from "./suggested.tsx";
import { useTellLink } from "./use-tell-link.ts";

type LinkDialogProps = {
  pupil: string;
  /** Those of which one is linked, as on the open pages; without any, one is typed. */
  ayat?: readonly Place[];
  trigger: ReactNode;
};

const NO_AYAT: readonly Place[] = [];
const keyOf = ({ sura, aya }: Place) => `${sura}:${aya}`;

/** What was typed as a place; null where it is no aya. */
function placeIn(typed: string): Place | null {
  const found = readReference(typed);
  return found?.kind === "aya" && isPlace(found.place) ? found.place : null;
}

/** Links an aya with one that the pupil confuses with it: what resembles it is proposed, any other is typed. */
export function LinkDialog({ trigger, ...asked }: LinkDialogProps) {
  const { t } = useTranslation("tests");
  return (
    <FormDialog
      trigger={trigger}
      title={t("similar.link")}
      description={t("similar.linkHint")}
      className="max-w-2xl"
    >
      {(close) => <Choosing {...asked} onLinked={close} />}
    </FormDialog>
  );
}

type ChoosingProps = Omit<LinkDialogProps, "trigger"> & { onLinked: () => void };

function Choosing({ pupil, ayat = NO_AYAT, onLinked }: ChoosingProps) {
  const { t } = useTranslation("tests");
  const nameOf = usePlaceName();
  const [chosen, setChosen] = useState(ayat[0] ? keyOf(ayat[0]) : "");
  const place = placeIn(chosen);
  return (
    <div className="space-y-5">
      <FormField label={t("similar.one")} {...(ayat.length === 0 && { hint: t("similar.typed") })}>
        {(control) =>
          ayat.length > 0 ? (
            <Select
              {...control}
              options={ayat.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
              value={chosen}
              onValueChange={setChosen}
            />
          ) : (
            <TypedPlace {...control} value={chosen} onChange={setChosen} />
          )
        }
      </FormField>
      {place && <Others key={chosen} pupil={pupil} one={place} onLinked={onLinked} />}
    </div>
  );
}

type TypedProps = { id: string; value: string; onChange: (typed: string) => void };

const TypedPlace = ({ onChange, ...control }: TypedProps) => (
  <Input
    {...control}
    dir="ltr"
    inputMode="text"
    autoComplete="off"
    placeholder="2:58"
    onChange={({ target }) => onChange(target.value)}
  />
);

type OthersProps = { pupil: string; one: Place; onLinked: () => void };

function Others({ pupil, one, onLinked }: OthersProps) {
  const { t } = useTranslation("tests");
  const [typed, setTyped] = useState("");
  const { connect, isBusy } = useTellLink(pupil);
  const other = placeIn(typed);
  const link = async (place: Place) => {
    if (await connect({ one, other: place })) onLinked();
  };
  return (
    <>
      <Suggested pupil={pupil} one={one} isBusy={isBusy} onChoose={(place) => void link(place)} />
      <div className="flex flex-wrap items-start gap-3">
        <FormField label={t("similar.other")} hint={t("similar.typed")} className="grow">
          {(control) => <TypedPlace {...control} value={typed} onChange={setTyped} />}
        </FormField>
        <Button
          disabled={!other || isBusy}
          onClick={() => other && void link(other)}
          className="sm:mt-7.5"
        >
          <Link2 aria-hidden strokeWidth={1.75} />
          {t("similar.do")}
        </Button>
      </div>
    </>
  );
}
