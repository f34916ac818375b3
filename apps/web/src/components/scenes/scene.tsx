import { Suspense, lazy, useId, useState } from "react";

import { cn } from "../../lib/cn.ts";
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
  const id = useId();
  const [written] = useState(() =>
    import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML,
  );
  const frame = cn("aspect-46/53", className);
  if (!written) {
    return (
      <div id={id} className={frame}>
        <Content name={name} />
      </div>
    );
  }
  return (
    <div
      id={id}
      className={frame}
      suppressHydrationWarning
      // The page's own markup, as the build wrote it.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: written }}
    />
  );
}
