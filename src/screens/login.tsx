// §2 login ('Admin Portal'). Drawn without the form library, and without TextField, which brings menus: nothing heavy
// loads before sign-in. Its fields, rules and texts are those of login.schema.json.
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useContext, useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { definition } from '#schemas/generated/forms/login.js';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { LoginForm } from '#schemas/types.ts';
import { BusyButton } from '#src/components/controls/busy-button.tsx';
import { NavigationContext } from '#src/components/page/link.tsx';
import { startPath } from '#src/app/start.ts';
import { config } from '#src/stores/config.ts';
import { askToNotify } from '#src/stores/notifications.ts';
import { checkSession, giveUpCode, session, signIn } from '#src/stores/session.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';

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

const { schema, ui, validate } = definition;
const namesOf = (isCodeAsked: boolean) =>
  isCodeAsked ? (['code'] as const) : (['email', 'password'] as const);
type Problems = Partial<Record<string, string>>;

const uiOf = (name: string): Record<string, unknown> => (ui[name] ?? {}) as Record<string, unknown>;
const typeOf = (name: string): string => (uiOf(name)['ui:widget'] === 'password' ? 'password' : 'text');

export function Login() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { prefetch } = useContext(NavigationContext);
  const { state } = useSnapshot(session);
  const [values, setValues] = useState<LoginForm>({ email: '', password: '', remember: false });
  const [problems, setProblems] = useState<Problems>({});
  const [isShown, setShown] = useState(false);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const names = namesOf(isCodeAsked);
  const form = useRef<HTMLFormElement>(null);
  const label = (name: string): string => t(schema.properties?.[name]?.title ?? name);

  useEffect(() => {
    askToNotify(t);
    void checkSession().then((isOpen) => isOpen && navigate(startPath(), { replace: true }));
    // Asked once, when the page opens; a change of language is no reason to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const show = (found: Problems): void => {
    setProblems(found);
    for (const text of Object.values(found)) if (text) toast('error', text);
    const first = names.find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (): Promise<void> => {
    clearToasts();
    if (!validate(values)) {
      const { explain, saidOf } = await import('#schemas/explain.ts');
      const found = explain(schema, validate.errors ?? []);
      return show(Object.fromEntries(found.map((problem) => [problem.path, t(saidOf(problem))])));
    }
    setProblems({});
    const failure = await signIn(values);
    if (!failure) return navigate(startPath());
    const isAsked = session.state === 'awaitingCode';
    setCodeAsked(isAsked);
    // What was asked for first is no problem.
    if (isAsked && !values.code) return;
    show({ [failure.sort ?? 'password']: t(failure.error) });
  };

  const giveUp = (): void => {
    setCodeAsked(false);
    setProblems({});
    setValues({ email: values.email, password: '', remember: values.remember ?? false });
    void giveUpCode();
  };

  // The next screen loads while the name is typed, not before the page is there.
  const ahead = (): void => prefetch?.(startPath());
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (state !== 'signingIn') void submit();
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
        {isCodeAsked && <Typography>{t(messages.refusal.codeNeeded)}</Typography>}
        {names.map((name) => {
          const isSecret = typeOf(name) === 'password';
          const problem = problems[name];
          return (
            <FormControl key={name} required error={problem !== undefined} fullWidth>
              <InputLabel htmlFor={`login-${name}`}>{label(name)}</InputLabel>
              <OutlinedInput
                id={`login-${name}`}
                name={name}
                type={isSecret && !isShown ? 'password' : 'text'}
                autoComplete={uiOf(name)['ui:autocomplete'] as string}
                autoFocus={name === 'code'}
                value={values[name] ?? ''}
                aria-describedby={problem && `login-${name}-problem`}
                onFocus={ahead}
                onChange={({ target }) => {
                  setValues({ ...values, [name]: target.value });
                  setProblems({ ...problems, [name]: undefined });
                }}
                endAdornment={
                  isSecret && (
                    <IconButton
                      size="small"
                      edge="end"
                      aria-pressed={isShown}
                      aria-label={t('Show password')}
                      onClick={() => setShown(!isShown)}
                    >
                      {isShown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
                    </IconButton>
                  )
                }
              />
              {problem && (
                <FormHelperText id={`login-${name}-problem`}>
                  <ErrorOutlineRounded />
                  {problem}
                </FormHelperText>
              )}
            </FormControl>
          );
        })}
        {!isCodeAsked && (
          <FormControlLabel
            label={label('remember')}
            checked={values.remember ?? false}
            onChange={(_event, remember) => setValues({ ...values, remember })}
            control={<Checkbox />}
          />
        )}
        <BusyButton type="submit" variant="contained" fullWidth busy={state === 'signingIn'}>
          {t('Login')}
        </BusyButton>
        {isCodeAsked && <Button onClick={giveUp}>{t('Back')}</Button>}
      </Panel>
    </Page>
  );
}
