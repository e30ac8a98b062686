// The least that can show the boats and one boat's form with React: what the product's own screens are compared with.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Boat = Record<'model' | 'location1' | 'date', string>;

/** Every boat at once in a plain table, of which the rows in sight are drawn. */
function Boats() {
  const [boats, setBoats] = useState<Boat[]>([]);
  useEffect(() => {
    const asked = fetch('/boats.json').then((answer) => answer.json() as Promise<{ data: Boat[] }>);
    void asked.then(({ data }) => setBoats(data));
  }, []);
  const place = useRef<HTMLElement>(null);
  const sizes = { count: boats.length, getScrollElement: () => place.current, estimateSize: () => 44 };
  // oxlint-disable-next-line react/incompatible-library -- it is drawn anew with each scroll, as the library means it
  const rows = useVirtualizer(sizes);
  return (
    <main ref={place} style={{ overflow: 'auto', height: '80vh' }}>
      <table style={{ display: 'block', position: 'relative', height: rows.getTotalSize() }}>
        <tbody>
          {rows.getVirtualItems().map(({ index, start }) => (
            <tr key={index} style={{ position: 'absolute', height: 44, top: start }}>
              <td>{boats[index]?.model}</td>
              <td>{boats[index]?.location1}</td>
              <td>{boats[index]?.date}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const choices = ['Brand', 'Type', 'Capacity', 'Cabins', 'Bathrooms', 'Engines', 'Powered By'];

/** The fields of Boat Information: one state for all, no validation, nothing kept. */
function BoatForm() {
  const [boat, setBoat] = useState<Record<string, string>>({ Description: 'A well-kept boat. '.repeat(12) });
  const bind = (name: string) => ({
    'aria-label': name,
    value: boat[name] ?? '1',
    onChange: ({ target }: { target: { value: string } }) => setBoat({ ...boat, [name]: target.value }),
  });
  const options = Array.from({ length: 12 }, (_, at) => <option key={at}>{at + 1}</option>);
  const texts = ['Model', 'Year', 'Size', 'Location'].map((name) => <input key={name} {...bind(name)} />);
  const selects = choices.map((name) => (
    <select key={name} {...bind(name)}>
      {options}
    </select>
  ));
  return <form>{[...texts, <textarea key="" rows={5} {...bind('Description')} />, ...selects]}</form>;
}

const form = '/home/boat/info';

function Page() {
  const [path, setPath] = useState(window.location.pathname);
  const link = (
    <a href={form} onClick={(event) => (event.preventDefault(), setPath(form))}>
      Form
    </a>
  );
  return path === '/home/boat' ? <Boats /> : path === form ? <BoatForm /> : <main>{link}</main>;
}

createRoot(document.body).render(<Page />);
