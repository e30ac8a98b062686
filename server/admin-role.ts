// Which role an admin may give; a lower number may do more (§6).

/** Whether an admin of role `giver` may make somebody of role `from` an admin of role `to`: never above their own. */
export const mayGiveRole = (giver: number, from: number | undefined, to: number): boolean =>
  to === from || to >= giver;
