import { FormField } from "../../../components/ui/form-field.tsx";
import { Select } from "../../../components/ui/select.tsx";
import type { StudentChoice } from "../../../features/scheduling/bookings/components/new-session-fields.tsx";

type Pupils = ReadonlyArray<{ id: string; name: string }>;

/** The field that chooses one of these. */
export function choiceAmong(pupils: Pupils): StudentChoice {
  return function PupilField({ label, value, onChange }) {
    return (
      <FormField label={label}>
        {(control) => (
          <Select
            {...control}
            options={pupils.map((pupil) => ({ value: pupil.id, label: pupil.name }))}
            value={value}
            onValueChange={onChange}
          />
        )}
      </FormField>
    );
  };
}
