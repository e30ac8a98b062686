// Hosts and guests as forms choose them.
import type { User } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import type { Person } from '#src/components/people/person-option.tsx';
import type { People } from '#src/forms/form-context.ts';

export const personFrom = ({ _id, firstName, lastName, email, avatar, city }: User): Person => ({
  _id: String(_id),
  name: [firstName, lastName].filter(Boolean).join(' ') || (email ?? String(_id)),
  email,
  avatar: imageUrl(avatar),
  ...(city ? { note: city } : {}),
});

/** Few forms ask for people. */
const load = () => import('#src/stores/people.ts');

export const people: People = {
  find: async (text) => (await (await load()).findPeople(text)).map(personFrom),
  get: async (ids) => (await (await load()).getPeople(ids)).map(personFrom),
};
