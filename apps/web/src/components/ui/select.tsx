import { Check, ChevronDown } from "lucide-react";
import { Select as RadixSelect } from "radix-ui";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { choiceClasses, controlClasses, floatingClasses } from "./control-classes.ts";

export type SelectOption<V extends string> = { value: V; label: string; isDisabled?: boolean };

type SelectProps<V extends string> = {
  options: readonly SelectOption<V>[];
  value: V | "";
  onValueChange: (value: V) => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  "aria-label"?: string;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string | undefined;
};

function Option({ value, label, isDisabled = false }: SelectOption<string>) {
  return (
    <RadixSelect.Item value={value} disabled={isDisabled} className={choiceClasses}>
      <RadixSelect.ItemText>{label}</RadixSelect.ItemText>
      <RadixSelect.ItemIndicator className="ms-auto">
        <Check aria-hidden className="size-4" strokeWidth={1.75} />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}

export function Select<V extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  disabled = false,
  className,
  ...trigger
}: SelectProps<V>) {
  const { t } = useTranslation();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <RadixSelect.Root value={value} onValueChange={choose} disabled={disabled}>
      <RadixSelect.Trigger
        className={cn(
          controlClasses,
          "flex items-center justify-between gap-2 text-start data-placeholder:text-ink-muted",
          className,
        )}
        {...trigger}
      >
        <RadixSelect.Value placeholder={placeholder ?? t("form.choose")} />
        <RadixSelect.Icon asChild>
          <ChevronDown aria-hidden className="size-4.5 text-ink-muted" strokeWidth={1.75} />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className={cn(
            "z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden",
            floatingClasses,
          )}
        >
          <RadixSelect.Viewport className="max-h-80 p-1.5">
            {options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
