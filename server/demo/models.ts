/** Boats that are really built: brand and model with figures that belong together. Prices are US dollars a day. */

/** The types of the catalogue. */
export type BoatTypeName =
  | 'Sailing yacht'
  | 'Motor yacht'
  | 'Catamaran'
  | 'Pontoon boat'
  | 'RIB'
  | 'Speedboat'
  | 'Fishing boat'
  | 'Houseboat'
  | 'Gulet'
  | 'Cabin cruiser'
  | 'Sailing dinghy'
  | 'Classic launch';

export interface Model {
  type: BoatTypeName;
  brand: string;
  model: string;
  feet: number;
  capacity: number;
  cabins: number;
  bathrooms: number;
  engines: number;
  power: string;
  price: number;
}

const row = (
  type: BoatTypeName,
  brand: string,
  model: string,
  feet: number,
  capacity: number,
  cabins: number,
  bathrooms: number,
  engines: number,
  power: string,
  price: number,
): Model => ({ type, brand, model, feet, capacity, cabins, bathrooms, engines, power, price });

export const models: readonly Model[] = [
  row('Sailing yacht', 'Bavaria', 'Bavaria Cruiser 46', 46, 10, 4, 3, 1, 'Sail', 420),
  row('Sailing yacht', 'Beneteau', 'Beneteau Oceanis 38.1', 38, 8, 3, 1, 1, 'Sail', 310),
  row('Sailing yacht', 'Hallberg-Rassy', 'Hallberg-Rassy 412', 41, 6, 3, 2, 1, 'Sail', 460),
  row('Sailing yacht', 'Jeanneau', 'Jeanneau Sun Odyssey 410', 41, 8, 3, 2, 1, 'Sail', 360),
  row('Sailing yacht', 'Hanse', 'Hanse 508', 51, 12, 5, 3, 1, 'Sail', 590),
  row('Sailing yacht', 'Dufour', 'Dufour 412 Grand Large', 41, 8, 3, 2, 1, 'Sail', 345),
  row('Sailing yacht', 'Swan', 'Nautor Swan 48', 48, 8, 3, 2, 1, 'Sail', 890),
  row('Motor yacht', 'Azimut', 'Azimut 53 Fly', 53, 12, 3, 2, 2, 'Diesel', 980),
  row('Motor yacht', 'Princess', 'Princess F50', 50, 12, 3, 2, 2, 'Diesel', 920),
  row(
    'Motor yacht',
    'Sunseeker',
    "Sunseeker Manhattan 52 Flybridge Limited Riviera Edition with Hydraulic Bathing Platform and Extended Owner's Suite",
    55,
    12,
    3,
    3,
    2,
    'Diesel',
    1450,
  ),
  row('Motor yacht', 'Fairline', 'Fairline Squadron 58', 58, 14, 3, 3, 2, 'Diesel', 1250),
  row('Motor yacht', 'Beneteau', 'Beneteau Monte Carlo 5', 49, 10, 3, 2, 2, 'Diesel', 760),
  row('Motor yacht', 'Azimut', 'Azimut Magellano 43', 45, 10, 2, 2, 2, 'Hybrid', 840),
  row('Catamaran', 'Lagoon', 'Lagoon 42', 42, 12, 4, 2, 2, 'Sail', 640),
  row('Catamaran', 'Lagoon', 'Lagoon 46', 46, 12, 4, 4, 2, 'Sail', 780),
  row('Catamaran', 'Fountaine Pajot', 'Fountaine Pajot Lucia 40', 39, 10, 4, 2, 2, 'Sail', 560),
  row('Catamaran', 'Bali', 'Bali 4.2', 42, 12, 4, 4, 2, 'Sail', 690),
  row('Catamaran', 'Leopard', 'Leopard 45', 45, 12, 4, 4, 2, 'Sail', 740),
  row('Catamaran', 'Nautitech', 'Nautitech 40 Open', 39, 8, 3, 2, 2, 'Sail', 530),
  row('Catamaran', 'Custom built', 'Soel Senses 48 Solar Catamaran', 48, 10, 3, 2, 2, 'Solar', 720),
  row('Pontoon boat', 'Sun Tracker', 'Sun Tracker Party Barge 22', 24, 11, 1, 1, 1, 'Petrol', 240),
  row('Pontoon boat', 'Sun Tracker', 'Sun Tracker Sportfish 20', 22, 10, 1, 1, 1, 'Petrol', 210),
  row('Pontoon boat', 'Bayliner', 'Bayliner Element XR7 Pontoon', 23, 10, 1, 1, 1, 'Petrol', 225),
  row('Pontoon boat', 'Custom built', 'Lakeview E-Deck 18', 18, 8, 1, 1, 1, 'Electric', 160),
  row('RIB', 'Zodiac', 'Zodiac Medline 6.8', 22, 14, 1, 1, 1, 'Petrol', 260),
  row('RIB', 'Capelli', 'Capelli Tempest 775', 25, 16, 1, 1, 1, 'Petrol', 320),
  row('RIB', 'Capelli', 'Capelli Tempest 40', 39, 18, 1, 1, 2, 'Petrol', 620),
  row('RIB', 'Zodiac', 'Zodiac Pro 5.5', 18, 8, 1, 1, 1, 'Petrol', 150),
  row('RIB', 'Zodiac', 'Zodiac Open 3.4 Electric Tender', 11, 4, 1, 1, 1, 'Electric', 75),
  row('Speedboat', 'Sea Ray', 'Sea Ray 250 SLX', 25, 10, 1, 1, 1, 'Petrol', 340),
  row('Speedboat', 'Bayliner', 'Bayliner VR5', 20, 8, 1, 1, 1, 'Petrol', 190),
  row('Speedboat', 'Quicksilver', 'Quicksilver Activ 605 Open', 20, 7, 1, 1, 1, 'Petrol', 170),
  row('Speedboat', 'Chris-Craft', 'Chris-Craft Launch 25 GT', 25, 10, 1, 1, 1, 'Petrol', 430),
  row('Speedboat', 'Jeanneau', 'Jeanneau Cap Camarat 7.5 CC', 24, 9, 1, 1, 1, 'Petrol', 280),
  row('Speedboat', 'Quicksilver', 'Quicksilver Activ 875 Sundeck', 28, 9, 1, 1, 2, 'Petrol', 390),
  row('Fishing boat', 'Boston Whaler', 'Boston Whaler 280 Outrage', 28, 10, 1, 1, 2, 'Petrol', 480),
  row('Fishing boat', 'Grady-White', 'Grady-White Canyon 271', 27, 8, 1, 1, 2, 'Petrol', 450),
  row('Fishing boat', 'Boston Whaler', 'Boston Whaler 170 Montauk', 17, 6, 1, 1, 1, 'Petrol', 185),
  row('Fishing boat', 'Lund', 'Lund 1875 Impact', 19, 6, 1, 1, 1, 'Petrol', 175),
  row('Fishing boat', 'Custom built', 'Pasara 8.50 Fisher', 28, 8, 1, 1, 1, 'Diesel', 230),
  row('Fishing boat', 'Jeanneau', 'Jeanneau Merry Fisher 895', 29, 9, 2, 1, 2, 'Petrol', 310),
  row('Houseboat', 'Custom built', 'La Mare Houseboat 45', 45, 8, 3, 2, 1, 'Hybrid', 380),
  row('Houseboat', 'Custom built', 'Nautilus Hausboot Plana 40', 39, 6, 2, 1, 1, 'Electric', 290),
  row('Houseboat', 'Linssen', 'Linssen Yachts Vario Home 42', 42, 6, 2, 2, 1, 'Diesel', 340),
  row('Gulet', 'Custom built', 'Bodrum Gulet Deniz Yıldızı', 78, 16, 6, 6, 2, 'Diesel', 1380),
  row('Gulet', 'Custom built', 'Gulet Kaptan Mehmet', 65, 12, 5, 5, 1, 'Diesel', 980),
  row('Gulet', 'Custom built', 'Gulet Adriatic Queen', 92, 20, 8, 6, 2, 'Diesel', 1900),
  row('Cabin cruiser', 'Jeanneau', 'Jeanneau Leader 36', 37, 10, 2, 1, 2, 'Diesel', 470),
  row('Cabin cruiser', 'Beneteau', 'Beneteau Antares 11', 36, 10, 2, 1, 2, 'Petrol', 440),
  row('Cabin cruiser', 'Sea Ray', 'Sea Ray Sundancer 320', 32, 8, 1, 1, 2, 'Petrol', 410),
  row('Cabin cruiser', 'Linssen', 'Linssen Grand Sturdy 35.0 AC', 35, 6, 2, 1, 1, 'Diesel', 360),
  row('Cabin cruiser', 'Bavaria', 'Bavaria SR36', 36, 8, 2, 1, 2, 'Diesel', 450),
  row('Sailing dinghy', 'Laser', 'Laser Bahia', 15, 4, 1, 1, 1, 'Sail', 70),
  row('Sailing dinghy', 'Custom built', 'Drascombe Lugger', 19, 5, 1, 1, 1, 'Sail', 95),
  row('Sailing dinghy', 'Custom built', 'Clinker Gaff Dinghy Marea', 16, 4, 1, 1, 1, 'Sail', 85),
  row('Classic launch', 'Riva', 'Riva Aquarama Special', 29, 7, 1, 1, 2, 'Petrol', 990),
  row('Classic launch', 'Chris-Craft', 'Chris-Craft Capri 21', 21, 5, 1, 1, 1, 'Petrol', 520),
  row('Classic launch', 'Custom built', 'Lario Lancia Elettrica', 24, 8, 1, 1, 1, 'Electric', 390),
  row('Classic launch', 'Custom built', 'Salonboot Anna Maria', 32, 12, 1, 1, 1, 'Electric', 300),
  row('Motor yacht', 'Princess', 'Princess V48', 51, 10, 2, 2, 2, 'Diesel', 870),
];
