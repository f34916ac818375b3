import { Search, X } from "lucide-react";
import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { Button } from "./button.tsx";
import { Input } from "./input.tsx";

type SearchFieldProps = {
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  className?: string;
};

export function SearchField({ value, onChange, placeholder, className }: SearchFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={cn("relative", className)}>
      <Search
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4.5 text-ink-muted"
      />
      <Input
        type="search"
        // Empty, the field reads in the direction of the page; a name in its own.
        dir={value ? "auto" : undefined}
        aria-label={placeholder}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="ps-10 pe-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("actions.clearSearch")}
          className="absolute inset-y-0 end-0"
          onClick={() => onChange("")}
        >
          <X strokeWidth={1.75} />
        </Button>
      )}
    </div>
  );
}
