import { documentStateOf, documentTypes } from '#machines/boat-approval.ts';
import { documentActions, documentMachine } from '#machines/document.machine.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { RowMachine } from '#src/layout/editing/row-machine.tsx';

/** Where each document of a boat stands, and what may be done with it. */
export function DocumentMachines({ boat }: { boat: Boat }) {
  const { t } = useTranslation();
  return documentTypes.map((type) => (
    <RowMachine
      key={type}
      title={t(labels.documentType[type].text)}
      machine={documentMachine}
      state={documentStateOf(boat.status, type)}
      labels={labels.document}
      actions={documentActions}
      others={{ upload: t('New image') }}
      permission={calls.setBoatStatus.permission}
    />
  ));
}
