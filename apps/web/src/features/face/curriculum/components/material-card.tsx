import { Book, BookMarked, Headphones, PencilLine, Play } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";

import type curriculum from "../../../../../public/locales/en/curriculum.json";
import { Badge } from "../../../../components/ui/badge.tsx";
import type { BadgeTone } from "../../../../components/ui/badge.tsx";

type Kind = keyof typeof curriculum.kinds;

const KINDS: Record<Kind, { Icon: LucideIcon; tone: BadgeTone }> = {
  book: { Icon: Book, tone: "green" },
  mushaf: { Icon: BookMarked, tone: "yellow" },
  audio: { Icon: Headphones, tone: "blue" },
  video: { Icon: Play, tone: "blue" },
  exercise: { Icon: PencilLine, tone: "neutral" },
};

export type Material = { id: keyof typeof curriculum.materials; kind: Kind };

/** One material: what kind of thing it is, what it holds, and what the learner is to gain from it. */
export function MaterialCard({ id, kind }: Material) {
  const { t } = useTranslation("curriculum");
  const { Icon, tone } = KINDS[kind];
  return (
    <li className="flex flex-col rounded-md border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h4 className="min-w-0 flex-1 basis-24 text-lg font-semibold wrap-anywhere">
          {t(`materials.${id}.name`)}
        </h4>
        <Badge tone={tone} className="mt-0.5">
          <Icon aria-hidden strokeWidth={1.75} className="size-4" />
          {t(`kinds.${kind}`)}
        </Badge>
      </div>
      <p className="mt-1 mb-4 text-ink-muted">{t(`materials.${id}.use`)}</p>
      <p className="mt-auto border-t border-line pt-3">
        <span className="me-2 font-semibold text-primary">{t("aim")}</span>
        {t(`materials.${id}.aim`)}
      </p>
    </li>
  );
}
