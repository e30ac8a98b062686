// What is typed to sign in, what is wrong with it, and where it leads: on, or to the code of a second factor.
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { definition } from '#schemas/generated/forms/login.js';
import type { LoginForm } from '#schemas/types.ts';
import { landingPath } from '#src/app/start.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { askToNotify } from '#src/stores/notifications.ts';
import { checkSession, giveUpCode, session, signIn } from '#src/stores/session.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';

const { schema, validate } = definition;

export type LoginField = 'email' | 'password' | 'code';
const fields: readonly LoginField[] = ['email', 'password', 'code'];
type Problems = Partial<Record<string, string>>;

export function useSignIn() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [values, setValues] = useState<LoginForm>({ email: '', password: '', remember: false });
  const [problems, setProblems] = useState<Problems>({});
  const [isCodeAsked, setCodeAsked] = useState(false);
  const names: readonly LoginField[] = isCodeAsked ? ['code'] : ['email', 'password'];
  const [next, setNext] = useState<{ name: LoginField }>();

  useEffect(() => {
    askToNotify(t);
    void checkSession().then((isOpen) => isOpen && navigate(landingPath(), { replace: true }));
    // Asked once, when the page opens; a change of language is no reason to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const show = (found: Problems): void => {
    setProblems(found);
    for (const text of Object.values(found)) if (text) toast('error', text);
    // A refusal of no field that is here leaves the password to try again.
    setNext({ name: fields.find((name) => found[name]) ?? 'password' });
  };

  return {
    names,
    values,
    problems,
    isCodeAsked,
    /** The field in which one goes on, once it is drawn; a new object each time. */
    next,
    change: (name: keyof LoginForm, value: string | boolean): void => {
      setValues({ ...values, [name]: value });
      setProblems({ ...problems, [name]: undefined });
    },
    submit: async (): Promise<void> => {
      clearToasts();
      if (!validate(values)) {
        const { explain, saidOf } = await import('#schemas/explain.ts');
        const found = explain(schema, validate.errors ?? []);
        return show(Object.fromEntries(found.map((problem) => [problem.path, t(saidOf(problem))])));
      }
      setProblems({});
      const failure = await signIn(values);
      if (!failure) return navigate(landingPath());
      // Where nobody answers, the password that was right is not asked for again.
      const isStill = isCodeAsked && failure.kind === 'unreachable';
      const isAsked = isStill || session.state === 'awaitingCode';
      setCodeAsked(isAsked);
      // What was asked for first is no problem; from now on it is one to leave it empty.
      if (isAsked && !values.code) return setValues({ ...values, code: '' });
      // A code is good for once: the next try begins without it.
      if (!isAsked) setValues(({ code: _, ...others }) => others);
      show({ [failure.sort ?? (isAsked ? 'code' : 'password')]: t(failure.error) });
    },
    giveUp: (): void => {
      setCodeAsked(false);
      setProblems({});
      setValues({ email: values.email, password: '', remember: values.remember ?? false });
      setNext({ name: 'password' });
      void giveUpCode();
    },
  };
}
