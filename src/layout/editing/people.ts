// Hosts and guests as forms choose them.
import { personName } from '#schemas/person-name.ts';
import type { User } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import type { Person } from '#src/components/people/person-option.tsx';
import type { People } from '#src/forms/form-context.ts';
import { findPeople, getPerson } from '#src/stores/people.ts';

export const personFrom = (user: User): Person => {
  const { _id, email, avatar, city } = user;
  return {
    _id: String(_id),
    name: personName(user, email ?? String(_id)),
    email,
    avatar: imageUrl(avatar),
    ...(city ? { note: city } : {}),
  };
};

export const people: People = {
  find: async (text) => (await findPeople(text)).map(personFrom),
  get: async (id) => {
    const user = await getPerson(id);
    return user && personFrom(user);
  },
};
