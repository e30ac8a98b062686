// In the head of a detail: the row before it and the row after it in the list that it was opened from.
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import { styled } from '@mui/material/styles';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { paths } from '#src/app/paths.ts';
import { StepButton } from '#src/components/controls/step-button.tsx';
import { numeral } from '#src/components/formats/numbers.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { pressedBy } from '#src/look/keys.ts';
import { currentBoat } from '#src/stores/current-boat.ts';
import { neighbours, placeOf } from '#src/stores/neighbours.ts';
import { leaveWith } from '#src/stores/unsaved.ts';

const Group = styled('div')(({ theme }) => ({
  flex: 'none !important',
  display: 'flex',
  alignItems: 'center',
  '& > span': {
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
}));

export function NeighbourLinks() {
  const { t, language } = useTranslation();
  const [path] = useLocation();
  const row = new URLSearchParams(useSearch()).get('row');
  const { boat } = useSnapshot(currentBoat);
  const { list, former } = useSnapshot(neighbours);
  const id = path === paths.boat && boat ? String(boat._id) : row;
  if (!list || id === null || (path !== list.path && !path.startsWith(`${list.path}/`))) return null;
  const place = placeOf({ list, former }, id);
  if (!place) return null;
  const { total, previous, next } = place;
  const position = numeral(place.position, language);
  return (
    <Group role="group" aria-label={t('In the list')}>
      <StepButton
        size="small"
        {...pressedBy('previous')}
        aria-label={t('Previous')}
        isDead={!previous}
        onClick={() => previous && leaveWith(previous)}
      >
        <KeyboardArrowUpRounded />
      </StepButton>
      {/* The button that leads on keeps the focus: where one is by then is said. */}
      <span aria-live="polite">
        {total === undefined
          ? position
          : t('{{position}} of {{total}}', { position, total: numeral(total, language) })}
      </span>
      <StepButton
        size="small"
        {...pressedBy('next')}
        aria-label={t('Next')}
        isDead={!next}
        onClick={() => next && leaveWith(next)}
      >
        <KeyboardArrowDownRounded />
      </StepButton>
    </Group>
  );
}
