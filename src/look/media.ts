/** Conditions of a screen that more than one style asks for. */

/** A finger presses: what is pressed is 44 px high. */
export const coarse = '@media (pointer: coarse)';

/** Enlarged to 400 %, or a phone that lies: nothing would be left between bars that stay. */
export const low = '@media (max-height: 400px)';
