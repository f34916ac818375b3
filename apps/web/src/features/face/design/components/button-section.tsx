import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Specimen } from "./specimen.tsx";

const VARIANTS = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
const SIZES = ["sm", "default", "lg"] as const;

/** Each variant in each size, with an icon, with the ring of the keyboard, and where it cannot be pressed. */
export function ButtonSection() {
  const { t } = useTranslation("design");
  return VARIANTS.map((variant) => (
    <Specimen key={variant} name={variant} className="flex flex-wrap items-center gap-3">
      {SIZES.map((size) => (
        <Button key={size} variant={variant} size={size}>
          {t(`buttons.${size}`)}
        </Button>
      ))}
      <Button variant={variant}>
        <Plus aria-hidden strokeWidth={1.75} />
        {t("buttons.icon")}
      </Button>
      <Button variant={variant} size="icon" aria-label={t("buttons.icon")}>
        <Plus aria-hidden strokeWidth={1.75} />
      </Button>
      <Button variant={variant} className="outline-2 outline-offset-2 outline-(--ring)">
        {t("buttons.focus")}
      </Button>
      <Button variant={variant} disabled>
        {t("buttons.disabled")}
      </Button>
    </Specimen>
  ));
}
