import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { PAIRS, paletteOf, ratioOf } from "../model/palette.ts";
import type { Pair } from "../model/palette.ts";

import tokens from "../../../../styles/tokens.css?raw";

const palette = paletteOf(tokens);

function Swatch({ name }: { name: string }) {
  return (
    <li className="min-w-0">
      <div
        className="h-16 rounded-md border border-line forced-color-adjust-none"
        style={{ background: `var(--${name})` }}
      />
      <code dir="ltr" className="font-sans mt-1.5 block text-sm wrap-anywhere">
        {name}
      </code>
    </li>
  );
}

function PairSample({ pair }: { pair: Pair }) {
  const { t } = useTranslation("design");
  const { language } = useLanguage();
  const { colour, ground, use } = pair;
  const ratio = (theme: "light" | "dark") =>
    formatNumber(Math.round(ratioOf(palette, pair, theme) * 10) / 10, language);
  return (
    <li className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-md border border-line text-lg font-semibold forced-color-adjust-none"
        style={{ background: `var(--${ground})`, color: `var(--${colour})` }}
      >
        {use === "text" ? (
          t("colours.letters")
        ) : (
          <span className="size-6 rounded-sm border-2 border-current" />
        )}
      </span>
      <div className="min-w-0 text-sm">
        <code dir="ltr" className="font-sans block wrap-anywhere">
          {colour} / {ground}
        </code>
        <span className="text-ink-muted">
          {t("colours.ratio", { light: ratio("light"), dark: ratio("dark") })}
        </span>
      </div>
    </li>
  );
}

/** The palette of the theme on show, and the contrast of every pair in both. */
export function ColourSection() {
  const { t } = useTranslation("design");
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 xs:grid-cols-3 md:grid-cols-6">
        {[...palette.light.keys()].map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </ul>
      <div>
        <h3 className="mb-4">{t("colours.pairs")}</h3>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {PAIRS.map((pair) => (
            <PairSample key={`${pair.colour} ${pair.ground} ${pair.use}`} pair={pair} />
          ))}
        </ul>
      </div>
    </>
  );
}
