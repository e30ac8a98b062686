import { describe, expect, test } from 'vitest';
import { codes } from '#machines/codes.ts';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { makeMarketplace } from '#server/demo/marketplace.ts';

const now = new Date('2026-11-20T10:00:00Z');
const marketplace = makeMarketplace(now);
const { users, boats, plans, reviews, bookings } = marketplace;
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
const scoresOf = (boatId: number) => reviews.filter((review) => review.boatId === boatId);

describe('the demo marketplace', () => {
  test('is the same for the same moment', () => {
    expect(makeMarketplace(now)).toEqual(marketplace);
  });

  test('§4 shows all nine pairs of document statuses, mostly undecided or approved', () => {
    const pairs = boats.map(({ navigation, authorization }) => `${navigation}${authorization}`);
    expect(new Set(pairs).size).toBe(9);
    expect(pairs.filter((pair) => pair === '00' || pair === '11').length).toBeGreaterThan(boats.length / 2);
  });

  test('§4 shows every booking status, before and after today', () => {
    expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(Object.values(codes.booking)));
    expect(bookings.some(({ date }) => date < now) && bookings.some(({ date }) => date > now)).toBe(true);
  });

  test('§3 every boat refers to catalogue rows that exist', () => {
    for (const { attributes } of boats) {
      const choices = [
        [catalogueRows.boattypes, attributes.boattype],
        [catalogueRows.boatbrands, attributes.boatbrand],
        [catalogueRows.powers, attributes.power],
        [catalogueRows.enginecount, attributes.enginecount],
        [catalogueRows.bathroomcount, attributes.bathroomcount],
        [catalogueRows.cabinscount, attributes.cabinscount],
        [catalogueRows.capacity, attributes.capacity],
        [catalogueRows.locationtype, attributes.location2.locationtype],
      ] as const;
      for (const [rows, id] of choices) expect(idsOf(rows), attributes.model).toContain(id);
      expect(idsOf(catalogueRows.accessories)).toEqual(expect.arrayContaining(attributes.accessories));
      expect(idsOf(catalogueRows.allowes)).toEqual(expect.arrayContaining(attributes.allowes));
    }
  });

  test('§3 every row belongs to somebody, and nothing happens before its boat or its guest is there', () => {
    const boatOf = new Map(boats.map((boat) => [boat.id, boat]));
    const userOf = new Map(users.map((user) => [user.id, user]));
    for (const { userId, date } of boats)
      expect(userOf.get(userId)?.date.getTime()).toBeLessThan(date.getTime());
    for (const { boatId, userId, date } of reviews) {
      expect(boatOf.get(boatId)?.date.getTime()).toBeLessThan(date.getTime());
      expect(userOf.get(userId)?.date.getTime()).toBeLessThan(date.getTime());
    }
    for (const booking of bookings) {
      expect(booking.hostId).toBe(boatOf.get(booking.boatId)?.userId);
      expect(booking.createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(userOf.get(booking.userId)?.date.getTime()).toBeLessThanOrEqual(booking.createdAt.getTime());
    }
  });

  test('§9 boats have one to four plans, scores lie between 2.5 and 5, submissions in the last 14 months', () => {
    const oldest = new Date(now);
    oldest.setUTCMonth(now.getUTCMonth() - 14);
    for (const { id, date } of boats) {
      const own = plans.filter(({ boatId }) => boatId === id).length;
      expect(own).toBeGreaterThanOrEqual(1);
      expect(own).toBeLessThanOrEqual(4);
      expect(date >= oldest && date <= now).toBe(true);
    }
    for (const { review } of reviews) expect(review >= 2.5 && review <= 5).toBe(true);
    expect(boats.filter(({ id }) => scoresOf(id).length > 40).length).toBeGreaterThanOrEqual(2);
  });

  test('holds the awkward cases: no picture, a very long model, a very long owner, a mailbox for each person', () => {
    expect(boats.filter(({ boatImage }) => !boatImage.cover)).toHaveLength(2);
    expect(boats.some(({ attributes }) => attributes.model.length > 100)).toBe(true);
    const owners = new Set(boats.map(({ userId }) => userId));
    expect(users.some(({ id, attributes }) => owners.has(id) && attributes.lastName.length > 40)).toBe(true);
    expect(new Set(users.map(({ attributes }) => attributes.email)).size).toBe(users.length);
  });
});
