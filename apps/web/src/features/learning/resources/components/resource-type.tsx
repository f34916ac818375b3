import type { ResourceType as Type } from "@riwaq/contracts/learning/resources";
import { AudioLines, FileText, Image, Presentation, SquarePlay, StickyNote } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";

import { kindOf } from "../model/resource-search.ts";
import type { ResourceKind } from "../model/resource-search.ts";

const ICONS: Record<ResourceKind, LucideIcon> = {
  pdf: FileText,
  video: SquarePlay,
  document: StickyNote,
  presentation: Presentation,
  picture: Image,
  audio: AudioLines,
};

export function ResourceType({ type }: { type: Type }) {
  const { t } = useTranslation("resources");
  const kind = kindOf(type);
  const Icon = ICONS[kind];
  return (
    <span className="inline-flex items-center gap-2 align-middle whitespace-nowrap">
      <Icon aria-hidden strokeWidth={1.75} className="size-5 text-accent" />
      {t(`kind.${kind}`)}
    </span>
  );
}
