import { useTranslation } from "react-i18next";

import { ArchLogo } from "../../../../components/brand/arch-logo.tsx";
import { ArchMark } from "../../../../components/brand/arch-mark.tsx";
import { StarLattice } from "../../../../components/brand/star-lattice.tsx";
import { CourtyardScene } from "../../../../components/scenes/courtyard-scene.tsx";
import { MushafScene } from "../../../../components/scenes/mushaf-scene.tsx";
import { PenScene } from "../../../../components/scenes/pen-scene.tsx";
import { StarScene } from "../../../../components/scenes/star-scene.tsx";
import { WindowsScene } from "../../../../components/scenes/windows-scene.tsx";
import { Specimen } from "./specimen.tsx";

const SCENES = { CourtyardScene, MushafScene, PenScene, StarScene, WindowsScene };

/** The arch, the star and the five scenes. */
export function BrandSection() {
  const { t } = useTranslation(["design", "common"]);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-3">
        <Specimen name="ArchMark" className="flex items-end gap-5">
          <ArchMark />
          <ArchMark className="size-14 text-accent" />
          <ArchMark className="size-20 text-ink" />
        </Specimen>
        <Specimen name="ArchLogo">
          <ArchLogo name={t("common:institute")} />
        </Specimen>
        <Specimen name="StarLattice" className="relative h-32 rounded-md bg-band text-on-band">
          <StarLattice className="absolute inset-0" />
        </Specimen>
      </div>
      <div className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-5">
        {Object.entries(SCENES).map(([name, Scene]) => (
          <Specimen key={name} name={name}>
            <Scene className="w-full" />
          </Specimen>
        ))}
      </div>
    </>
  );
}
