import { expect, test } from 'vitest';
import navigation from '#schemas/navigation.json' with { type: 'json' };
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

/** What each entry of the options says, by its title. */
const statesOf = (boat: object): Record<string, string | undefined> =>
  Object.fromEntries(
    navigation.boatOptions.map(({ title, path }) => [title, settingState(path, boat as Boat, english)?.text]),
  );

const whole = {
  boatImage: { cover: '1', photo2: '2', photo3: '3', cover4: '4', cover5: '5' },
  plans: [{ _id: 'a' }, { _id: 'b' }],
  location2: { boatname: 'Aurora', marinaname: 'ACI Marina', address: 'Kiel' },
  cancellation: 1,
  accessories: [1, 3, 4],
  allowes: [2],
  docImage,
  status: { navigation: 1, authorization: 1 },
};

test('each entry tells the state of its screen of a boat that is complete', () => {
  expect(statesOf(whole)).toEqual({
    'Boat Information': undefined,
    Plans: '2 plans',
    Location: 'ACI Marina',
    Pictures: 'pictures 5/5',
    'Cancellation policy': 'FLEXIBLE',
    Accessories: '3 chosen',
    'Allowed on the boat': '1 allowed',
    'Add documentation': 'Approved',
  });
});

test('each entry tells the state of its screen of a boat of which things are missing', () => {
  const { cover, photo2, cover4 } = whole.boatImage;
  const states = statesOf({
    ...whole,
    boatImage: { cover, photo2, cover4 },
    plans: [],
    location2: {},
    cancellation: 0,
    accessories: [],
    docImage: { navigation: 'n.webp' },
  });
  expect(states).toMatchObject({
    Plans: '0 plans',
    Location: 'location missing',
    Pictures: 'pictures 3/5',
    'Cancellation policy': 'policy missing',
    Accessories: '0 chosen',
    'Add documentation': '1 missing',
  });
});

test('each entry tells the state of its screen of a boat whose owner set up nothing yet, as another server may say it', () => {
  const nothing = { plans: null, accessories: null, allowes: null, boatImage: null, docImage: null };
  expect(statesOf({ ...nothing, location2: null, cancellation: null })).toMatchObject({
    Plans: '0 plans',
    Location: 'location missing',
    Pictures: 'pictures 0/5',
    'Cancellation policy': 'policy missing',
    'Add documentation': '2 missing',
  });
});

test('what another server has in the place of a text is no text', () => {
  const location2 = { marinaname: { a: 1 }, address: ['Kiel'] };
  expect(statesOf({ ...whole, location2 })['Location']).toBe('location missing');
  expect(statesOf({ ...whole, location2: { ...location2, address: 'Kiel' } })['Location']).toBe('Kiel');
});
