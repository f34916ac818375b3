import type { StudentHome } from "@riwaq/contracts/views/homes";
import { Link } from "@tanstack/react-router";
import {
  AudioLines,
  ChevronRight,
  FileText,
  Image,
  Presentation,
  SquarePlay,
  StickyNote,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { paths } from "../../../../config/paths.ts";

type Material = StudentHome["new_resources"][number];

const ICONS: Record<Material["type"], LucideIcon> = {
  PDF: FileText,
  Video: SquarePlay,
  Document: StickyNote,
  Presentation,
  Picture: Image,
  Audio: AudioLines,
};

function Row({ material: { id, title, type, teacher_name } }: { material: Material }) {
  const Icon = ICONS[type];
  return (
    <li>
      <Link
        to={paths.resource}
        params={{ id }}
        className="flex min-h-16 items-center gap-4 rounded-md px-3 py-2 hover:bg-paper-deep"
      >
        <Icon aria-hidden strokeWidth={1.75} className="size-7 shrink-0 text-accent" />
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </span>
          <span className="text-sm text-ink-muted">
            <bdi>{teacher_name}</bdi>
          </span>
        </span>
        <ChevronRight aria-hidden className="flip-rtl size-5 shrink-0 text-ink-muted" />
      </Link>
    </li>
  );
}

/** What a teacher has given and the pupil has not opened; nothing where there is none. */
export function NewMaterial({ materials }: { materials: readonly Material[] }) {
  const { t } = useTranslation("homes");
  if (materials.length === 0) return null;
  return (
    <Card className="p-5! sm:p-6!">
      <CardTitle>{t("material.title")}</CardTitle>
      <ul className="-mx-3 mt-2">
        {materials.map((material) => (
          <Row key={material.id} material={material} />
        ))}
      </ul>
    </Card>
  );
}
