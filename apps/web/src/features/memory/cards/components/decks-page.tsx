import type { CurrentUser } from "@riwaq/contracts/identity/users";
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
import { useHeldHomes } from "../../../../lib/own-homes.ts";
import { decksQuery } from "../queries.ts";
import { DeckDialog } from "./deck-dialog.tsx";

type Reading = { isForStaff: boolean };

function DeckRow({ deck, isForStaff }: Reading & { deck: Deck }) {
  const { t } = useTranslation("cards");
  const { language } = useLanguage();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4">
      <Link to={paths.deck} params={{ id: deck.id }} className="grow font-semibold">
        <bdi>{deck.title}</bdi>
      </Link>
      {deck.is_shared && (deck.is_own || isForStaff) && <Badge>{t("shared")}</Badge>}
      <span className="text-sm text-ink-muted">
        {[
          t(`kinds.${deck.kind}`),
          deck.programme_name?.[language] ?? "",
          t("count", { count: deck.cards, number: formatNumber(deck.cards, language) }),
          deck.is_own ? "" : t("by", { name: deck.made_by }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </li>
  );
}

type ListProps = Reading & { title: string; decks: readonly Deck[] };

function DeckList({ title, decks, isForStaff }: ListProps) {
  const titleId = useId();
  if (decks.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4">
        {title}
      </h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface px-5">
        {decks.map((deck) => (
          <DeckRow key={deck.id} deck={deck} isForStaff={isForStaff} />
        ))}
      </ul>
    </section>
  );
}

/** A teacher's own decks of cards, and those that all teachers share. */
export function DecksPage({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(["cards", "common"]);
  const query = useQuery(decksQuery);
  const isTeacher = useHeldHomes(user).includes("T");
  const make = isTeacher && (
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
      <PageHeader
        title={t("common:titles.cards")}
        description={t(isTeacher ? "intro" : "staffIntro")}
        actions={make}
      />
      <QueryView
        query={query}
        empty={<EmptyState title={t("none")} hint={t(isTeacher ? "noneHint" : "staffNone")} />}
      >
        {(decks) => (
          <div className="max-w-4xl space-y-12">
            <DeckList
              title={t("own")}
              decks={decks.filter((deck) => deck.is_own)}
              isForStaff={false}
            />
            <DeckList
              title={t(isTeacher ? "library" : "all")}
              decks={decks.filter((deck) => !deck.is_own)}
              isForStaff={!isTeacher}
            />
          </div>
        )}
      </QueryView>
    </>
  );
}
