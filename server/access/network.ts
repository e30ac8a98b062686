// Where somebody tries from. Of IPv6 addresses one has as many as there are; what they share is their network.
import ipaddr from 'ipaddr.js';

/** What attempts are counted by: an IPv4 address as it is, of an IPv6 one the first half (`2001:db8:0:1::/64`). */
export function networkOf(address: string): string {
  // What holds an IPv4 address counts as that one.
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
  if (!(parsed instanceof ipaddr.IPv6)) return address;
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
