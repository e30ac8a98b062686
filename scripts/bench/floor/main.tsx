// The least that can show the first page of boats with React: what the product's own list is compared with.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './floor.css';

interface Boat {
  _id: string;
  model: string;
  location1: string;
  date: string;
  user: { firstName: string; lastName: string };
}

function Boats() {
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

const root = document.getElementById('root');
if (root) createRoot(root).render(<Boats />);
