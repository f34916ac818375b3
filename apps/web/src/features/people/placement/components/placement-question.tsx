import { type Item, type Option, optionsOf } from "@riwaq/domain/people/placement/item";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useAnswerKeys } from "../model/use-answer-keys.ts";

type QuestionProps = {
  item: Item;
  /** What is looked at or heard. */
  children: ReactNode;
  /** Null is “I do not know”. */
  onAnswer: (option: number | null, tookMs: number) => void;
};

/** One question: what is asked in the reader's language, what is looked at or heard in Arabic, and the options. */
export function PlacementQuestion({ item, children, onAnswer }: QuestionProps) {
  const { t } = useTranslation("placement");
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const [since] = useState(() => performance.now());
  const options = optionsOf(item);
  const send = (option: number | null) => onAnswer(option, performance.now() - since);
  const goOn = () => chosen !== null && send(chosen);
  useAnswerKeys({ count: options.length, onChoose: setChosen, onNext: goOn });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };
  const { ask, question } = item;
  return (
    <form onSubmit={submit} className="mt-8 space-y-7">
      <h1 className="text-center text-2xl!">
        {ask === "understand" ? question?.[language] : t(`ask.${ask}`)}
      </h1>
      {children}
      <Options options={options} chosen={chosen} onChoose={setChosen} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button type="submit" size="lg" aria-disabled={chosen === null}>
          {t("next")}
        </Button>
        <Button variant="outline" size="lg" onClick={() => send(null)}>
          {t("unknown")}
        </Button>
      </div>
      <p className="hidden text-center text-sm text-ink-muted pointer-fine:block">
        {t("keys", { last: formatNumber(options.length, language) })}
      </p>
    </form>
  );
}

type OptionsProps = {
  options: readonly Option[];
  chosen: number | null;
  onChoose: (option: number) => void;
};

function Options({ options, chosen, onChoose }: OptionsProps) {
  const { t } = useTranslation("placement");
  const { language } = useLanguage();
  const name = useId();
  const isArabic = options.every((one) => typeof one === "string");
  return (
    <fieldset>
      <legend className="sr-only">{t("options")}</legend>
      <div
        dir={isArabic ? "rtl" : undefined}
        className={cn("grid gap-3", isArabic ? "grid-cols-2" : "sm:grid-cols-2")}
      >
        {options.map((option, at) => (
          <label
            key={typeof option === "string" ? option : option.en}
            className="relative flex min-h-14 cursor-pointer items-center justify-center rounded-md border border-line-strong bg-surface px-8 py-2 text-center outline-offset-2 outline-primary transition-colors hover:bg-paper-deep has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === at}
              onChange={() => onChoose(at)}
              className="sr-only"
            />
            <span
              aria-hidden
              className="absolute start-3 hidden text-sm opacity-70 pointer-fine:inline"
            >
              {formatNumber(at + 1, language)}
            </span>
            {typeof option === "string" ? (
              <span lang="ar" className="font-display text-3xl leading-[1.7]">
                {option}
              </span>
            ) : (
              <span className="leading-snug font-semibold">
                <bdi>{option[language]}</bdi>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
