// §2 login ('Admin Portal'). Drawn without the form library, and without TextField, which brings menus: nothing heavy
// loads before sign-in. Its fields, rules and texts are those of login.schema.json.
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useContext, useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { useSnapshot } from 'valtio';
import { definition } from '#schemas/generated/forms/login.js';
import messages from '#schemas/messages.json' with { type: 'json' };
import { BusyButton } from '#src/components/controls/busy-button.tsx';
import { NavigationContext } from '#src/components/page/link.tsx';
import { landingPath } from '#src/app/start.ts';
import { config } from '#src/stores/config.ts';
import { session } from '#src/stores/session.ts';
import { Field } from './field.tsx';
import { useSignIn } from './use-sign-in.ts';

const Page = styled('main')({
  display: 'grid',
  placeContent: 'center',
  minHeight: '100dvh',
  padding: 16,
});

const Panel = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 18,
  width: 'min(380px, calc(100vw - 32px))',
  padding: '32px 28px 28px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));

const { schema } = definition;

export function Login() {
  const { t } = useTranslation();
  const { prefetch } = useContext(NavigationContext);
  const { state, hasEnded } = useSnapshot(session);
  const form = useRef<HTMLFormElement>(null);
  const { names, values, problems, isCodeAsked, next, change, submit, giveUp } = useSignIn();
  useEffect(() => {
    if (next) form.current?.querySelector<HTMLInputElement>(`[name="${next.name}"]`)?.focus();
  }, [next]);
  const isBusy = state === 'signingIn';
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    // Asked of the store itself: two clicks may come before the next drawing.
    if (session.state !== 'signingIn') void submit();
  };
  return (
    <Page>
      <Panel ref={form} noValidate onSubmit={onSubmit} aria-labelledby="login-title">
        <header>
          <Typography variant="h1" id="login-title">
            {t(schema.title ?? '')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{config().productName}</Typography>
        </header>
        {(isCodeAsked || hasEnded) && (
          <Typography role="status">{t(messages.refusal[isCodeAsked ? 'codeNeeded' : 'session'])}</Typography>
        )}
        {names.map((name) => (
          <Field
            key={name}
            name={name}
            value={values[name] ?? ''}
            problem={problems[name]}
            // The next screen loads while the name is typed, not before the page is there.
            onFocus={() => prefetch?.(landingPath())}
            onChange={(value) => change(name, value)}
          />
        ))}
        {!isCodeAsked && (
          <FormControlLabel
            label={t(schema.properties?.['remember']?.title ?? '')}
            checked={values.remember ?? false}
            onChange={(_event, remember) => change('remember', remember)}
            control={<Checkbox />}
          />
        )}
        <BusyButton type="submit" variant="contained" fullWidth busy={isBusy}>
          {t('Login')}
        </BusyButton>
        {isCodeAsked && <Button onClick={giveUp}>{t('Back')}</Button>}
      </Panel>
    </Page>
  );
}
