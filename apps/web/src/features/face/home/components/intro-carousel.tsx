import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Scene } from "../../../../components/scenes/scene.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Carousel } from "../../../../components/ui/carousel.tsx";
import { paths } from "../../../../config/paths.ts";

const INTERVAL_MS = 8000;

const SLIDES = [
  { id: "courtyard", scene: "courtyard" },
  { id: "recitation", scene: "mushaf" },
  { id: "writing", scene: "pen" },
  { id: "windows", scene: "windows" },
] as const;

type Slide = (typeof SLIDES)[number];

function IntroSlide({ id, scene }: Slide) {
  const { t } = useTranslation("home");
  return (
    <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1.1fr_0.9fr]">
      <div>
        <h2 className="text-[clamp(2rem,1.4rem+3vw,3.75rem)] rtl:text-[clamp(2.3rem,1.6rem+3.4vw,4.25rem)]">
          {t(`slides.${id}.title`)}
        </h2>
        <p className="mt-5 measure text-lg text-ink-muted lg:text-xl">{t(`slides.${id}.text`)}</p>
        <Button asChild size="lg" className="mt-7">
          <Link to={paths.register}>{t("start")}</Link>
        </Button>
      </div>
      <Scene name={scene} className="mx-auto w-full max-w-64 sm:max-w-80 lg:max-w-105" />
    </div>
  );
}

export function IntroCarousel() {
  const { t } = useTranslation("home");
  const slides = SLIDES.map((slide) => ({ id: slide.id, content: <IntroSlide {...slide} /> }));
  return <Carousel label={t("carouselLabel")} slides={slides} intervalMs={INTERVAL_MS} />;
}
