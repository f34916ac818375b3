import type { Classroom } from "@riwaq/contracts/classroom/room";
import { Link } from "@tanstack/react-router";
import { ExternalLink, FileText, Presentation, SquarePlay, StickyNote } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { paths } from "../../../../config/paths.ts";
import { PdfView } from "./pdf-view.tsx";

type Item = Classroom["material"][number];

export type MaterialProps = {
  /** What was given to the pupils of the lesson. */
  items: readonly Item[];
  /** The id of what is open, and its page. */
  current: string | null;
  page: number;
  /** Whoever leads chooses and turns pages; the others follow. */
  mayLead: boolean;
  onOpen: (resourceId: string) => void;
  onPage: (page: number) => void;
  fileAddress: (resourceId: string) => string;
};

const ICONS: Record<Item["type"], LucideIcon> = {
  PDF: FileText,
  Video: SquarePlay,
  Document: StickyNote,
  Presentation,
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

function OpenLink({ address }: { address: string }) {
  const { t } = useTranslation("classroom");
  return (
    <Button asChild variant="outline">
      <a href={address} target="_blank" rel="noreferrer">
        <ExternalLink aria-hidden strokeWidth={1.75} className="flip-rtl" />
        {t("material.open")}
      </a>
    </Button>
  );
}

function Video({ title, address }: { title: string; address: string }) {
  const { t } = useTranslation("classroom");
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <Note>{t("material.noVideo")}</Note>;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a teacher's own recording comes without captions
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      src={address}
      onError={() => setIsBroken(true)}
      className="max-h-[75dvh] w-full rounded-md bg-band"
    />
  );
}

function Opened({
  item,
  address,
  ...props
}: { item: Item; address: string } & Pick<MaterialProps, "page" | "mayLead" | "onPage">) {
  const { t } = useTranslation("classroom");
  const { title, type } = item;
  const isShown = type === "PDF" || type === "Video";
  return (
    <section aria-label={title} className="space-y-3">
      {!props.mayLead && (
        <p dir="auto" className="font-semibold">
          {title}
        </p>
      )}
      {type === "PDF" && <PdfView title={title} address={address} {...props} />}
      {type === "Video" && <Video title={title} address={address} />}
      {!isShown && <Note>{t("material.notHere")}</Note>}
      <OpenLink address={address} />
    </section>
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
        <Opened key={item.id} item={item} address={fileAddress(item.id)} {...props} />
      ) : (
        current === null && <EmptyState {...waiting} />
      )}
    </div>
  );
}
