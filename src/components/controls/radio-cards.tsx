import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { withFigures } from '#schemas/figures.ts';
import { useTranslation } from '#src/language/i18n.ts';
import type { ControlProps } from './control-props.ts';
import { StatusChip } from '#src/components/machines/status-chip.tsx';

const Cards = styled(RadioGroup)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: 12,
});

const Card = styled(FormControlLabel)(({ theme }) => {
  const { sea, text, primary, error, background, divider } = theme.vars.palette;
  return {
    margin: 0,
    padding: '11px 14px 14px 11px',
    border: `1px solid ${sea.control}`,
    borderRadius: 8,
    backgroundColor: background.paper,
    alignItems: 'flex-start',
    '&:hover': { borderColor: text.secondary },
    '&:has(:checked)': { borderColor: primary.main, boxShadow: `0 0 0 1px ${primary.main}` },
    '&.Mui-disabled': { borderColor: divider },
    '[aria-invalid] > &': { borderColor: error.main },
    '& .MuiFormControlLabel-label > span': {
      display: 'block',
      minHeight: 22,
      fontWeight: 500,
      lineHeight: '1.375rem',
    },
    '& small': {
      display: 'block',
      marginTop: 8,
      fontSize: '0.8125rem',
      lineHeight: '1.125rem',
      color: text.secondary,
    },
  };
});

export interface RadioCard {
  value: string | number;
  /** A key to translate, as the description. */
  text: string;
  description?: string;
  /** With a colour and an icon the text stands in a chip. */
  color?: string;
  icon?: string;
}

export interface RadioCardsProps extends Partial<ControlProps> {
  cards: readonly RadioCard[];
  value: RadioCard['value'] | undefined;
  onChange: (value: RadioCard['value']) => void;
  name?: string;
  disabled?: boolean;
  'aria-required'?: boolean;
}

/** One of a few choices that need a sentence each. */
export function RadioCards({
  cards,
  value,
  onChange,
  disabled = false,
  required: _,
  ...group
}: RadioCardsProps) {
  const { t } = useTranslation();
  const own = useId();
  const choose = (text: string): void => {
    const card = cards.find((one) => String(one.value) === text);
    if (card) onChange(card.value);
  };
  return (
    <Cards {...group} value={value ?? ''} onChange={(_event, text) => choose(text)} data-together>
      {cards.map(({ value: choice, text, description, color, icon }) => {
        const id = `${own}-${choice}`;
        return (
          <Card
            key={choice}
            value={choice}
            disabled={disabled}
            control={
              <Radio
                slotProps={{
                  input: {
                    'aria-labelledby': `${id}-name`,
                    'aria-describedby': description ? `${id}-more` : undefined,
                  },
                }}
              />
            }
            label={
              <>
                <span id={`${id}-name`}>
                  {color && icon ? <StatusChip text={text} color={color} icon={icon} /> : t(text)}
                </span>
                {description && <small id={`${id}-more`}>{t(withFigures(description))}</small>}
              </>
            }
          />
        );
      })}
    </Cards>
  );
}
