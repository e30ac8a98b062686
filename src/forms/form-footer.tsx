import { styled } from '@mui/material/styles';
import { createContext, useContext, type ReactNode } from 'react';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { SaveBar } from '#src/components/feedback/save-bar.tsx';
import { pressedBy } from '#src/look/keys.ts';
import { LayoutContext } from './form-context.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 24,
});

export interface FooterState {
  /** The words of the submit button; none without it. */
  label: string | undefined;
  isDirty: boolean;
  busy: boolean;
  disabledReason?: string | undefined;
  isDangerous: boolean;
  onDiscard: () => void;
  extra?: ReactNode;
}

export const FooterContext = createContext<FooterState>({
  label: '',
  isDirty: false,
  busy: false,
  isDangerous: false,
  onDiscard: () => {},
});

/** What stands under the fields: the way to save. */
export function FormFooter() {
  const { label, extra, isDangerous, ...bar } = useContext(FooterContext);
  const layout = useContext(LayoutContext);
  const { isDirty, busy, disabledReason } = bar;
  if (label === undefined) return extra;
  if (layout === 'page') return <SaveBar label={label} {...bar} />;
  return (
    <Row>
      {extra}
      <ActionButton
        variant="contained"
        color={isDangerous ? 'error' : 'primary'}
        type="submit"
        {...pressedBy('save')}
        data-unsaved={isDirty || undefined}
        busy={busy}
        disabledReason={disabledReason}
      >
        {label}
      </ActionButton>
    </Row>
  );
}
