// A collection is begun: its name and its fields are asked for, its files are made of them.
import { newCollection, type NewFiles } from '#schemas/compiler/new-collection.ts';
import { collectionSubject } from '#schemas/compiler/subjects.ts';
import { definition } from '#schemas/generated/forms/new-collection.js';
import type { NewCollectionForm } from '#schemas/types.ts';
import { useState } from 'react';
import { SidePanel } from '#src/components/page/side-panel.tsx';
import { dropDraft } from '#src/forms/draft.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useTranslation } from '#src/language/i18n.ts';

export interface NewCollectionProps {
  isOpen: boolean;
  /** The keys of all that is there, or begun. */
  taken: readonly string[];
  /** Of a collection that is there no more. */
  name?: string | undefined;
  onBegin: (subject: string, texts: NewFiles) => void;
  onClose: () => void;
}

/** The form, the list and the answer that a collection of that name would have. */
const filesOf = (name: string): string[] => [
  collectionSubject(name),
  name,
  `tables:${name}.table.json`,
  `entities:${name}.schema.json`,
];

function Asked({ taken, name, onBegin }: Omit<NewCollectionProps, 'isOpen' | 'onClose'>) {
  const draftKey = `new-collection:${name ?? ''}`;
  const [problems, setProblems] = useState<Record<string, string>>();
  const [start] = useState({
    ...(name === undefined ? {} : { name }),
    fields: [{ title: 'Name', type: 'text', required: true }],
  });
  const begin = (asked: NewCollectionForm): void => {
    if (filesOf(asked.name).some((file) => taken.includes(file))) {
      setProblems({ name: 'That name is taken already. Choose another one.' });
      return;
    }
    dropDraft(draftKey);
    onBegin(collectionSubject(asked.name), newCollection(asked));
  };
  return (
    <SchemaForm
      form={definition}
      value={start}
      layout="dialog"
      draftKey={draftKey}
      problems={problems}
      onSubmit={begin}
    />
  );
}

export function NewCollection({ isOpen, onClose, ...asked }: NewCollectionProps) {
  const { t } = useTranslation();
  return (
    <SidePanel isOpen={isOpen} title={t('New collection')} onClose={onClose}>
      <Asked {...asked} />
    </SidePanel>
  );
}
