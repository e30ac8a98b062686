// Filters by one row that is referred to, or by numbers; what is within is loaded when it is opened.
import { permissionToRefer } from '#schemas/references.ts';
import { FilterButton } from '#src/components/lists/filter-button.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { refusal } from '#src/stores/refusals.ts';
import type { ChosenValueProps } from './chosen-value.ts';

const loadReference = () => import('./chosen-reference.tsx').then(({ ChosenReference }) => ChosenReference);
const loadNumbers = () => import('./chosen-numbers.tsx').then(({ ChosenNumbers }) => ChosenNumbers);

export function ValueFilter(props: Omit<ChosenValueProps, 'close'>) {
  const { title, kind, refersTo = '' } = props.filter;
  const isReference = kind === 'reference';
  const permission = permissionToRefer(refersTo);
  if (isReference && (!permission || refusal(permission) !== undefined)) return null;
  return (
    <FilterButton title={title}>
      {(close) => (
        <WhenOpen load={isReference ? loadReference : loadNumbers} isOpen props={{ ...props, close }} />
      )}
    </FilterButton>
  );
}
