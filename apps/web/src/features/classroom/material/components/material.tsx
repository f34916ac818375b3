import type { Classroom } from "@riwaq/contracts/classroom/room";
import { Link } from "@tanstack/react-router";
import { AudioLines, FileText, Image, Presentation, SquarePlay, StickyNote } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { paths } from "../../../../config/paths.ts";
import type { Played } from "../model/use-led-sound.ts";
import { Opened } from "./opened.tsx";
import type { OpenedProps } from "./opened.tsx";

type Item = Classroom["material"][number];

export type MaterialProps = Omit<OpenedProps, "item" | "address" | "onPlayed"> & {
  /** What was given to the pupils of the lesson. */
  items: readonly Item[];
  /** The id of what is open. */
  current: string | null;
  onOpen: (resourceId: string) => void;
  fileAddress: (resourceId: string) => string;
  onPlayed: (resourceId: string, played: Played) => void;
};

const ICONS: Record<Item["type"], LucideIcon> = {
  PDF: FileText,
  Video: SquarePlay,
  Document: StickyNote,
  Presentation,
  Picture: Image,
  Audio: AudioLines,
};

function Nothing({ mayLead }: { mayLead: boolean }) {
  const { t } = useTranslation("classroom");
  const title = t("material.none");
  if (!mayLead) return <EmptyState title={title} hint={t("material.nonePupil")} />;
  const give = (
    <Button asChild variant="outline">
      <Link to={paths.resources} target="_blank">
        {t("material.give")}
      </Link>
    </Button>
  );
  return <EmptyState title={title} hint={t("material.noneTeacher")} action={give} />;
}

function Choices({ items, current, onOpen }: Pick<MaterialProps, "items" | "current" | "onOpen">) {
  const { t } = useTranslation("classroom");
  return (
    <ul aria-label={t("material.choose")} className="flex flex-wrap gap-2">
      {items.map(({ id, title, type }) => {
        const Icon = ICONS[type];
        return (
          <li key={id} className="max-w-full">
            <Button
              variant="outline"
              aria-pressed={id === current}
              onClick={() => onOpen(id)}
              className="px-3.5 aria-pressed:border-primary aria-pressed:bg-success-soft forced-colors:aria-pressed:border-[Highlight]"
            >
              <Icon aria-hidden strokeWidth={1.75} className="text-accent" />
              <span dir="auto" className="min-w-0 truncate">
                {title}
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** What the pupils were given to work with, open for everybody in the room at once. */
export function Material(props: MaterialProps) {
  const { items, current, mayLead, fileAddress } = props;
  const { t } = useTranslation("classroom");
  if (items.length === 0) return <Nothing mayLead={mayLead} />;
  const item = items.find(({ id }) => id === current);
  const waiting = mayLead
    ? { title: t("material.pickOne"), hint: t("material.pickOneHint") }
    : { title: t("material.waiting"), hint: t("material.waitingHint") };
  return (
    <div className="space-y-4">
      {mayLead && <Choices {...props} />}
      {current !== null && !item && <Note>{t("material.gone")}</Note>}
      {item ? (
        <Opened
          key={item.id}
          {...props}
          item={item}
          address={fileAddress(item.id)}
          onPlayed={(played) => props.onPlayed(item.id, played)}
        />
      ) : (
        current === null && <EmptyState {...waiting} />
      )}
    </div>
  );
}
