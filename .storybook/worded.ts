/** What the sidebar calls a file or an address: `boat-info` and `boatInfo` are "Boat info". */
export function worded(name: string): string {
  const words = name.replace(/-|(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
