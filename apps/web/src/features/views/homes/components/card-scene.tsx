import type { ComponentProps } from "react";

import { Scene } from "../../../../components/scenes/scene.tsx";

/** Beside the next lesson, where there is room for it. */
export function CardScene({ name }: Pick<ComponentProps<typeof Scene>, "name">) {
  return <Scene name={name} className="w-44 shrink-0 self-center max-md:hidden lg:w-56" />;
}
