import { useState } from "react";

import { useLanguage } from "../../i18n/use-language.ts";
import { deviceTimeZone } from "../format.ts";
import { guessCountry } from "./guess-country.ts";
import { loadPhones } from "./international-phone.ts";

const LTR_ISOLATE = ["\u2066", "\u2069"] as const;

/** An example of the reader's country, once somebody has come to the field. */
export function usePhoneExample() {
  const { language } = useLanguage();
  const [example, setExample] = useState<string>();
  const showExample = () => {
    const country = guessCountry(deviceTimeZone(), language);
    void loadPhones().then(
      ({ exampleNumber }) => setExample(exampleNumber(country)),
      () => undefined,
    );
  };
  return { example: example && LTR_ISOLATE.join(example), showExample };
}
