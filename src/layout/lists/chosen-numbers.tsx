import { queryKeysOf } from '#schemas/table.ts';
import { NumberRangeFields } from '#src/components/lists/number-range-fields.tsx';
import type { ChosenValueProps } from './chosen-value.ts';

/** The numbers that a list is filtered by. */
export function ChosenNumbers({ filter, chosen, onChange }: ChosenValueProps) {
  const [from = '', to = ''] = queryKeysOf(filter);
  return (
    <NumberRangeFields
      from={chosen[from]}
      to={chosen[to]}
      onChange={(range) =>
        onChange({
          ...(range.from ? { [from]: range.from } : {}),
          ...(range.to ? { [to]: range.to } : {}),
        })
      }
    />
  );
}
