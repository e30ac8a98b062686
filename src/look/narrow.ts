/** The smallest phone, or larger text on any, as a condition of a style. Beside `media.ts`, which is loaded before the login. */
export const narrow = '@media (max-width: 22.4rem)';
