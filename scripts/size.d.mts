/** Each row of the size budget with its weight: kB = 1000 bytes of gzip. */
export function weigh(): { name: string; kB: number; budget: number }[];
