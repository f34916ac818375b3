import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { Deck } from "@riwaq/contracts/memory/cards";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Switch } from "../../../../components/ui/switch.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { useHeldHomes } from "../../../../lib/own-homes.ts";
import { useChangeDeck, useCopyDeck, useRemoveDeck } from "../mutations.ts";
import { deckQuery } from "../queries.ts";
import { CardList } from "./card-list.tsx";
import { DeckDialog } from "./deck-dialog.tsx";
import { DeckPupils } from "./deck-pupils.tsx";

function OwnControls({ deck }: { deck: Deck }) {
  const { t } = useTranslation("cards");
  const id = useId();
  const navigate = useNavigate();
  const change = useChangeDeck(deck.id);
  const remove = useRemoveDeck();
  return (
    <>
      <span className="flex min-h-11 items-center gap-3">
        <Switch
          id={id}
          checked={deck.is_shared}
          aria-busy={change.isPending}
          onCheckedChange={(isShared) =>
            change.mutate(
              { is_shared: isShared },
              { onError: () => toast({ title: t("failed"), variant: "destructive" }) },
            )
          }
        />
        <label htmlFor={id}>{t("share")}</label>
      </span>
      <DeckDialog deck={deck} trigger={<Button variant="outline">{t("rename")}</Button>} />
      <ConfirmDialog
        trigger={<Button variant="outline">{t("remove")}</Button>}
        title={t("remove")}
        description={t("removeHint")}
        confirmLabel={t("remove")}
        isDestructive
        mutation={remove}
        sent={deck.id}
        failureTitle={t("failed")}
        onDone={() => void navigate({ to: paths.cards })}
      />
    </>
  );
}

function CopyControl({ deck }: { deck: Deck }) {
  const { t } = useTranslation("cards");
  const navigate = useNavigate();
  const copy = useCopyDeck();
  return (
    <Button
      variant="outline"
      aria-busy={copy.isPending}
      onClick={() =>
        copy.mutate(deck.id, {
          onSuccess: ({ id }) => void navigate({ to: paths.deck, params: { id } }),
          onError: () => toast({ title: t("failed"), variant: "destructive" }),
        })
      }
    >
      {t("copy")}
    </Button>
  );
}

const Controls = ({ deck }: { deck: Deck }) =>
  deck.is_own ? <OwnControls deck={deck} /> : <CopyControl deck={deck} />;

/** A deck: its cards, and who learns it; staff read it. */
export function DeckPage({ id, user }: { id: string; user: CurrentUser }) {
  const { t } = useTranslation("cards");
  const { language } = useLanguage();
  const isTeacher = useHeldHomes(user).includes("T");
  const query = useQuery(deckQuery(id));
  return (
    <>
      <Link to={paths.cards} className="mb-4 inline-block">
        {t("back")}
      </Link>
      <QueryView query={query}>
        {({ deck, cards, pupils }) => (
          <>
            <PageHeader
              title={deck.title}
              description={[
                t(`kinds.${deck.kind}`),
                deck.programme_name?.[language] ?? "",
                deck.is_own ? "" : t("by", { name: deck.made_by }),
              ]
                .filter(Boolean)
                .join(" · ")}
              actions={isTeacher && <Controls deck={deck} />}
            />
            <div className="max-w-4xl space-y-12">
              <CardList deckId={id} cards={cards} isOwn={deck.is_own} />
              {isTeacher && <DeckPupils deckId={id} pupils={pupils} />}
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}
