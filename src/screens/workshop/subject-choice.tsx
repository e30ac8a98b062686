// What is edited, chosen from all that can be: group by group, with the collections that are only begun.
import TextField from '@mui/material/TextField';
import { collectionOf } from '#schemas/compiler/subjects.ts';
import type { Subject } from '#schemas/types.ts';
import { useTranslation } from '#src/language/i18n.ts';

type Choice = Pick<Subject, '_id' | 'title' | 'group'>;

export interface SubjectChoiceProps {
  subjects: readonly Choice[];
  /** Keys of collections that are not there yet. */
  begun: readonly string[];
  value: string;
  onChoose: (subject: string) => void;
}

export function SubjectChoice({ subjects, begun, value, onChoose }: SubjectChoiceProps) {
  const { t } = useTranslation();
  const groups: Record<Subject['group'], string> = {
    forms: t('Forms'),
    collections: t('Collections'),
    lists: t('Lists'),
    languages: t('Languages'),
    rules: t('Texts and rules'),
    answers: t('Answers of the server'),
    removed: t('Removed collections'),
  };
  const added = begun.map((_id): Choice => ({ _id, title: collectionOf(_id) ?? _id, group: 'collections' }));
  const all = [...subjects, ...added];
  return (
    <TextField
      select
      label={t('What is edited')}
      value={value}
      slotProps={{ select: { native: true } }}
      onChange={({ target }) => onChoose(target.value)}
    >
      {/* Another one would look chosen, and could not be. */}
      {all.every(({ _id }) => _id !== value) && <option value={value}>{value}</option>}
      {Object.entries(groups).map(([group, name]) => {
        const own = all.filter((one) => one.group === group);
        return (
          own.length > 0 && (
            <optgroup key={group} label={name}>
              {own.map(({ _id, title }) => (
                <option key={_id} value={_id}>
                  {`${t(title)} · ${_id}`}
                </option>
              ))}
            </optgroup>
          )
        );
      })}
    </TextField>
  );
}
