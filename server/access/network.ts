// Where somebody tries from. Of IPv6 addresses one has as many as there are; what they share is their network.
import { isIPv6 } from 'node:net';

const groupsOf = (part: string): string[] => part.split(':').filter(Boolean);

/** What attempts are counted by: an IPv4 address as it is, of an IPv6 one the first half (`2001:db8:0:1::/64`). */
export function networkOf(address: string): string {
  // One with dots holds an IPv4 address.
  if (!isIPv6(address) || address.includes('.')) return address;
  const [first = [], last = []] = address.split('::').map(groupsOf);
  const missing = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const network = [...first, ...missing, ...last]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
