import { useBoats } from './use-boats.ts';

/** Less than any list can do: the rows of one page, and no more of them. */
export function FirstBoats() {
  const boats = useBoats('/first.json');
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
