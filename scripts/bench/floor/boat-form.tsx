// The fields of Boat Information by hand: one state for all, no validation, nothing kept.
import { useState, type ChangeEvent } from 'react';

const initial = {
  model: 'Bali 35 8F14E',
  boatbrand: 2,
  boattype: 4,
  year: 1997,
  size: 31,
  description: 'A well-kept boat with a wide cockpit, two helms and a bright saloon. '.repeat(3),
  location1: 'Lefkada, Greece',
  capacity: 9,
  cabinscount: 3,
  bathroomcount: 2,
  enginecount: 1,
  power: 1,
};
type Field = keyof typeof initial;

const ids = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** As many options as the product's own catalogues have. */
const choices: [field: Field, label: string, options: number[]][] = [
  ['boatbrand', 'Brand', ids(30)],
  ['boattype', 'BoatType', ids(12)],
  ['capacity', 'Capacity', ids(30)],
  ['cabinscount', 'Cabins/Staterooms', ids(8)],
  ['bathroomcount', 'Bathrooms', ids(6)],
  ['enginecount', 'Engines', ids(4)],
  ['power', 'Powered By', ids(6)],
];

export function BoatForm() {
  const [boat, setBoat] = useState(initial);
  const bind = (field: Field) => ({
    name: field,
    value: boat[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      setBoat((before) => ({ ...before, [field]: target.value })),
  });
  return (
    <form>
      <h1>Boat Information</h1>
      <label>
        Model <input {...bind('model')} />
      </label>
      <label>
        Year <input type="number" {...bind('year')} />
      </label>
      <label>
        Size <input type="number" {...bind('size')} />
      </label>
      <label>
        Description <textarea rows={5} {...bind('description')} />
      </label>
      <label>
        Location <input {...bind('location1')} />
      </label>
      {choices.map(([field, label, options]) => (
        <label key={field}>
          {label}{' '}
          <select {...bind(field)}>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">Save Changes</button>
    </form>
  );
}
