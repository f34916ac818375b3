import type { PupilPlacement as Answer } from "@riwaq/contracts/people/placements";
import { BANDS, type Band } from "@riwaq/domain/people/placement/item";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { deviceTimeZone, formatDate, isolated } from "../../lib/format.ts";
import { useReaderZone } from "../../lib/own-profile.ts";
import { placementQuery, useConfirmPlacement } from "../../lib/placements.ts";
import { useFailureMessages } from "../../lib/use-failure-messages.ts";
import { SkillStages } from "../placement/skill-stages.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { ErrorList } from "../ui/error-list.tsx";
import { RadioChips } from "../ui/radio-chips.tsx";
import { toast } from "../ui/toast-store.ts";

type Placement = NonNullable<Answer["placement"]>;

/** The placement test that a family sent: what it found, and what a teacher says of it. */
export function PupilPlacement({ studentId }: { studentId: string }) {
  const { t } = useTranslation("placement");
  const { data } = useQuery(placementQuery(studentId));
  if (!data?.placement) return null;
  const { placement, may_confirm: mayConfirm } = data;
  return (
    <Card aria-labelledby="pupil-placement" className="space-y-4 p-5 sm:p-6">
      <CardTitle id="pupil-placement">{t("pupil.title")}</CardTitle>
      <Found placement={placement} />
      <SkillStages skills={placement.skills} />
      {mayConfirm && <Confirm key={placement.id} studentId={studentId} placement={placement} />}
    </Card>
  );
}

function Found({ placement }: { placement: Placement }) {
  const { t } = useTranslation("placement");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const { band, confidence, confirmed, sent_at: sentAt } = placement;
  return (
    <div className="space-y-1.5">
      <p className="font-display text-xl text-primary">
        {t(`bands.${confirmed?.band ?? band}.name`)}
      </p>
      <p className="font-semibold">
        <Standing placement={placement} />
      </p>
      <p className="measure text-sm text-ink-muted">
        {t("pupil.found", { band })} {t(`confidence.${confidence}`)}{" "}
        {t("pupil.sentOn", { date: formatDate(sentAt, language, zone) })}
      </p>
    </div>
  );
}

function Standing({ placement: { band, confirmed } }: { placement: Placement }) {
  const { t } = useTranslation("placement");
  if (!confirmed) return t("pupil.open");
  if (confirmed.by === null) return t("pupil.confirmedGone");
  const name = isolated(confirmed.by);
  return confirmed.band === band
    ? t("pupil.confirmed", { name })
    : t("pupil.confirmedAs", { name, band: confirmed.band });
}

type ConfirmProps = { studentId: string; placement: Placement };

/** As the test found it in one press, or another level. */
function Confirm({ studentId, placement: { id, band, confirmed } }: ConfirmProps) {
  const { t } = useTranslation("placement");
  const failureMessages = useFailureMessages();
  const { mutate, isPending, error } = useConfirmPlacement(studentId);
  const [isOther, setIsOther] = useState(false);
  const say = (said: Band) =>
    mutate(
      { id, band: said },
      {
        onSuccess: () => {
          setIsOther(false);
          toast({ title: t("pupil.saved") });
        },
      },
    );
  return (
    <div className="space-y-4 border-t border-line pt-4">
      <ErrorList messages={error ? failureMessages(error) : []} />
      {isOther ? (
        <OtherBand
          before={confirmed?.band ?? band}
          isPending={isPending}
          onSay={say}
          onCancel={() => setIsOther(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {!confirmed && (
            <Button aria-disabled={isPending} onClick={() => say(band)}>
              {t("pupil.confirm", { band })}
            </Button>
          )}
          <Button variant="outline" onClick={() => setIsOther(true)}>
            {t("pupil.other")}
          </Button>
        </div>
      )}
    </div>
  );
}

type OtherProps = {
  before: Band;
  isPending: boolean;
  onSay: (band: Band) => void;
  onCancel: () => void;
};

function OtherBand({ before, isPending, onSay, onCancel }: OtherProps) {
  const { t } = useTranslation("placement");
  const [band, setBand] = useState(before);
  return (
    <>
      <RadioChips
        legend={t("pupil.which")}
        choices={BANDS.map((one) => ({ value: one, label: one }))}
        value={band}
        onChoose={setBand}
      />
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isPending} onClick={() => onSay(band)}>
          {t("pupil.save")}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t("pupil.cancel")}
        </Button>
      </div>
    </>
  );
}
