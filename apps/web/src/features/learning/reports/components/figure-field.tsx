import { FormField } from "../../../../components/ui/form-field.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import { figureFrom } from "../../../../lib/find-sura.ts";

type FigureFieldProps = {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  isInvalid: boolean;
  isOptional?: boolean;
};

/** A small whole number, from whichever digits the keyboard has. What is wrong with it is said beneath the line. */
export function FigureField(props: FigureFieldProps) {
  const { label, value, onChange, isInvalid, isOptional = false } = props;
  return (
    <FormField label={label} isOptional={isOptional} className="min-w-0 grow basis-20">
      {(control) => (
        <Input
          {...control}
          aria-invalid={isInvalid}
          inputMode="numeric"
          autoComplete="off"
          className="tabular-nums"
          value={value ?? ""}
          onChange={(event) => onChange(figureFrom(event.target.value))}
        />
      )}
    </FormField>
  );
}
