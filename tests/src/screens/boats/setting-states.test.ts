import { expect, test } from 'vitest';
import type { Boat } from '#schemas/types.ts';
import { paths } from '#src/app/paths.ts';
import { settingState } from '#src/screens/boats/setting-states.ts';
import { english } from '#schemas/text.ts';

const docImage = { navigation: 'n.webp', authorization: 'a.webp' };
const stateWith = (navigation: number, authorization: number) =>
  settingState(paths.boatDocuments, { docImage, status: { navigation, authorization } } as Boat, english);

test('documents are marked as done only when both are approved', () => {
  expect(stateWith(1, 1)).toEqual({ text: 'Approved', tone: 'ok' });
  expect(stateWith(0, 1)).toEqual({ text: 'Pending Approval', tone: 'missing' });
  expect(stateWith(1, 2)).toEqual({ text: 'Pending', tone: 'missing' });
});
