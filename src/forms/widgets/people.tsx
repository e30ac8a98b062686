import type { WidgetProps } from '@rjsf/utils';
import { lazy, Suspense, useContext, useEffect, useState } from 'react';
import type { Person } from '#src/components/people/person-option.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { FormSourcesContext, type People } from '#src/forms/form-context.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { controlOf } from './aria-of.ts';
import { idsIn } from './checklist-items.ts';
import { FieldLabel } from './field-label.tsx';

// One form of many has it.
const PeoplePicker = lazy(() =>
  import('#src/components/people/people-picker.tsx').then(({ PeoplePicker }) => ({ default: PeoplePicker })),
);

type Known = ReadonlyMap<string, Person | null | undefined>;

/** Who the ids belong to: asked for once each. */
function usePeople(ids: readonly string[], people: People | undefined) {
  const [known, setKnown] = useState<Known>(new Map());
  const learn = (more: Known): void => setKnown((before) => new Map([...before, ...more]));
  const missing = ids.filter((id) => !known.has(id)).join('\n');
  useEffect(() => {
    if (missing === '' || !people) return;
    let isCurrent = true;
    void people.get(missing.split('\n')).then((found) => isCurrent && learn(found));
    return () => {
      isCurrent = false;
    };
  }, [missing, people]);
  return { known, learn };
}

/** Any number of hosts and guests, kept by their ids. */
export function PeopleWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { people } = useContext(FormSourcesContext);
  const ids = idsIn(props.value).map(String);
  const { known, learn } = usePeople(ids, people);
  const nameless = (_id: string): Person => ({
    _id,
    name: known.get(_id) === null ? t('No longer in the list ({{id}})', { id: _id }) : _id,
  });
  return (
    <>
      <FieldLabel widget={props} />
      <Suspense fallback={<Spinner label={t('Loading…')} />}>
        <PeoplePicker
          {...controlOf(props)}
          aria-required={props.required}
          disabled={Boolean(props.disabled) || Boolean(props.readonly)}
          value={ids.map((_id) => known.get(_id) ?? nameless(_id))}
          onChange={(chosen) => {
            learn(new Map(chosen.map((person) => [person._id, person])));
            props.onChange(chosen.length > 0 ? chosen.map(({ _id }) => _id) : undefined);
          }}
          find={(text) => people?.find(text) ?? Promise.resolve([])}
        />
      </Suspense>
    </>
  );
}
