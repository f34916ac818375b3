import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Scene } from "../../../../components/scenes/scene.tsx";
import { paths } from "../../../../config/paths.ts";
import { OfferedLevels } from "./offered-levels.tsx";
import { ProgramLevel } from "./program-level.tsx";

export const SCENE_OF_AREA = { quran: "mushaf", arabic: "pen", islamic: "star" } as const;

type Area = keyof typeof SCENE_OF_AREA;

/** In their order. The ids are anchors too: /programs#quran. */
export const TRACKS: readonly Area[] = ["quran", "arabic", "islamic"];

function ByAge({ id }: { id: Area }) {
  const { t } = useTranslation("programs");
  return (
    <div className="grid gap-5 border-t border-line pt-6 sm:grid-cols-2">
      {(["children", "adults"] as const).map((age) => (
        <div key={age} className="rounded-md border border-line bg-surface p-5">
          <h3>{t(`ages.${age}`)}</h3>
          <p className="mt-1.5 text-ink-muted">{t(`tracks.${id}.${age}`)}</p>
        </div>
      ))}
    </div>
  );
}

/** One path of study: its levels, with the goal of each, and what differs with age. */
export function ProgramTrack({ id }: { id: Area }) {
  const { t } = useTranslation("programs");
  const tracks = t("tracks", { returnObjects: true });
  const { title, text, levels } = tracks[id];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="render-later grid scroll-mt-6 gap-x-14 gap-y-8 pt-16 lg:grid-cols-[1fr_2fr]"
    >
      <div className="flex items-start gap-5 lg:sticky lg:top-8 lg:flex-col lg:self-start">
        <Scene name={SCENE_OF_AREA[id]} className="w-24 shrink-0 sm:w-32 lg:w-56" />
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="mt-3 measure text-ink-muted">{text}</p>
        </div>
      </div>
      <div>
        <ul>
          {levels.map((level) => (
            <ProgramLevel key={level.title} {...level} />
          ))}
        </ul>
        {id === "arabic" && <ToPlacement />}
        <ByAge id={id} />
        <OfferedLevels area={id} />
      </div>
    </section>
  );
}

function ToPlacement() {
  const { t } = useTranslation("programs");
  return (
    <p className="border-t border-line py-4">
      <Link
        to={paths.placement}
        className="inline-block py-1.5 text-primary underline underline-offset-4 hover:text-primary-hover"
      >
        {t("placement")}
      </Link>
    </p>
  );
}
