import { Suspense, lazy } from "react";

import { cn } from "../../lib/cn.ts";
import { useWritten } from "../../lib/use-written.ts";
import { WrittenPart } from "../layout/written-part.tsx";
import type { SceneName } from "./all-scenes.ts";

const WRITTEN = import.meta.env.SSR ? (await import("./all-scenes.ts")).SCENES : undefined;

const DrawnScene = lazy(async () => {
  const { SCENES } = await import("./all-scenes.ts");
  const Drawn = ({ name }: { name: SceneName }) => {
    const Picture = SCENES[name];
    return <Picture className="w-full" />;
  };
  return { default: Drawn };
});

function Content({ name }: { name: SceneName }) {
  const Picture = WRITTEN?.[name];
  if (Picture) return <Picture className="w-full" />;
  return (
    <Suspense>
      <DrawnScene name={name} />
    </Suspense>
  );
}

/**
 * One of the pictures. What stands in a prerendered page stays as it was written, neither loaded again nor hydrated:
 * they are a third of the home page's elements and never change.
 */
export function Scene({ name, className }: { name: SceneName; className: string }) {
  const { id, markup } = useWritten();
  const frame = cn("aspect-46/53", className);
  if (markup) return <WrittenPart id={id} markup={markup} className={frame} />;
  return (
    <div id={id} className={frame}>
      <Content name={name} />
    </div>
  );
}
