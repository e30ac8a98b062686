import type { Random } from './random.ts';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  address: string;
  birthDay: string;
  city: string;
  country: string;
  idNumber: string;
}

interface Country {
  country: string;
  dial: string;
  cities: readonly string[];
  streets: readonly string[];
  first: readonly string[];
  last: readonly string[];
}

const COUNTRIES: readonly Country[] = [
  {
    country: 'Croatia',
    dial: '+385 91',
    cities: ['Split', 'Zadar', 'Rijeka'],
    streets: ['Obala kneza Domagoja', 'Ulica kralja Tomislava'],
    first: ['Ana', 'Marko', 'Ivana', 'Luka', 'Petra'],
    last: ['Horvat', 'Kovačević', 'Babić', 'Marić'],
  },
  {
    country: 'Italy',
    dial: '+39 347',
    cities: ['Genova', 'Milano', 'Napoli'],
    streets: ['Via Garibaldi', 'Corso Italia'],
    first: ['Giulia', 'Lorenzo', 'Chiara', 'Matteo', 'Francesca'],
    last: ['Rossi', 'Ferrari', 'Conti', 'Moretti'],
  },
  {
    country: 'Spain',
    dial: '+34 612',
    cities: ['Palma', 'Barcelona', 'Valencia'],
    streets: ['Carrer de la Mar', 'Calle Mayor'],
    first: ['Lucía', 'Javier', 'Carmen', 'Álvaro', 'Marta'],
    last: ['García', 'Serrano', 'Vidal', 'Ortega'],
  },
  {
    country: 'Greece',
    dial: '+30 694',
    cities: ['Athens', 'Lefkada', 'Thessaloniki'],
    streets: ['Odos Ermou', 'Leoforos Nikis'],
    first: ['Eleni', 'Nikos', 'Katerina', 'Giorgos'],
    last: ['Papadakis', 'Nikolaidis', 'Vlachos', 'Economou'],
  },
  {
    country: 'Germany',
    dial: '+49 171',
    cities: ['Kiel', 'Hamburg', 'München'],
    streets: ['Hafenstraße', 'Lindenallee'],
    first: ['Anna', 'Jonas', 'Lena', 'Felix', 'Greta'],
    last: ['Keller', 'Schneider', 'Brandt', 'Vogel'],
  },
  {
    country: 'United States',
    dial: '+1 305',
    cities: ['Miami', 'Boston', 'San Diego'],
    streets: ['Ocean Drive', 'Harbor Street'],
    first: ['Emily', 'Marcus', 'Sofia', 'Ethan', 'Olivia'],
    last: ['Johnson', 'Ramirez', 'Bennett', 'Nguyen'],
  },
  {
    country: 'France',
    dial: '+33 6',
    cities: ['Antibes', 'Marseille', 'Lyon'],
    streets: ['Rue du Port', 'Avenue Foch'],
    first: ['Camille', 'Hugo', 'Léa', 'Antoine'],
    last: ['Laurent', 'Moreau', 'Girard', 'Lefèvre'],
  },
  {
    country: 'Türkiye',
    dial: '+90 532',
    cities: ['Bodrum', 'İzmir', 'İstanbul'],
    streets: ['Atatürk Caddesi', 'Liman Sokak'],
    first: ['Elif', 'Mehmet', 'Zeynep', 'Emre'],
    last: ['Yılmaz', 'Demir', 'Kaya', 'Aydın'],
  },
  {
    country: 'United Kingdom',
    dial: '+44 7700',
    cities: ['Southampton', 'London', 'Bristol'],
    streets: ['Quay Road', 'Victoria Street'],
    first: ['Charlotte', 'Oliver', 'Amelia', 'Harry'],
    last: ['Whitfield', 'Clarke', 'Osborne', 'Patel'],
  },
  {
    country: 'Netherlands',
    dial: '+31 6',
    cities: ['Amsterdam', 'Lelystad', 'Rotterdam'],
    streets: ['Prinsengracht', 'Havenkade'],
    first: ['Sanne', 'Daan', 'Fleur', 'Bram'],
    last: ['de Vries', 'Jansen', 'van Dijk', 'Visser'],
  },
  {
    country: 'Sweden',
    dial: '+46 70',
    cities: ['Göteborg', 'Stockholm'],
    streets: ['Strandvägen', 'Hamngatan'],
    first: ['Astrid', 'Erik', 'Maja', 'Nils'],
    last: ['Lindqvist', 'Berg', 'Sandström'],
  },
  {
    country: 'Japan',
    dial: '+81 90',
    cities: ['Yokohama', 'Kobe'],
    streets: ['Motomachi', 'Kaigan-dori'],
    first: ['Yuki', 'Haruto', 'Aiko'],
    last: ['Tanaka', 'Sato', 'Mori'],
  },
  {
    country: 'Brazil',
    dial: '+55 21',
    cities: ['Rio de Janeiro', 'Florianópolis'],
    streets: ['Rua das Flores', 'Avenida Atlântica'],
    first: ['Beatriz', 'Rafael', 'Larissa'],
    last: ['Almeida', 'Carvalho', 'Souza'],
  },
];

/** Letters that decomposing does not reduce to ASCII. */
const PLAIN: Record<string, string> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', ł: 'l', đ: 'd' };

const mailbox = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ıßøæłđ]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/[^a-z]+/g, '-');

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

/** Makes people whose name, home, telephone and mailbox belong together, each mailbox once. */
export function makePeople(random: Random, count: number): Person[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const home = index < COUNTRIES.length ? COUNTRIES[index] : undefined;
    const { country, dial, cities, streets, first, last } = home ?? random.pick(COUNTRIES);
    const [firstName, lastName] = [random.pick(first), random.pick(last)];
    const base = `${mailbox(firstName)}.${mailbox(lastName)}`;
    let name = base;
    for (let next = 2; taken.has(name); next++) name = `${base}${next}`;
    taken.add(name);
    const city = random.pick(cities);
    const year = random.int(1956, 2003);
    const month = String(random.int(1, 12)).padStart(2, '0');
    const day = String(random.int(1, 28)).padStart(2, '0');
    return {
      firstName,
      lastName,
      email: `${name}@${random.pick(['example.com', 'example.net', 'example.org'])}`,
      phoneNumber: `${dial} ${digits(random, 3)} ${digits(random, 4)}`,
      address: `${random.pick(streets)} ${random.int(1, 140)}`,
      birthDay: `${year}-${month}-${day}`,
      city,
      country,
      idNumber: `${country.slice(0, 2).toUpperCase()}${digits(random, 8)}`,
    };
  });
}

/** A name that no column was made for. */
export const LONG_NAME = {
  firstName: 'Maria-Alexandra Theodora',
  lastName: 'Papadimitriou-Konstantinopoulos von Hohenfels-Langenberg',
  email: 'maria-alexandra.papadimitriou-konstantinopoulos@example.com',
};
