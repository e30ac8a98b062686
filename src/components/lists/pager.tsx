import TablePagination from '@mui/material/TablePagination';
import { numeral } from '#src/components/formats/numbers.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';

export interface PagerProps {
  page: number;
  size: number;
  sizes: readonly number[];
  /** How many rows the page has, and the whole list where it is known. */
  count: number;
  total: number | undefined;
  /** What there is to go to; without it that button is off. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onSize: (size: number) => void;
}

interface StepProps {
  'aria-label': string;
  onClick: () => void;
  /** Why it cannot be pressed. */
  reason: string | undefined;
}

const Step = ({ 'aria-label': name, onClick, reason }: StepProps) => (
  <ActionButton
    variant="outlined"
    color="inherit"
    size="small"
    isRepeated
    onClick={onClick}
    disabledReason={reason}
  >
    {name}
  </ActionButton>
);

const slots = { actions: { previousButton: Step, nextButton: Step } };

/** Steps through the pages of a list that the server cuts. */
export function Pager({ page, size, sizes, count, total, onPrevious, onNext, onSize }: PagerProps) {
  const { t, language } = useTranslation();
  const number = (value: number): string => numeral(value, language);
  const first = (page - 1) * size + 1;
  const steps = {
    previousButton: { reason: onPrevious ? undefined : t('This is the first page.') },
    nextButton: { reason: onNext ? undefined : t('This is the last page.') },
  };
  return (
    <TablePagination
      component="nav"
      aria-label={t('Pages')}
      page={page - 1}
      // Counted apart: until then it is one page more, or none.
      count={-1}
      rowsPerPage={size}
      rowsPerPageOptions={[...sizes]}
      labelRowsPerPage={t('Rows')}
      labelDisplayedRows={() =>
        total === undefined || count === 0
          ? t('Page {{page}}', { page: number(page) })
          : t('{{first}}–{{last}} of {{total}}', {
              first: number(first),
              last: number(first + count - 1),
              total: number(total),
            })
      }
      getItemAriaLabel={(side) => (side === 'previous' ? t('Previous') : t('Next'))}
      onPageChange={(_, next) => (next < page - 1 ? onPrevious?.() : onNext?.())}
      onRowsPerPageChange={(event) => onSize(Number(event.target.value))}
      slots={slots}
      slotProps={{
        select: { native: true, variant: 'outlined', inputProps: { 'aria-label': t('Rows') } },
        actions: steps as object,
      }}
    />
  );
}
