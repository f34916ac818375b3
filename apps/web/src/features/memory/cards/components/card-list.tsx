import type { DeckCard } from "@riwaq/contracts/memory/cards";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

import { OrderButtons } from "../../../../components/ordering/order-buttons.tsx";
import { useOrder } from "../../../../components/ordering/use-order.ts";
import { usePlay } from "../../../../components/recorder/use-play.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { addressOfMedium } from "../model/card-files.ts";
import { useOrderCards, useRemoveCard } from "../mutations.ts";
import { CardDialog } from "./card-dialog.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { SoundButton } from "./sound-button.tsx";

type CardsProps = { deckId: string; cards: readonly DeckCard[] };

function CardTexts({ card, children }: { card: DeckCard; children?: ReactNode }) {
  const { play, hasFailed } = usePlay();
  const [picture, sound] = [addressOfMedium(card, "picture"), addressOfMedium(card, "sound")];
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      {picture !== null && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          className="size-14 rounded-md border border-line bg-white object-contain"
        />
      )}
      <span className="w-full text-2xl sm:w-40">
        <bdi lang="ar" dir="rtl">
          {card.arabic}
        </bdi>
      </span>
      {sound !== null && (
        <SoundButton word={card.arabic} onPlay={() => play(sound)} hasFailed={hasFailed} />
      )}
      <span className="w-full sm:w-auto sm:flex-1">
        <bdi>{card.meaning}</bdi>
        {card.note && (
          <span className="block text-sm text-ink-muted">
            <bdi>{card.note}</bdi>
          </span>
        )}
      </span>
      {children && <span className="flex gap-2">{children}</span>}
    </li>
  );
}

function CardControls({ deckId, card }: { deckId: string; card: DeckCard }) {
  const { t } = useTranslation("cards");
  const name = card.arabic;
  return (
    <>
      <CardDialog
        deckId={deckId}
        card={card}
        trigger={
          <Button variant="outline" size="icon" aria-label={t("edit", { name })}>
            <Pencil aria-hidden strokeWidth={1.75} />
          </Button>
        }
      />
      <ConfirmDialog
        trigger={
          <Button variant="outline" size="icon" aria-label={t("removeCard", { name })}>
            <Trash2 aria-hidden strokeWidth={1.75} />
          </Button>
        }
        title={t("removeCard", { name })}
        description={t("removeCardHint")}
        confirmLabel={t("removeCard", { name })}
        isDestructive
        mutation={useRemoveCard()}
        sent={card.id}
        failureTitle={t("failed")}
      />
    </>
  );
}

function OwnCards({ deckId, cards }: CardsProps) {
  const { t } = useTranslation("cards");
  const items = cards.map(({ id, arabic }) => ({ id, name: arabic }));
  const order = useOrder({ items, mutation: useOrderCards(deckId), failureTitle: t("failed") });
  return (
    <>
      <ol className="divide-y divide-line rounded-md border border-line bg-surface px-4 empty:hidden">
        {cards.map((card, index) => (
          <CardTexts key={card.id} card={card}>
            <OrderButtons
              item={{ id: card.id, name: card.arabic }}
              isFirst={index === 0}
              isLast={index === cards.length - 1}
              isBusy={order.isBusy}
              onMove={order.move}
            />
            <CardControls deckId={deckId} card={card} />
          </CardTexts>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {order.place}
      </p>
    </>
  );
}

/** The cards of a deck in their order; its maker changes them. */
export function CardList({ deckId, cards, isOwn }: CardsProps & { isOwn: boolean }) {
  const { t } = useTranslation("cards");
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId}>{t("cards")}</h2>
        {isOwn && (
          <div className="flex flex-wrap gap-3">
            <ImportDialog deckId={deckId} />
            <CardDialog
              deckId={deckId}
              trigger={
                <Button variant="outline">
                  <Plus aria-hidden strokeWidth={1.75} />
                  {t("add")}
                </Button>
              }
            />
          </div>
        )}
      </div>
      {cards.length === 0 && <p className="text-ink-muted">{t("noCards")}</p>}
      {isOwn && <OwnCards deckId={deckId} cards={cards} />}
      {!isOwn && cards.length > 0 && (
        <ol className="divide-y divide-line rounded-md border border-line bg-surface px-4">
          {cards.map((card) => (
            <CardTexts key={card.id} card={card} />
          ))}
        </ol>
      )}
    </section>
  );
}
