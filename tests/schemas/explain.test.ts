import { describe, expect, test } from 'vitest';
import { explain, inEnglish } from '#schemas/explain.ts';
import { forms } from '#schemas/generated/index.ts';
import type { Definition } from '#schemas/schema.ts';

function told({ schema, validate }: Definition, data: object): Record<string, string> {
  if (validate(data)) return {};
  return Object.fromEntries(
    explain(schema, validate.errors ?? [], data).map((problem) => [problem.path, inEnglish(problem)]),
  );
}

function without(data: object, key: string): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));
}

const login = { email: 'ada@harbour.example', password: '1234567' };
const boat = {
  model: 'Sealine S34',
  description: 'A cruiser with a fly bridge.',
  location1: 'Lübeck, Germany',
  year: 2010,
  size: 38,
  boattype: 1,
  boatbrand: 1,
  enginecount: 1,
  bathroomcount: 1,
  power: 1,
  capacity: 8,
  cabinscount: 2,
};

describe('the login form', () => {
  const form = forms.login;

  test('§5 accepts an email and a password of more than 6 characters', () => {
    expect(told(form, login)).toEqual({});
  });

  const cases: [field: string, value: unknown, text: string][] = [
    ['email', undefined, 'Email is required.'],
    ['email', '', 'Email is required.'],
    ['email', 'ada', 'Invalid email format.'],
    ['password', undefined, 'Password is required.'],
    ['password', '', 'Password is required.'],
    ['password', '123456', 'Password must be longer than 6 characters.'],
  ];
  test.each(cases)('§5 tells of %s %j: %s', (field, value, text) => {
    const data = value === undefined ? without(login, field) : { ...login, [field]: value };
    expect(told(form, data)).toEqual({ [field]: text });
  });

  test('§5 tells one text a field, in the order of the form', () => {
    expect(Object.entries(told(form, {}))).toEqual([
      ['email', 'Email is required.'],
      ['password', 'Password is required.'],
    ]);
  });
});

describe('the boat form', () => {
  const form = forms['boat-info'];
  const texts: [field: string, label: string][] = [
    ['model', 'Model'],
    ['description', 'Description'],
    ['location1', 'Location'],
  ];
  const numbers: [field: string, label: string][] = [
    ['year', 'Year'],
    ['size', 'Size'],
    ['enginecount', 'Engines'],
    ['bathroomcount', 'Bathrooms'],
    ['capacity', 'Capacity'],
    ['cabinscount', 'Cabins/Staterooms'],
  ];
  const selections: [field: string, label: string][] = [
    ['boattype', 'BoatType'],
    ['boatbrand', 'Brand'],
    ['power', 'Powered By'],
  ];

  test('§5 accepts a complete boat', () => {
    expect(told(form, boat)).toEqual({});
  });

  test('§5 checks every field of a boat', () => {
    const fields = [...texts, ...numbers, ...selections].map(([field]) => field);
    expect([...(form.schema.required ?? [])].sort()).toEqual(fields.sort());
    expect(Object.keys(told(form, {})).sort()).toEqual(fields.sort());
  });

  test.each(texts)('§5 %s is text: required, and not blank', (field, label) => {
    const required = `${label} is required.`;
    expect(told(form, without(boat, field))).toEqual({ [field]: required });
    expect(told(form, { ...boat, [field]: '' })).toEqual({ [field]: required });
    for (const blank of [' ', '\t\n', '\u00a0'])
      expect(told(form, { ...boat, [field]: blank })).toEqual({
        [field]: `${label} must not be empty or consist only of spaces.`,
      });
  });

  test.each(numbers)('§5 %s is a number above 0', (field, label) => {
    const text = `${label} field must not be empty`;
    expect(told(form, without(boat, field))).toEqual({ [field]: text });
    for (const wrong of [0, -1, '', '7', null, true])
      expect(told(form, { ...boat, [field]: wrong }), JSON.stringify(wrong)).toEqual({ [field]: text });
  });

  test.each(selections)('§5 %s is a selection: a number above 0 or a name', (field, label) => {
    const text = `${label} field must not be empty`;
    expect(told(form, without(boat, field))).toEqual({ [field]: text });
    for (const wrong of [0, -1, '', null, true])
      expect(told(form, { ...boat, [field]: wrong }), JSON.stringify(wrong)).toEqual({ [field]: text });
    expect(told(form, { ...boat, [field]: 'a1b2c3' })).toEqual({});
  });

  test('a fraction where things are counted is not taken for nothing', () => {
    expect(told(form, { ...boat, capacity: 7.5 })).toEqual({ capacity: 'Capacity must be a whole number.' });
    expect(told(form, { ...boat, capacity: -7.5 })).toEqual({ capacity: 'Capacity must be a whole number.' });
  });

  test('an upper limit is told with its figure', () => {
    expect(told(form, { ...boat, year: 2101 })).toEqual({ year: 'Year must be at most 2100.' });
    expect(told(form, { ...boat, model: 'x'.repeat(201) })).toEqual({
      model: 'Model must not be longer than 200 characters.',
    });
  });

  test('an unknown key is told by its name', () => {
    expect(Object.keys(told(form, { ...boat, colour: 'red' }))).toEqual(['colour']);
  });

  test('every keyword that a person can run into has a text of its own', () => {
    const { properties = {}, required = [] } = form.schema;
    for (const field of required) {
      const { messages = {}, ...keywords } = properties[field] ?? {};
      const isChosen = selections.some(([selection]) => selection === field);
      const met = ['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'exclusiveMinimum']
        .filter((keyword) => keyword in keywords)
        // What is chosen from a list is never too long.
        .filter((keyword) => !(isChosen && keyword === 'maxLength'));
      expect(Object.keys(messages), field).toEqual(expect.arrayContaining(['required', ...met]));
    }
  });
});

describe('the other fields of §5', () => {
  test('§5 a plan needs a price above 0, a description and a captain', () => {
    expect(told(forms.plan, { description: ' ', price: 0, captain: 1 })).toEqual({
      description: 'Description must not be empty or consist only of spaces.',
      price: 'Price field must not be empty',
    });
  });

  test('§5 a location needs its texts and a location type', () => {
    expect(told(forms.location, { locationtype: 0, boatname: '', marinaname: ' ' })).toEqual({
      boatname: 'Boat Name is required.',
      locationtype: 'Location Type field must not be empty',
      marinaname: 'Marina Name must not be empty or consist only of spaces.',
      address: 'Address is required.',
    });
  });
});
