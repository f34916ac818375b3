import { useRef } from "react";
import type { FocusEvent, KeyboardEvent, PointerEvent } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { cn } from "../../lib/cn.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import { useCarousel } from "./use-carousel.ts";
import type { CarouselSlide, CarouselState } from "./use-carousel.ts";

const SWIPE_PX = 40;

type CarouselProps = {
  label: string;
  slides: readonly CarouselSlide[];
  /** Without it the slides stay until somebody turns them. */
  intervalMs?: number;
};

/** Arrow keys and swipes follow the reading direction. */
function useGestures(carousel: CarouselState) {
  const isRtl = useLanguage().direction === "rtl";
  const startX = useRef<number>(undefined);
  const towards = (isRightwards: boolean) => carousel.move(isRightwards === isRtl ? -1 : 1);
  return {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "ArrowRight" || key === "ArrowLeft") towards(key === "ArrowRight");
    },
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.pointerType === "touch" ? event.clientX : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = event.clientX - (startX.current ?? event.clientX);
      startX.current = undefined;
      if (Math.abs(distance) >= SWIPE_PX) towards(distance < 0);
    },
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType === "mouse" && carousel.holdFor({ isHovered: true }),
    onPointerLeave: () => carousel.holdFor({ isHovered: false }),
    onFocus: () => carousel.holdFor({ isFocused: true }),
    onBlur: (event: FocusEvent) => {
      const isInside = event.currentTarget.contains(event.relatedTarget);
      if (!isInside) carousel.holdFor({ isFocused: false });
    },
  };
}

export function Carousel({ label, slides, intervalMs }: CarouselProps) {
  const { t } = useTranslation();
  const carousel = useCarousel(slides.length, intervalMs);
  const gestures = useGestures(carousel);
  return (
    <div
      role="region"
      aria-roledescription={t("carousel.role")}
      aria-label={label}
      className="touch-pan-y"
      {...gestures}
    >
      <div aria-live={carousel.isPlaying ? "off" : "polite"} className="grid">
        {slides.map(({ id, content }, position) => {
          const isShown = position === carousel.index;
          return (
            <div
              key={id}
              role="group"
              aria-roledescription={t("carousel.slideRole")}
              aria-label={t("carousel.position", { current: position + 1, total: slides.length })}
              inert={!isShown}
              className={cn(
                "col-start-1 row-start-1 min-w-0 transition-[opacity,visibility] duration-250",
                !isShown && "invisible opacity-0",
              )}
            >
              {content}
            </div>
          );
        })}
      </div>
      <CarouselControls carousel={carousel} slides={slides} />
    </div>
  );
}
