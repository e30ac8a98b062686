/** The smallest phone, or larger text on any: as a condition of a style. */
export const narrow = '@media (max-width: 22.4rem)';
