import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";

import { MushafScene } from "../../../components/scenes/mushaf-scene.tsx";
import { PenScene } from "../../../components/scenes/pen-scene.tsx";
import { StarScene } from "../../../components/scenes/star-scene.tsx";

/** The ids are anchors too: /programs#quran. */
export const TRACKS = [
  { id: "quran", Scene: MushafScene },
  { id: "arabic", Scene: PenScene },
  { id: "islamic", Scene: StarScene },
] as const;

type Level = { label: string; title: string; text: string; goal: string };

type ProgramTrackProps = {
  id: (typeof TRACKS)[number]["id"];
  Scene: ComponentType<{ className: string }>;
};

function LevelItem({ label, title, text, goal }: Level) {
  const { t } = useTranslation("programs");
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[8.5rem_1fr]">
      <p className="font-semibold text-primary">{label}</p>
      <div className="measure">
        <h3>{title}</h3>
        <p className="mt-1.5">{text}</p>
        <p className="mt-2 text-ink-muted">
          <span className="font-semibold text-ink">{t("goal")}</span>
          {" · "}
          {goal}
        </p>
      </div>
    </li>
  );
}

/** One path of study, with its levels and the goal of each. */
export function ProgramTrack({ id, Scene }: ProgramTrackProps) {
  const { t } = useTranslation("programs");
  const tracks = t("tracks", { returnObjects: true });
  const { title, text, levels } = tracks[id];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 gap-x-14 gap-y-6 pt-14 lg:grid-cols-[1fr_2fr]"
    >
      <div className="flex items-start gap-5 lg:flex-col">
        <Scene className="w-20 shrink-0 sm:w-28 lg:w-36" />
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="mt-3 measure text-ink-muted">{text}</p>
        </div>
      </div>
      <ul className="border-b border-line">
        {levels.map((level) => (
          <LevelItem key={level.title} {...level} />
        ))}
      </ul>
    </section>
  );
}
