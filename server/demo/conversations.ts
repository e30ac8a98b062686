import { guestDialogues, hostDialogues } from './dialogues.ts';
import { createRandom } from './random.ts';
import type { DemoBoat, DemoMessage, DemoUser } from './rows.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

interface Party {
  user: DemoUser;
  boat: DemoBoat;
  lines: readonly string[];
}

/** Each dialogue twice, with different people, so that the list is long enough to search; hosts and guests in turn. */
function partiesOf(boats: DemoBoat[], hosts: DemoUser[], guests: DemoUser[]): Party[] {
  const random = createRandom('marketplace/parties');
  const parties: Party[] = [];
  for (let round = 0; round < 2; round += 1) {
    for (const [index, lines] of hostDialogues.entries()) {
      const user = hosts[(index + round * hostDialogues.length) % hosts.length];
      const boat = boats.find(({ userId }) => userId === user?.id);
      if (user && boat) parties.push({ user, boat, lines });
    }
    for (const [index, lines] of guestDialogues.entries()) {
      const user = guests[(index * 3 + round) % guests.length];
      if (user) parties.push({ user, boat: random.pick(boats), lines });
    }
  }
  const seen = new Set<number>();
  return parties.filter(({ user }) => !seen.has(user.id) && seen.add(user.id));
}

function write({ user, boat, lines }: Party, start: Date, end: Date): DemoMessage[] {
  const random = createRandom(`marketplace/messages-${user.id}`);
  const [place = ''] = boat.attributes.location1.split(',');
  let at = start.getTime();
  return lines.map((line, index) => {
    at += index === 0 ? 0 : random.range(4 * MINUTE, random.chance(0.25) ? 20 * HOUR : 90 * MINUTE);
    const date = new Date(Math.min(at, end.getTime() - (lines.length - index) * MINUTE));
    const isStaff = line.startsWith('>');
    return {
      id: `demo-${user.id}-${index + 1}`,
      userId: user.id,
      number: index + 1,
      sender: isStaff ? 'staff' : 'user',
      text: line.slice(2).replaceAll('{boat}', boat.attributes.model).replaceAll('{place}', place),
      date,
      deliveredAt: isStaff ? new Date(date.getTime() + random.int(1, 40) * 1000) : null,
    };
  });
}

/** Conversations of the last weeks. Where the user has the last word in the last two days, nobody has read it yet. */
export function makeMessages(
  { boats, users, hosts }: { boats: DemoBoat[]; users: DemoUser[]; hosts: number },
  now: Date,
): DemoMessage[] {
  const random = createRandom('marketplace/conversations');
  const parties = partiesOf(boats, users.slice(0, hosts), users.slice(hosts));
  return parties.flatMap((party, index) => {
    const age = index < 6 ? random.range(1, 30) : random.range(40, 24 * 40);
    const end = new Date(now.getTime() - (index + 1) * 7 * MINUTE);
    return write(party, new Date(now.getTime() - age * HOUR), end);
  });
}
