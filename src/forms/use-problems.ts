import { useMemo, useState } from 'react';
import { useTranslation } from '#src/i18n.ts';
import type { FieldProblem } from '#schemas/explain.ts';
import type { Definition } from '#schemas/schema.ts';
import { isSame } from './dirty.ts';
import { judge } from './verdict.ts';

type Texts = Readonly<Record<string, string>>;

const nothing: Texts = {};

/**
 * Which problems to show now. rjsf validates all fields when one is left, so an untouched form would turn red at the
 * first Tab, and it words them once, in the language of that moment. Here a field speaks after it was left, all speak
 * after a refused submit, each falls silent as soon as it is right, and texts follow the language.
 * @param refusals the server's texts by field; each is shown until its field is changed
 */
export function useProblems(form: Definition, refusals: Texts = nothing) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isRefused, setRefused] = useState(false);
  const [found, setFound] = useState<FieldProblem[]>([]);
  const [answer, setAnswer] = useState(refusals);
  const [unanswered, setUnanswered] = useState(refusals);
  if (answer !== refusals) {
    setAnswer(refusals);
    setUnanswered(refusals);
  }

  const keep = (problems: FieldProblem[]) => setFound((last) => (isSame(last, problems) ? last : problems));

  const texts = useMemo(() => {
    const own = found
      .filter(({ path }) => isRefused || left.has(path))
      .map(({ path, text, label, limit, key }) => [path, t(text, { label: t(label), limit, key })]);
    const theirs = Object.entries(unanswered).map(([path, text]) => [path, t(text)]);
    return Object.fromEntries([...theirs, ...own]) as Texts;
  }, [found, isRefused, left, unanswered, t]);

  return {
    texts,
    /** The field at this path was left: from now on it may complain. */
    leave(path: string, data: unknown) {
      setLeft((paths) => (paths.has(path) ? paths : new Set([...paths, path])));
      keep(judge(form, data));
    },
    /** The field at this path, or with none the whole form, holds something else now. */
    change(path: string | undefined, data: unknown) {
      if (isRefused || left.size > 0) keep(judge(form, data));
      setUnanswered((last) => {
        if (path === undefined) return nothing;
        return path in last ? Object.fromEntries(Object.entries(last).filter(([key]) => key !== path)) : last;
      });
    },
    /** The verdict on what is handed in. Refused, every field may complain. */
    submit(data: unknown): { path: string; text: string }[] {
      const problems = judge(form, data);
      keep(problems);
      setRefused(problems.length > 0);
      setUnanswered(nothing);
      return problems.map(({ path, text, label, limit, key }) => ({
        path,
        text: t(text, { label: t(label), limit, key }),
      }));
    },
    /** The form judges by something else now. */
    again(data: unknown) {
      if (isRefused || left.size > 0) keep(judge(form, data));
    },
    clear() {
      setLeft(new Set());
      setRefused(false);
      setFound([]);
    },
  };
}
