import type { Resource } from "@riwaq/contracts/resources";
import { FileText, Presentation, SquarePlay, StickyNote } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";

import { kindOf } from "../model/resource-filter.ts";
import type { ResourceKind } from "../model/resource-filter.ts";

const ICONS: Record<ResourceKind, LucideIcon> = {
  pdf: FileText,
  video: SquarePlay,
  document: StickyNote,
  presentation: Presentation,
};

export function ResourceType({ resource }: { resource: Resource }) {
  const { t } = useTranslation("resources");
  const kind = kindOf(resource);
  const Icon = ICONS[kind];
  return (
    <span className="inline-flex items-center align-middle gap-2 whitespace-nowrap">
      <Icon aria-hidden strokeWidth={1.75} className="size-5 text-accent" />
      {t(`kind.${kind}`)}
    </span>
  );
}
