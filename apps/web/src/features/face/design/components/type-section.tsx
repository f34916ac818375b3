import { useTranslation } from "react-i18next";

import { Specimen } from "./specimen.tsx";

// Samples of the scripts, not texts of the page: the same in every language.
const LATIN = "Lire, puis comprendre";
const ARABIC = "اقرأ ثم افهم";
const LATIN_TEXT = "Chaque lettre a sa place, et chaque verset son souffle : 0123456789.";
const ARABIC_TEXT = "لكل حرف موضعه، ولكل آية نَفَسها: 0123456789.";
const VERSE = "عَمَّ يَتَسَآءَلُونَ ۝١ عَنِ ٱلنَّبَإِ ٱلْعَظِيمِ ۝٢";

const HEADINGS = ["heading-1", "heading-2", "heading-3"] as const;
const TEXTS = ["text-lg", "text-base", "text-sm"] as const;

function Heading({ token }: { token: (typeof HEADINGS)[number] }) {
  const style = { fontSize: `var(--${token})` };
  return (
    <Specimen name={token} className="grid items-baseline gap-x-8 gap-y-1 sm:grid-cols-2">
      <p lang="fr" dir="ltr" className="font-display leading-tight font-medium" style={style}>
        {LATIN}
      </p>
      <p lang="ar" dir="rtl" className="font-display leading-snug" style={style}>
        {ARABIC}
      </p>
    </Specimen>
  );
}

/** Fraunces beside Amiri, Plex for running text in both scripts, Scheherazade for the Quran. */
export function TypeSection() {
  const { t } = useTranslation("design");
  return (
    <>
      {HEADINGS.map((token) => (
        <Heading key={token} token={token} />
      ))}
      {TEXTS.map((token) => (
        <Specimen key={token} name={token} className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
          <p lang="fr" dir="ltr" className={token}>
            {LATIN_TEXT}
          </p>
          <p lang="ar" dir="rtl" className={token}>
            {ARABIC_TEXT}
          </p>
        </Specimen>
      ))}
      <Specimen name="quran">
        <p lang="ar" className="quran text-4xl">
          {VERSE}
        </p>
        <p className="mt-2 text-sm text-ink-muted">{t("type.quran")}</p>
      </Specimen>
    </>
  );
}
