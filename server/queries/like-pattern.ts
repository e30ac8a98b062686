/** What `like` finds the text anywhere with, in lower case; its wildcards are taken literally. */
export const likePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
