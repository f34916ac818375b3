import { useTranslation } from "react-i18next";

import { TextField } from "../../../../components/ui/text-field.tsx";
import { LANGUAGES, directionOf } from "../../../../i18n/languages.ts";
import { useFields } from "../../../../lib/use-app-form.ts";

type Texts = Record<(typeof LANGUAGES)[number], string>;
type Named = { name: Texts; description: Texts };

/** One text in three languages, each written in its own direction. */
export function NameFields({ path }: { path: keyof Named }) {
  const { t } = useTranslation("common");
  const field = useFields<Named>();
  return LANGUAGES.map((code) => (
    <TextField
      key={code}
      label={t(`language.${code}`)}
      lang={code}
      dir={directionOf(code)}
      autoComplete="off"
      {...field(`${path}.${code}`)}
    />
  ));
}
