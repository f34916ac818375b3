import { NewTaxRule, type Shop, type TaxRule } from "@riwaq/contracts/billing/shop";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { countryName, countryOptions } from "../../../../lib/country-names.ts";
import { formatCivilDate, formatPercent } from "../../../../lib/format.ts";
import { hundredthsOf } from "../../../../lib/money.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useAddTaxRule, useTakeTaxRuleBack } from "../mutations.ts";
import { TONES } from "./tones.ts";

/** Every country without a rule of its own. */
const ELSEWHERE = "elsewhere";

function RuleForm({ today, onSaved }: { today: string; onSaved: () => void }) {
  const { t } = useTranslation("billing");
  const { language } = useLanguage();
  const form = useAppForm({
    rules: NewTaxRule,
    defaultValues: { country: null, basis_points: 0, ground: "", valid_from: today },
    mutation: useAddTaxRule(),
    toSend: (rule) => rule,
    onSaved: () => {
      toast({ title: t("tax.saved") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("tax.save")}>
      <SelectField
        name="country"
        label={t("tax.country")}
        none={ELSEWHERE}
        options={[{ value: ELSEWHERE, label: t("tax.elsewhere") }, ...countryOptions(language)]}
      />
      <TextField
        label={t("tax.rate")}
        hint={t("tax.rateHint")}
        inputMode="decimal"
        autoComplete="off"
        {...form.field("basis_points", { setValueAs: rateOf })}
      />
      <TextField
        label={t("tax.ground")}
        hint={t("tax.groundHint")}
        dir="auto"
        autoComplete="off"
        {...form.field("ground")}
      />
      <DateField label={t("tax.from")} min={today} {...form.field("valid_from")} />
    </AppForm>
  );
}

/** Hundredths of a percent, of what is typed as percent; what is no number is refused by the contract. */
const rateOf = (typed: unknown) =>
  typeof typed === "number" ? typed : hundredthsOf(String(typed));

function Rule({ rule }: { rule: TaxRule }) {
  const { t } = useTranslation("billing");
  const takeBack = useTakeTaxRuleBack();
  const { language } = useLanguage();
  const { id, country, basis_points: rate, ground, valid_from: from, state } = rule;
  const name = country === null ? t("tax.elsewhere") : countryName(country, language);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">
          {name} · {formatPercent(rate / 10_000, language)}
        </p>
        <p className="text-sm text-ink-muted wrap-anywhere">
          {t("since", { date: formatCivilDate(from, language) })}
          {ground !== "" && (
            <>
              {" · "}
              <bdi>{ground}</bdi>
            </>
          )}
        </p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        {state === "coming" && (
          <ConfirmDialog
            trigger={
              <Button variant="outline" size="sm">
                {t("tax.takeBack")}
              </Button>
            }
            title={t("tax.takeBackTitle")}
            description={t("tax.takeBackText", { name })}
            confirmLabel={t("tax.takeBack")}
            isDestructive
            mutation={takeBack}
            sent={id}
            onDone={() => toast({ title: t("tax.takenBack") })}
            failureTitle={t("failed")}
          />
        )}
      </div>
    </li>
  );
}

/** What each payer's country asks for; where there is none, nothing is sold. */
export function TaxRulesSection({ shop: { tax_rules: rules, today } }: { shop: Shop }) {
  const { t } = useTranslation("billing");
  return (
    <Card aria-labelledby="tax-rules">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="tax-rules">{t("tax.title")}</CardTitle>
        <FormDialog
          trigger={
            <Button variant="outline">
              <Plus aria-hidden strokeWidth={1.75} />
              {t("tax.add")}
            </Button>
          }
          title={t("tax.add")}
          description={t("tax.addText")}
        >
          {(close) => <RuleForm today={today} onSaved={close} />}
        </FormDialog>
      </div>
      <p className="mt-1 mb-4 measure text-ink-muted">{t("tax.text")}</p>
      {rules.length === 0 ? (
        <p className="text-ink-muted">{t("tax.none")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {rules.map((rule) => (
            <Rule key={rule.id} rule={rule} />
          ))}
        </ul>
      )}
    </Card>
  );
}
