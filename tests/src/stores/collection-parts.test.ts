import { expect, test } from 'vitest';
import { definition as settle } from '#schemas/generated/forms/incident-settle.js';
import { collectionParts } from '#schemas/generated/collection-screens.ts';
import { loadParts } from '#src/stores/collection-parts.ts';

test('the form of a step is handed in by the word of the step, unless it has one of its own', async () => {
  const [form, table, machine] = await collectionParts.incident();
  const { 'ui:submitButtonOptions': own, ...ui } = settle.ui;
  const { status } = await loadParts('incident', async () => [
    form,
    table,
    machine,
    [
      ['settle', { ...settle, ui }],
      ['reject', settle],
    ] as never,
  ]);
  expect(status?.forms.get('settle')?.ui['ui:submitButtonOptions']).toEqual({ submitText: 'Settle' });
  expect(status?.forms.get('reject')?.ui['ui:submitButtonOptions']).toEqual(own);
});
