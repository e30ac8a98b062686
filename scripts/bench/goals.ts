// The most that is allowed. react-admin 5 and Refine 5 are no part of this project: what the better of them took beside the
// same floor (floor/: React and plain elements by hand) stays here as a multiple of it, and each run measures the floor anew.
//
// | 22 November 2026, 1× / 4× | JS, gzip | first row, 1,000 boats | click → form | key → paint |
// | ------------------------- | -------- | ---------------------- | ------------ | ----------- |
// | react-admin 5             |   323 kB |          463 / 1897 ms | 208 / 744 ms |   – / 32 ms |
// | floor                     |    79 kB |          105 /  404 ms |  15 /  79 ms |   – / 20 ms |
export const goals = {
  kB: { 'before login': 0.5 * 323, 'boat list': 0.6 * 323, 'boat form': 323 } as Record<string, number>,
  firstCard: { 1: Math.min(0.55 * (463 / 105), 2.5), 4: Math.min(0.55 * (1897 / 404), 2.5) },
  tenTimesTheBoats: 1.15,
  click: { 1: 0.8 * (208 / 15), 4: 0.8 * (744 / 79) },
  keyMs: 16.7,
  keySlowed: 32 / 20,
  blockedMs: 100,
  cpu: 4,
  manyRows: 1.3,
  searchMs: 100,
};
