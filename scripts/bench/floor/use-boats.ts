import { useEffect, useState } from 'react';

interface Boat {
  _id: string;
  model: string;
  location1: string;
  date: string;
  user: { firstName: string; lastName: string };
}

/** The boats that an address answers; none until then. */
export function useBoats(address: string): Boat[] {
  const [boats, setBoats] = useState<Boat[]>([]);
  useEffect(() => {
    void fetch(address)
      .then((answer) => answer.json() as Promise<{ data: Boat[] }>)
      .then(({ data }) => setBoats(data));
  }, [address]);
  return boats;
}
