// What may be done beside the title of the boat list: boats chosen, reviewed one after another, or brought in from a file.
import Button from '@mui/material/Button';
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/boats.js';
import { Link } from '#src/components/page/link.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { ImportButton } from '#src/layout/importing/import-button.tsx';
import { paths } from '#src/app/paths.ts';
import { boats } from '#src/stores/boats.ts';
import { refusal } from '#src/stores/refusals.ts';

const loadForm = () => import('#schemas/generated/forms/boat-info.js').then(({ definition }) => definition);

export interface ListActionsProps {
  /** Whether there is anything to choose from. */
  hasBoats: boolean;
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
}

export function ListActions({ hasBoats, isChoosing, onChoosing }: ListActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {refusal(calls.setBoatStatus.permission) === undefined && (
        <>
          {(hasBoats || isChoosing) && (
            <Button
              variant="outlined"
              color={isChoosing ? 'primary' : 'inherit'}
              aria-pressed={isChoosing}
              onClick={() => onChoosing(!isChoosing)}
            >
              {t('Choose boats')}
            </Button>
          )}
          <Button variant="outlined" color="inherit" component={Link} href={paths.queue}>
            {t('Review queue')}
          </Button>
        </>
      )}
      <ImportButton
        noun="boat"
        title={table.title}
        permission="boats.edit"
        loadForm={loadForm}
        onAdded={() => void boats.reload()}
      />
    </>
  );
}
