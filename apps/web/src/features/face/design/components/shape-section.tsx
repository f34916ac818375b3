import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Specimen } from "./specimen.tsx";

const SHAPES = [
  { name: "rounded-sm", className: "rounded-sm border" },
  { name: "rounded-md", className: "rounded-md border" },
  { name: "rounded-full", className: "rounded-full border" },
  { name: "arch-top", className: "arch-top rounded-b-md border" },
  { name: "shadow-dialog", className: "rounded-md border shadow-dialog" },
] as const;

const MOTIONS = [
  { name: "animate-appear", className: "animate-appear" },
  { name: "animate-rise", className: "animate-rise" },
  { name: "animate-breathe", className: "animate-breathe" },
  { name: "animate-turn", className: "animate-turn" },
] as const;

/** Corners, the one elevation, and the motions, which start anew by the button. */
export function ShapeSection() {
  const { t } = useTranslation("design");
  const [turn, setTurn] = useState(0);
  return (
    <>
      <div className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-5">
        {SHAPES.map(({ name, className }) => (
          <Specimen key={name} name={name}>
            <div className={`size-28 border-line bg-surface ${className}`} />
          </Specimen>
        ))}
      </div>
      <div key={turn} className="grid grid-cols-2 gap-6 sm:grid-cols-4">
        {MOTIONS.map(({ name, className }) => (
          <Specimen key={name} name={name}>
            <div
              className={`size-14 rounded-md border border-primary bg-success-soft ${className}`}
            />
          </Specimen>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="outline" onClick={() => setTurn(turn + 1)}>
          {t("shape.play")}
        </Button>
        <p className="text-ink-muted">{t("shape.reduced")}</p>
      </div>
    </>
  );
}
