// The address of a collection's screen. By itself: the dev server starts anew with each file that its configuration reads.

export const screenOf = (name: string): string => `/home/collections/${name}`;
