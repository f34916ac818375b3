import type { Language } from "@riwaq/contracts/languages";
import * as periodic from "@riwaq/contracts/learning/periodic-reports.calls";
import { ChevronDown, Download } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../../components/ui/dropdown-menu.tsx";
import { LANGUAGES } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { hrefOf } from "../../../../lib/api.ts";
import { languageLabel } from "../../../../lib/language-name.ts";

/** The server makes it of what was saved last. */
function pdfAddress(id: string, language: Language) {
  return hrefOf(periodic.pdf, { params: { id }, query: { lang: language } });
}

/** In the language on show at one tap, in the others at two. */
export function DownloadPdf({ id }: { id: string }) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  return (
    <div className="flex max-w-full gap-1.5">
      <Button asChild variant="outline" className="min-w-0 shrink!">
        <a href={pdfAddress(id, language)} download>
          <Download aria-hidden strokeWidth={1.75} />
          {t("periodic.download.pdf")}
        </a>
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="icon" aria-label={t("periodic.download.languages")}>
            <ChevronDown aria-hidden strokeWidth={1.75} />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {LANGUAGES.map((code) => (
            <DropdownMenuItem key={code} asChild>
              <a href={pdfAddress(id, code)} download hrefLang={code}>
                {languageLabel(code, language)}
              </a>
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
