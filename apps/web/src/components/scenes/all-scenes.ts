import { CourtyardScene } from "./courtyard-scene.tsx";
import { MushafScene } from "./mushaf-scene.tsx";
import { PenScene } from "./pen-scene.tsx";
import { StarScene } from "./star-scene.tsx";
import { WindowsScene } from "./windows-scene.tsx";

export const SCENES = {
  courtyard: CourtyardScene,
  mushaf: MushafScene,
  pen: PenScene,
  star: StarScene,
  windows: WindowsScene,
};

export type SceneName = keyof typeof SCENES;
