import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { ActionButton } from '#src/components/action-button.tsx';
import { SaveBar } from '#src/components/save-bar.tsx';
import { FooterContext } from './form-context.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 24,
});

const Strays = styled('ul')(({ theme }) => ({
  marginTop: 16,
  padding: '10px 12px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.error.light,
  color: theme.vars.palette.error.main,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, fontSize: 13 },
  '& svg': { fontSize: 18, flexShrink: 0 },
}));

/** What stands under the fields: problems that belong to none of them, and the way to save. */
export function FormFooter() {
  const { label, layout, isDirty, busy, disabledReason, onDiscard, strays, extra } =
    useContext(FooterContext);
  return (
    <>
      {strays.length > 0 && (
        <div role="alert">
          <Strays>
            {strays.map((text) => (
              <li key={text}>
                <ErrorOutlineRounded aria-hidden="true" />
                {text}
              </li>
            ))}
          </Strays>
        </div>
      )}
      {layout === 'page' ? (
        <SaveBar
          label={label}
          isDirty={isDirty}
          busy={busy}
          disabledReason={disabledReason}
          onDiscard={onDiscard}
        />
      ) : (
        <Row>
          {extra}
          <ActionButton variant="contained" type="submit" busy={busy} disabledReason={disabledReason}>
            {label}
          </ActionButton>
        </Row>
      )}
    </>
  );
}
