import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { useAskedOnce } from '#src/components/controls/use-asked-once.ts';
import type { Person } from '#src/components/people/person-option.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { FormSourcesContext } from '#src/forms/form-context.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { isLocked } from '#src/forms/is-locked.ts';
import { controlOf } from './aria-of.ts';
import { idsIn } from './checklist-items.ts';
import { FieldLabel } from './field-label.tsx';

// One form of many has it.
const loadPicker = () =>
  import('#src/components/people/people-picker.tsx').then(({ PeoplePicker }) => PeoplePicker);

/** Any number of hosts and guests, kept by their ids. */
export function PeopleWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { people } = useContext(FormSourcesContext);
  const ids = idsIn(props.value).map(String);
  const known = useAskedOnce<[id: string], Person | null>(people?.get);
  const personOf = (_id: string): Person => {
    const person = known.answerTo(_id);
    return person ?? { _id, name: person === null ? t('No longer in the list ({{id}})', { id: _id }) : _id };
  };
  return (
    <>
      <FieldLabel widget={props} />
      <WhenOpen
        load={loadPicker}
        isOpen
        props={{
          ...controlOf(props),
          'aria-required': props.required,
          disabled: isLocked(props),
          value: ids.map(personOf),
          onChange: (chosen) => {
            for (const person of chosen) known.learn(person, person._id);
            props.onChange(chosen.length > 0 ? chosen.map(({ _id }) => _id) : undefined);
          },
          find: (text) => people?.find(text) ?? Promise.resolve([]),
        }}
      >
        <Spinner />
      </WhenOpen>
    </>
  );
}
