/** Conditions of a screen that more than one style asks for. */

/** A finger presses: what is pressed is 44 px high. */
export const coarse = '@media (pointer: coarse)';

/** Enlarged to 200 %, or a phone that lies: the top bar would take what a form needs. */
export const low = '@media (max-height: 480px)';

/** Enlarged to 400 %: nothing would be left above a bar that stays at the lower edge. */
export const lowest = '@media (max-height: 400px)';
