import { describe, expect, test } from 'vitest';
import type { User } from '#schemas/types.ts';
import { editable, userName } from '#src/stores/users.ts';

const user = (fields: object): User => ({ _id: 'u-1', firstName: 'Ana', lastName: 'Reis', ...fields });

describe('what the form of a user starts with', () => {
  test('has a day of birth, however another server writes it', () => {
    const written = ['1990-05-01', '1990-05-01T22:30:00.000Z', '1990-05-01T22:30:00-05:00', 641_520_000_000];
    expect(written.map((birthDay) => editable(user({ birthDay })))).toEqual(
      ['1990-05-01', '1990-05-01', '1990-05-02', '1990-05-01'].map((birthDay) => user({ birthDay })),
    );
  });
  test('keeps what is no day, which the form tells, and leaves out what is not known', () => {
    expect(editable(user({ birthDay: 'soon', city: null, email: '' }))).toEqual(user({ birthDay: 'soon' }));
  });
});

test('a user of whom neither name nor email is known has no name, which can be drawn', () => {
  const nobody = { _id: 'u-2', firstName: null, lastName: null, email: null } as unknown as User;
  expect(userName(nobody)).toBe('');
});
