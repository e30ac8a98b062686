/** Where the demo's boats lie: the address and its marina. */
export interface Town {
  place: string;
  marina: string;
  street: string;
  isLake?: boolean;
}

export const towns: readonly Town[] = [
  {
    place: 'Split, Splitsko-dalmatinska, Croatia',
    marina: 'ACI Marina Split',
    street: 'Uvala Baluni 8',
  },
  {
    place: 'Trogir, Splitsko-dalmatinska, Croatia',
    marina: 'Marina Baotić',
    street: 'Don Petra Špika 2',
  },
  {
    place: 'Dubrovnik, Dubrovačko-neretvanska, Croatia',
    marina: 'Marina Komolac',
    street: 'Na skali 2',
  },
  {
    place: 'Palma, Illes Balears, Spain',
    marina: 'Marina Port de Mallorca',
    street: 'Avinguda de Gabriel Roca 1',
  },
  {
    place: 'Ibiza, Illes Balears, Spain',
    marina: 'Marina Botafoch',
    street: 'Passeig Joan Carles I 20',
  },
  {
    place: 'Marbella, Andalucía, Spain',
    marina: 'Puerto Banús',
    street: 'Muelle Ribera 4',
  },
  {
    place: 'Lefkada, Ionian Islands, Greece',
    marina: 'Lefkas Marina',
    street: 'Odos Filosofon 10',
  },
  {
    place: 'Corfu, Ionian Islands, Greece',
    marina: 'Gouvia Marina',
    street: 'Tzavros 12',
  },
  {
    place: 'Rhodes, South Aegean, Greece',
    marina: 'Mandraki Harbour',
    street: 'Eleftherias 3',
  },
  {
    place: 'Miami, Florida, United States',
    marina: 'Miami Beach Marina',
    street: '300 Alton Road',
  },
  {
    place: 'Fort Lauderdale, Florida, United States',
    marina: 'Bahia Mar Yachting Center',
    street: '801 Seabreeze Boulevard',
  },
  {
    place: 'Key West, Florida, United States',
    marina: 'Key West Bight Marina',
    street: '201 William Street',
  },
  {
    place: 'San Diego, California, United States',
    marina: 'Harbor Island West Marina',
    street: '2040 Harbor Island Drive',
  },
  {
    place: 'Portofino, Liguria, Italy',
    marina: 'Marina di Portofino',
    street: 'Molo Umberto I 9',
  },
  {
    place: 'Amalfi, Campania, Italy',
    marina: 'Marina Coppola',
    street: 'Piazzale dei Protontini 1',
  },
  { place: 'Olbia, Sardegna, Italy', marina: 'Marina di Olbia', street: 'Via Escrivà 6' },
  {
    place: 'Riva del Garda, Trentino-Alto Adige, Italy',
    marina: 'Porto San Nicolò',
    street: 'Viale Rovereto 134',
    isLake: true,
  },
  {
    place: 'Como, Lombardia, Italy',
    marina: 'Yacht Club Como',
    street: 'Viale Puecher 8',
    isLake: true,
  },
  {
    place: 'Bodrum, Muğla, Türkiye',
    marina: 'Milta Bodrum Marina',
    street: 'Neyzen Tevfik Caddesi 5',
  },
  { place: 'Göcek, Muğla, Türkiye', marina: 'D-Marin Göcek', street: 'Çarşı Yolu 11' },
  {
    place: 'Kiel, Schleswig-Holstein, Germany',
    marina: 'Sporthafen Düsternbrook',
    street: 'Kiellinie 70',
  },
  {
    place: 'Rostock, Mecklenburg-Vorpommern, Germany',
    marina: 'Yachthafenresidenz Hohe Düne',
    street: 'Am Yachthafen 1',
  },
  {
    place: 'Antibes, Provence-Alpes-Côte d’Azur, France',
    marina: 'Port Vauban',
    street: 'Avenue de Verdun 12',
  },
  {
    place: 'La Rochelle, Nouvelle-Aquitaine, France',
    marina: 'Port des Minimes',
    street: 'Quai du Lazaret 3',
  },
  {
    place: 'Lagos, Algarve, Portugal',
    marina: 'Marina de Lagos',
    street: 'Estrada de Ponta da Piedade 2',
  },
  {
    place: 'Amsterdam, Noord-Holland, Netherlands',
    marina: 'Marina Amsterdam',
    street: 'Werfkade 4',
    isLake: true,
  },
  {
    place: 'Phuket, Phuket, Thailand',
    marina: 'Ao Po Grand Marina',
    street: '113 Moo 6 Paklok',
  },
  {
    place: 'Sliema, Sliema, Malta',
    marina: 'Manoel Island Marina',
    street: 'Triq Sant’Anton 7',
  },
];
