import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { Button } from "./button.tsx";
import type { CarouselSlide, CarouselState } from "./use-carousel.ts";

type ControlsProps = { carousel: CarouselState; slides: readonly CarouselSlide[] };

function Dots({ carousel, slides }: ControlsProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t("carousel.choose")} className="flex">
      {slides.map(({ id }, position) => {
        const isShown = position === carousel.index;
        return (
          <button
            key={id}
            type="button"
            aria-label={t("carousel.show", { number: position + 1 })}
            aria-current={isShown}
            onClick={() => carousel.show(position)}
            className="grid size-7 place-items-center"
          >
            <span
              className={cn(
                "h-2 rounded-full transition-[width,background-color] forced-colors:border forced-colors:border-[ButtonText]",
                isShown ? "w-5 bg-primary forced-colors:bg-[Highlight]" : "w-2 bg-line-strong",
              )}
            />
          </button>
        );
      })}
    </div>
  );
}

function PauseButton({ carousel }: { carousel: CarouselState }) {
  const { t } = useTranslation();
  const Icon = carousel.isPaused ? Play : Pause;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t(carousel.isPaused ? "carousel.play" : "carousel.pause")}
      onClick={carousel.togglePause}
    >
      <Icon aria-hidden strokeWidth={1.75} />
    </Button>
  );
}

/** Back, the dots, on, and pause where the slides turn by themselves. */
export function CarouselControls({ carousel, slides }: ControlsProps) {
  const { t } = useTranslation();
  return (
    <div className="mt-6 flex flex-wrap items-center gap-1">
      <Button
        variant="outline"
        size="icon"
        aria-label={t("carousel.previous")}
        onClick={() => carousel.move(-1)}
      >
        <ChevronLeft aria-hidden strokeWidth={1.75} className="flip-rtl" />
      </Button>
      <Dots carousel={carousel} slides={slides} />
      <Button
        variant="outline"
        size="icon"
        aria-label={t("carousel.next")}
        onClick={() => carousel.move(1)}
      >
        <ChevronRight aria-hidden strokeWidth={1.75} className="flip-rtl" />
      </Button>
      {carousel.canPlay && <PauseButton carousel={carousel} />}
    </div>
  );
}
