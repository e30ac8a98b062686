import { useEffect, useState } from 'react';

interface Boat {
  _id: string;
  model: string;
  location1: string;
  date: string;
  user: { firstName: string; lastName: string };
}

export function Boats() {
  const [boats, setBoats] = useState<Boat[]>([]);
  useEffect(() => {
    void fetch('/boats.json')
      .then((answer) => answer.json() as Promise<{ data: Boat[] }>)
      .then(({ data }) => setBoats(data));
  }, []);
  return (
    <main>
      <h1>Boats</h1>
      <ul>
        {boats.map(({ _id, model, location1, date, user }) => (
          <li key={_id}>
            <h2 title={model}>{model}</h2>
            <p>
              {user.firstName} {user.lastName}
            </p>
            <p>{location1}</p>
            <time>{date.slice(0, 10)}</time>
            <button type="button">Review Documents</button>
          </li>
        ))}
      </ul>
    </main>
  );
}
