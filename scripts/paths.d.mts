export const root: string;
export const cache: string;
export const exercisedFile: string;
export const coverageFile: string;
