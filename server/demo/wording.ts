/** Sentences of the demo: what owners write about their boats and guests about their days. */
import type { BoatTypeName } from './models.ts';
import type { Random } from './random.ts';

const TYPE_LINES: Record<BoatTypeName, readonly string[]> = {
  'Sailing yacht': [
    'A well-balanced cruiser that keeps her speed when the breeze goes light and stays dry when it does not.',
    'New sails last spring, a clean bottom and a helm you can steer with two fingers.',
    'Easy to handle short-handed: all lines lead aft and the mainsail drops into lazy jacks.',
    'She has crossed the Adriatic more times than we can count and is kept like the first day.',
  ],
  'Motor yacht': [
    'A quiet flybridge yacht with a full-width owner’s cabin and a bathing platform that lowers into the water.',
    'Twin shafts, stabilisers at anchor and a galley up that keeps the cook in company.',
    'Made for long lunches at anchor: shade aft, sun forward, and music on every deck.',
  ],
  Catamaran: [
    'So stable that glasses stay on the table, with a saloon, cockpit and galley on one level.',
    'Two trampolines, a forward cockpit and cabins far enough apart for two families.',
    'Shallow draught takes her into bays where the big boats cannot follow.',
  ],
  'Pontoon boat': [
    'A floating living room for calm water: wide sofas, a big canopy and a ladder for swimming.',
    'No experience needed, a quiet engine and room for the whole party and the cool box.',
  ],
  RIB: [
    'Fast, dry and forgiving: the quickest way to reach the far coves and be back for dinner.',
    'Soft tubes, a big sunpad forward and enough power to pull a wakeboard.',
  ],
  Speedboat: [
    'Light on the helm and quick on the plane, with seats for the whole family facing the view.',
    'A sporty day boat with a bow lounge, a fresh-water shower and a swim ladder.',
    'Low fuel use and simple controls: after ten minutes of introduction she is yours.',
  ],
  'Fishing boat': [
    'Rod holders everywhere, a live well, a fish finder and a skipper’s list of the best grounds.',
    'Built for early mornings: a heated wheelhouse, wide side decks and a steady hull.',
    'Bring your licence and your appetite; the grill is on board and the knives are sharp.',
  ],
  Houseboat: [
    'A small house with a view that changes every day: wooden floors, a real kitchen and a roof terrace.',
    'Wake up to ducks, cook on a proper stove and watch the sun go down from the roof.',
  ],
  Gulet: [
    'Hand-built of iroko and pine, with a crew that cooks as well as it sails.',
    'Every cabin has its own bathroom; breakfast is served on the shaded afterdeck.',
  ],
  'Cabin cruiser': [
    'A handy cruiser with a hard top that opens, a warm cabin below and a bow thruster for tight berths.',
    'Everything for a weekend away: two berths, a fridge, a shower and a table for six.',
  ],
  'Sailing dinghy': [
    'Small, light and great fun: rigged in ten minutes and happy in a light breeze.',
    'The right boat to learn on, or to remember why you started.',
  ],
  'Classic launch': [
    'Twelve coats of varnish, a bench of cream leather and the sound of another time.',
    'Admired at every jetty: mahogany, chrome and a gentle wake.',
  ],
};

const PLACE_LINES: readonly string[] = [
  'From {town} you reach three quiet bays in less than an hour.',
  'She lies in {marina}, a short walk from the old harbour of {town}.',
  'We will gladly mark our favourite anchorages around {town} on the chart for you.',
  'Parking and fresh bread are both two minutes from the berth in {marina}.',
  'The best swimming near {town} is a half-hour away, and we know the spot.',
];

const CLOSING_LINES: readonly string[] = [
  'Towels, drinking water and a short introduction are included.',
  'Please leave the boat as you found it; we do the final cleaning.',
  'Fuel is charged by use, at the price of the harbour pump.',
  'Families are welcome; life jackets in children’s sizes are on board.',
  'Ask us about a skipper, a picnic basket or a longer trip.',
];

/** Two to four sentences about a boat. */
export function describeBoat(random: Random, type: BoatTypeName, town: string, marina: string): string {
  const lines = random.sample(TYPE_LINES[type], random.int(1, 2));
  const place = random.sample(PLACE_LINES, 1);
  const closing = random.chance(0.7) ? random.sample(CLOSING_LINES, 1) : [];
  return [...lines, ...place, ...closing].join(' ').replace('{town}', town).replace('{marina}', marina);
}

const GOOD = {
  opening: [
    'A perfect day on the water.',
    'Exactly as described and spotlessly clean.',
    'We would book again tomorrow.',
    'The highlight of our holiday.',
    'A beautiful boat with a generous host.',
    'Everything was ready when we arrived.',
    'Our children still talk about it.',
  ],
  detail: [
    'The handover took ten minutes and every question was answered.',
    'The anchor held all night and the cabins stayed cool.',
    'The sound system and the shade made the afternoon.',
    'The bays on the host’s list were empty and clear.',
    'Fuel use was much lower than we feared.',
    'The snorkel gear was new and fitted everybody.',
    'We saw dolphins on the way back.',
  ],
};
const MIXED = {
  opening: [
    'A good boat with small faults.',
    'Nice trip, though not everything worked.',
    'Fair for the price.',
    'We had fun in the end.',
  ],
  detail: [
    'The fridge did not get cold and one cushion was torn.',
    'We waited forty minutes for the keys.',
    'The bimini could do with a repair.',
    'The berth was hard to find and nobody answered at first.',
    'The wind was too much for the plan, which nobody can help.',
  ],
};
const POOR = {
  opening: ['Not what the pictures promised.', 'Disappointing.', 'We expected more.'],
  detail: [
    'The engine stopped twice and we lost half the day.',
    'The boat had not been cleaned after the last guests.',
    'The deposit took three weeks to come back.',
  ],
};

/** One or two sentences that suit the score. */
export function wordReview(random: Random, score: number): string {
  const tone = score >= 4 ? GOOD : score >= 3 ? MIXED : POOR;
  const opening = random.pick(tone.opening);
  return random.chance(0.8) ? `${opening} ${random.pick(tone.detail)}` : opening;
}
