import { useTranslation } from "react-i18next";

/** A page of what is worked with, as staff have chosen it; opened, it can be enlarged. */
export function SamplePage({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation("programs");
  return (
    <section aria-labelledby="sample" className="pt-14">
      <h2 id="sample">{t("one.sample")}</h2>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="mt-6 block max-w-xl overflow-hidden rounded-md border border-line bg-paper-deep"
      >
        <img
          src={address}
          alt={t("one.sampleAlt", { name })}
          loading="lazy"
          decoding="async"
          className="aspect-3/4 w-full object-contain"
        />
        <span className="block border-t border-line bg-surface px-4 py-3 text-primary underline underline-offset-4">
          {t("one.sampleOpen")}
        </span>
      </a>
    </section>
  );
}
