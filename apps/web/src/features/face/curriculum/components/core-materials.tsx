import { BookOpen, Feather, MoonStar } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";

import { MaterialCard } from "./material-card.tsx";
import type { Material } from "./material-card.tsx";

type CategoryId = "quran" | "arabic" | "islamic";

/** The ids are anchors too: /curriculum#arabic. Within one, materials stand as a learner meets them. */
const CATEGORIES: readonly { id: CategoryId; Icon: LucideIcon; materials: readonly Material[] }[] =
  [
    {
      id: "quran",
      Icon: BookOpen,
      materials: [
        { id: "primer", kind: "book" },
        { id: "mushaf", kind: "mushaf" },
        { id: "recitation", kind: "audio" },
        { id: "tajweed", kind: "book" },
        { id: "notebook", kind: "exercise" },
        { id: "ijazah", kind: "book" },
      ],
    },
    {
      id: "arabic",
      Icon: Feather,
      materials: [
        { id: "alphabet", kind: "exercise" },
        { id: "pen", kind: "video" },
        { id: "courseBooks", kind: "book" },
        { id: "readers", kind: "book" },
        { id: "grammar", kind: "exercise" },
        { id: "egyptian", kind: "audio" },
      ],
    },
    {
      id: "islamic",
      Icon: MoonStar,
      materials: [
        { id: "faith", kind: "book" },
        { id: "worship", kind: "book" },
        { id: "prayer", kind: "video" },
        { id: "prophet", kind: "book" },
        { id: "hadiths", kind: "exercise" },
        { id: "suras", kind: "audio" },
      ],
    },
  ];

function Category({ id, Icon, materials }: (typeof CATEGORIES)[number]) {
  const { t } = useTranslation("curriculum");
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 border-t border-line py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)]"
    >
      <div className="flex items-start gap-5 lg:sticky lg:top-8 lg:block lg:self-start">
        <span className="arch-top grid h-20 w-16 rounded-b-md shrink-0 place-items-center border border-line bg-surface pt-3 text-primary">
          <Icon aria-hidden strokeWidth={1.5} className="size-8" />
        </span>
        <div>
          <h3 id={`${id}-title`} className="text-2xl lg:mt-4">
            {t(`categories.${id}.title`)}
          </h3>
          <p className="mt-2 text-ink-muted">{t(`categories.${id}.text`)}</p>
        </div>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {materials.map((material) => (
          <MaterialCard key={material.id} {...material} />
        ))}
      </ul>
    </section>
  );
}

export function CoreMaterials() {
  const { t } = useTranslation("curriculum");
  return (
    <section aria-labelledby="core">
      <h2 id="core">{t("core")}</h2>
      <p className="mt-2 mb-8 measure text-ink-muted">{t("examples")}</p>
      {CATEGORIES.map((category) => (
        <Category key={category.id} {...category} />
      ))}
    </section>
  );
}
