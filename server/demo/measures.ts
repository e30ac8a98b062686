// How many people the demo has, and when things happened in it.
import { dayLength } from '#schemas/days.ts';

export const HOSTS = 24;
export const GUESTS = 60;
/** The last guests have only just joined and have not reviewed anything yet. */
export const NEWCOMERS = 14;

export const isPopular = (id: number): boolean => id % 23 === 5;

/** A moment some time ago, on a quarter of an hour. */
export const daysBefore = (now: Date, days: number): Date => {
  const quarter = 900_000;
  return new Date(Math.floor((now.getTime() - days * dayLength) / quarter) * quarter);
};
