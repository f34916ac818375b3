import { useTranslation } from "react-i18next";

import { TextField } from "../../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { LANGUAGES, directionOf } from "../../../../i18n/languages.ts";
import { useFields } from "../../../../lib/use-app-form.ts";

type Texts = Record<(typeof LANGUAGES)[number], string>;
type Named = { name: Texts; description: Texts; outcome: Texts; about: Texts };

/** One text in three languages, each written in its own direction. */
export function NameFields({ path, isLong = false }: { path: keyof Named; isLong?: boolean }) {
  const { t } = useTranslation("common");
  const field = useFields<Named>();
  const Field = isLong ? TextareaField : TextField;
  return LANGUAGES.map((code) => (
    <Field
      key={code}
      label={t(`language.${code}`)}
      lang={code}
      dir={directionOf(code)}
      autoComplete="off"
      {...field(`${path}.${code}`)}
    />
  ));
}
