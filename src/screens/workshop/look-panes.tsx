// What edited files make: a form, the list of a collection, what is typed into the form with what is wrong of it, its type.
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { explain, saidOf } from '#schemas/explain.ts';
import type { Schema, SchemaError } from '#schemas/schema.ts';
import type { DraftVerdict } from '#schemas/types.ts';
import { editorHeight } from '#src/components/code-editor/editor-frame.ts';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import type { Translate } from '#src/language/i18n.ts';
import { FormPreview, type FormPreviewProps } from './form-preview.tsx';
import { ListPreview } from './list-preview.tsx';
import type { Pane } from './panes.tsx';
import { ProblemList } from './problem-list.ts';

const Code = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: 16,
  overflow: 'auto',
  maxHeight: editorHeight,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sea.sunken,
  font: '0.8125rem/1.6 ui-monospace, monospace',
}));

export interface Look extends Pick<FormPreviewProps, 'data' | 'onData' | 'onReset'> {
  /** Of the last edit that was right. */
  verdict: DraftVerdict | undefined;
  /** What keeps a first look from being there. */
  blocked: string | undefined;
  t: Translate;
  /** The form is what is edited, and not one of those that the edit changes. */
  isOwn: boolean;
  /** Another one of these is looked at. */
  onForm: (form: string) => void;
}

const code = (title: string, text: string) => (
  <Code tabIndex={0} role="region" aria-label={title}>
    {text}
  </Code>
);

const Choice = ({ verdict, t, onForm }: Pick<Look, 'verdict' | 't' | 'onForm'>) => (
  <TextField
    select
    label={t('Form that changes')}
    value={verdict?.form}
    slotProps={{ select: { native: true } }}
    sx={{ marginBottom: 2 }}
    onChange={({ target }) => onForm(target.value)}
  >
    {verdict?.forms?.map(({ _id, title }) => (
      <option key={_id} value={_id}>
        {`${t(title)} · ${_id}`}
      </option>
    ))}
  </TextField>
);

function drawn({ verdict, blocked, t, isOwn, onForm, ...typing }: Look) {
  if (!verdict) return blocked === undefined ? <Spinner /> : <p>{blocked}</p>;
  const { form = '' } = verdict;
  return (
    <>
      {!isOwn && <Choice verdict={verdict} t={t} onForm={onForm} />}
      <FormPreview key={form} name={form} verdict={verdict} {...typing} />
    </>
  );
}

export function lookPanes(look: Look): Pane[] {
  const { verdict, data, t } = look;
  const found = verdict
    ? explain(verdict.schema as Schema, (verdict.errors ?? []) as unknown as SchemaError[], data).filter(
        ({ isAlternative }) => !isAlternative,
      )
    : [];
  return [
    { id: 'form', title: t('Form'), content: drawn(look) },
    ...(verdict?.table ? [{ id: 'list', title: t('List'), content: <ListPreview verdict={verdict} /> }] : []),
    {
      id: 'data',
      title: found.length > 0 ? t('Data ({{count}} errors)', { count: found.length }) : t('Data'),
      content: (
        <>
          {code(t('Data'), JSON.stringify(data, null, 2))}
          <ProblemList>
            {found.map((problem) => (
              <li key={problem.path}>
                {problem.path && `${problem.path}: `}
                {t(saidOf(problem))}
              </li>
            ))}
          </ProblemList>
        </>
      ),
    },
    {
      id: 'type',
      title: t('Type'),
      content: code(t('Type'), verdict?.type ?? t('The server makes the type; there is none here.')),
    },
  ];
}
