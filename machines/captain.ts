// §3: whether a plan comes with a captain. 0 is a new plan on which nothing has been chosen.

export const captain = { notChosen: 0, with: 1, without: 2 } as const;

/** Another server may write the number as a text, or have nothing in the place of a plan. */
export const isWithCaptain = (plan: { captain?: unknown } | null): boolean =>
  Number(plan?.captain) === captain.with;

/** Whether any plan of a boat comes with a captain. */
export const hasCaptain = (plans?: readonly { captain?: unknown }[] | null): boolean =>
  Array.isArray(plans) && plans.some(isWithCaptain);
