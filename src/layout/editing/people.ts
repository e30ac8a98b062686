// Hosts and guests as forms choose them.
import type { User } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import type { Person } from '#src/components/people/person-option.tsx';
import type { People } from '#src/forms/form-context.ts';
import { findPeople, getPeople } from '#src/stores/people.ts';

export const personFrom = ({ _id, firstName, lastName, email, avatar, city }: User): Person => ({
  _id: String(_id),
  name: [firstName, lastName].filter(Boolean).join(' ') || (email ?? String(_id)),
  email,
  avatar: imageUrl(avatar),
  ...(city ? { note: city } : {}),
});

export const people: People = {
  find: async (text) => (await findPeople(text)).map(personFrom),
  get: async (ids) =>
    new Map([...(await getPeople(ids))].map(([id, user]) => [id, user ? personFrom(user) : user] as const)),
};
