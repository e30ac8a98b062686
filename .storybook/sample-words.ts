/** The people of the stories: some of their names are long, so that every layout is tried with them. */
export const people = ['Ana', 'Lorenzo', 'Sanne', 'Maria-Alexandra Theodora', 'Yuki', 'Émile'];
export const families = [
  'Horvat',
  'Ferrari',
  'de Vries',
  'Papadimitriou-Konstantinopoulos',
  'Tanaka',
  'Åkesson',
];

export const pick = <Value>(list: readonly Value[], index: number): Value =>
  list[index % list.length] as Value;
export const emailOf = (index: number): string => `${pick(['ana', 'lorenzo', 'sanne'], index)}@example.com`;
export const phoneOf = (index: number): string => `+385 91 ${100 + index} 2244`;
