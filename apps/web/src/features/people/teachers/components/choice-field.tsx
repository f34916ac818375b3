import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import type { SelectOption } from "../../../../components/ui/select.tsx";

const ANY = "any";

type ChoiceFieldProps<V extends string> = {
  label: string;
  anyLabel: string;
  options: ReadonlyArray<SelectOption<V>>;
  value: V | undefined;
  onChange: (value: V | undefined) => void;
};

/** One of several, or any of them. */
export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  const { label, anyLabel, options, value, onChange } = props;
  return (
    <FormField label={label} className="min-w-0">
      {(control) => (
        <Select<V | typeof ANY>
          {...control}
          options={[{ value: ANY, label: anyLabel }, ...options]}
          value={value ?? ANY}
          onValueChange={(chosen) => onChange(chosen === ANY ? undefined : chosen)}
        />
      )}
    </FormField>
  );
}
