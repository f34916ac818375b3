import type { Deck } from "@riwaq/contracts/memory/cards";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { decksQuery } from "../queries.ts";
import { DeckDialog } from "./deck-dialog.tsx";

function DeckRow({ deck }: { deck: Deck }) {
  const { t } = useTranslation("cards");
  const { language } = useLanguage();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4">
      <Link to={paths.deck} params={{ id: deck.id }} className="grow font-semibold" dir="auto">
        {deck.title}
      </Link>
      {deck.is_shared && deck.is_own && <Badge>{t("shared")}</Badge>}
      <span className="text-sm text-ink-muted">
        {[
          t(`kinds.${deck.kind}`),
          `${t("cards")} ${formatNumber(deck.cards, language)}`,
          deck.is_own ? "" : t("by", { name: deck.made_by }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </li>
  );
}

function DeckList({ title, decks }: { title: string; decks: readonly Deck[] }) {
  const titleId = useId();
  if (decks.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4">
        {title}
      </h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface px-5">
        {decks.map((deck) => (
          <DeckRow key={deck.id} deck={deck} />
        ))}
      </ul>
    </section>
  );
}

/** A teacher's own decks of cards, and those that all teachers share. */
export function DecksPage() {
  const { t } = useTranslation(["cards", "common"]);
  const query = useQuery(decksQuery);
  const make = (
    <DeckDialog
      trigger={
        <Button>
          <Plus aria-hidden strokeWidth={1.75} />
          {t("make")}
        </Button>
      }
    />
  );
  return (
    <>
      <PageHeader title={t("common:titles.cards")} description={t("intro")} actions={make} />
      <QueryView query={query} empty={<EmptyState title={t("none")} hint={t("noneHint")} />}>
        {(decks) => (
          <div className="max-w-4xl space-y-12">
            <DeckList title={t("own")} decks={decks.filter((deck) => deck.is_own)} />
            <DeckList title={t("library")} decks={decks.filter((deck) => !deck.is_own)} />
          </div>
        )}
      </QueryView>
    </>
  );
}
