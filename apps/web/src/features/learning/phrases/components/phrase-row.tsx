import type { StaffPhrase } from "@riwaq/contracts/learning/phrases";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { LANGUAGES, directionOf } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { focusHeading } from "../../../../lib/focus-heading.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { type List, useRetirePhrase } from "../mutations.ts";
import { PhraseDialog } from "./phrase-dialog.tsx";

/** Retires at once and offers to take it back; or offers again what was retired. */
function RetireButton({ phrase }: { phrase: StaffPhrase }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const failureMessages = useFailureMessages();
  const { mutateAsync, isPending } = useRetirePhrase(phrase.phrase);
  const name = phrase.words[language];
  // Awaited, since the line goes with what is done; taking it back outlives it.
  const retire = async (isRetired: boolean) => {
    try {
      await mutateAsync(isRetired);
    } catch (error) {
      const description = failureMessages(error).join(" ");
      toast({ title: t("phrases.failed"), description, variant: "destructive" });
      return;
    }
    focusHeading();
    const undo = { label: t("phrases.undo"), onPress: () => void retire(false) };
    toast(
      isRetired
        ? { title: t("phrases.isRetired", { name }), action: undo }
        : { title: t("phrases.isOffered", { name }) },
    );
  };
  const key = phrase.is_retired ? "restore" : "retire";
  return (
    <Button
      variant="ghost"
      aria-label={t(`phrases.${key}Name`, { name })}
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => void retire(!phrase.is_retired)}
    >
      {t(`phrases.${key}`)}
    </Button>
  );
}

type PhraseRowProps = { phrase: StaffPhrase; list: List; children?: ReactNode };

/** What a phrase says in each language; beside it, where it has a place in an order, what moves it. */
export function PhraseRow({ phrase, list, children }: PhraseRowProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { words } = phrase;
  const name = words[language];
  return (
    <li className="py-3">
      <article aria-label={name} className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <div className="min-w-0 grow">
          <p lang={language} className="font-semibold">
            {name}
          </p>
          {LANGUAGES.filter((code) => code !== language).map((code) => (
            <p key={code} className="text-sm text-ink-muted">
              <bdi lang={code} dir={directionOf(code)}>
                {words[code]}
              </bdi>
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-2 sm:shrink-0 sm:flex-nowrap">
          {children}
          <PhraseDialog
            list={list}
            phrase={phrase}
            trigger={
              <Button variant="outline" size="icon" aria-label={t("phrases.editName", { name })}>
                <Pencil aria-hidden strokeWidth={1.75} />
              </Button>
            }
          />
          <RetireButton phrase={phrase} />
        </div>
      </article>
    </li>
  );
}
