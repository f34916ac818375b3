import type { PersonNote } from "@riwaq/contracts/people/notes";
import { useQuery } from "@tanstack/react-query";
import { Pencil, Pin, PinOff, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateTime } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useChangeNote, useDeleteNote } from "../mutations.ts";
import { notesQuery } from "../queries.ts";
import { EditNoteForm, NewNoteForm } from "./note-form.tsx";
import { PersonSection } from "./person-section.tsx";

type NoteProps = { note: PersonNote; zone: string };

function PinButton({ note: { id, is_pinned } }: Pick<NoteProps, "note">) {
  const { t } = useTranslation("person");
  const failureMessages = useFailureMessages();
  const change = useChangeNote();
  const Icon = is_pinned ? PinOff : Pin;
  const onError = (error: Error) =>
    toast({
      title: t("notes.failed"),
      description: failureMessages(error).join(" "),
      variant: "destructive",
    });
  const press = () => {
    if (change.isPending) return;
    change.mutate({ id, change: { is_pinned: !is_pinned } }, { onError });
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-busy={change.isPending}
      aria-disabled={change.isPending}
      onClick={press}
    >
      <Icon aria-hidden strokeWidth={1.75} />
      {t(is_pinned ? "notes.unpin" : "notes.pin")}
    </Button>
  );
}

function DeleteButton({ note }: Pick<NoteProps, "note">) {
  const { t } = useTranslation(["person", "common"]);
  return (
    <ConfirmDialog
      title={t("notes.sure")}
      description={t("notes.sureText")}
      confirmLabel={t("common:actions.delete")}
      isDestructive
      mutation={useDeleteNote()}
      sent={note.id}
      onDone={() => toast({ title: t("notes.deleted") })}
      failureTitle={t("notes.failed")}
      trigger={
        <Button variant="ghost" size="sm" className="text-danger!">
          <Trash2 aria-hidden strokeWidth={1.75} />
          {t("common:actions.delete")}
        </Button>
      }
    />
  );
}

function Note({ note, zone }: NoteProps) {
  const { t } = useTranslation(["person", "common"]);
  const { language } = useLanguage();
  const [isEdited, setIsEdited] = useState(false);
  const { text, author, created_at, edited_at, is_own, is_pinned } = note;
  if (isEdited) {
    return (
      <li className="py-3">
        <EditNoteForm note={note} onDone={() => setIsEdited(false)} />
      </li>
    );
  }
  return (
    <li className="py-3 last:pb-0">
      {is_pinned && (
        <p className="mb-1">
          <Badge tone="yellow">
            <Pin aria-hidden strokeWidth={1.75} className="size-4" />
            {t("notes.pinned")}
          </Badge>
        </p>
      )}
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <p className="mt-1 text-sm text-ink-muted">
        <bdi>{author ?? t("notes.gone")}</bdi> · {formatDateTime(created_at, language, zone)}
        {edited_at && ` · ${t("notes.edited")}`}
      </p>
      <div className="-ms-3.5 mt-1 flex flex-wrap">
        <PinButton note={note} />
        {is_own && (
          <Button variant="ghost" size="sm" onClick={() => setIsEdited(true)}>
            <Pencil aria-hidden strokeWidth={1.75} />
            {t("common:actions.edit")}
          </Button>
        )}
        <DeleteButton note={note} />
      </div>
    </li>
  );
}

/** What staff note about somebody for each other: no family and no teacher reads it. */
export function NotesSection({ personId, zone }: { personId: string; zone: string }) {
  const { t } = useTranslation("person");
  const query = useQuery(notesQuery(personId));
  return (
    <PersonSection title={t("notes.title")} hint={t("notes.hint")}>
      <NewNoteForm personId={personId} />
      <div className="mt-4 border-t border-line">
        <QueryView
          query={query}
          loading={<SkeletonRows count={2} />}
          empty={<p className="pt-3 text-ink-muted">{t("notes.none")}</p>}
        >
          {(notes) => (
            <ul className="divide-y divide-line">
              {notes.map((note) => (
                <Note key={note.id} note={note} zone={zone} />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </PersonSection>
  );
}
