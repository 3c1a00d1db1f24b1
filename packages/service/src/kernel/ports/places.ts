/** Place search. The local implementation has a small built-in table of capitals and larger towns. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly featureType: 'place' | 'country';
}

export interface Places {
  /** Name of the geocoder, as it appears in filters. */
  readonly source: string;
  readonly search: (text: string) => Promise<readonly Place[]>;
}

/** One line per town: town, region, country. */
const towns = `
Amsterdam, North Holland, Netherlands
Antwerp, Flanders, Belgium
Athens, Attica, Greece
Auckland, Auckland, New Zealand
Austin, Texas, United States
Bangkok, Bangkok, Thailand
Barcelona, Catalonia, Spain
Bengaluru, Karnataka, India
Berlin, Berlin, Germany
Bogotá, Cundinamarca, Colombia
Boston, Massachusetts, United States
Brussels, Brussels, Belgium
Buenos Aires, Buenos Aires, Argentina
Cairo, Cairo, Egypt
Cape Town, Western Cape, South Africa
Chicago, Illinois, United States
Copenhagen, Capital Region, Denmark
Denver, Colorado, United States
Dublin, Leinster, Ireland
Edinburgh, Scotland, United Kingdom
Geneva, Geneva, Switzerland
Ghent, Flanders, Belgium
Hamburg, Hamburg, Germany
Helsinki, Uusimaa, Finland
Istanbul, Istanbul, Turkey
Jakarta, Jakarta, Indonesia
Kraków, Lesser Poland, Poland
Kyoto, Kyoto, Japan
Lagos, Lagos, Nigeria
Lima, Lima, Peru
Lisbon, Lisbon, Portugal
Ljubljana, Ljubljana, Slovenia
London, England, United Kingdom
Lyon, Auvergne-Rhône-Alpes, France
Madrid, Madrid, Spain
Manchester, England, United Kingdom
Melbourne, Victoria, Australia
Mexico City, Mexico City, Mexico
Milan, Lombardy, Italy
Montréal, Quebec, Canada
Mumbai, Maharashtra, India
Munich, Bavaria, Germany
Nairobi, Nairobi, Kenya
New York, New York, United States
Oslo, Oslo, Norway
Paris, Île-de-France, France
Porto, Norte, Portugal
Prague, Prague, Czechia
Reykjavík, Capital Region, Iceland
Rome, Lazio, Italy
San Francisco, California, United States
Santiago, Santiago Metropolitan, Chile
São Paulo, São Paulo, Brazil
Seoul, Seoul, South Korea
Singapore, Singapore, Singapore
Stockholm, Stockholm, Sweden
Sydney, New South Wales, Australia
Tallinn, Harju, Estonia
Tokyo, Tokyo, Japan
Toronto, Ontario, Canada
Vancouver, British Columbia, Canada
Vienna, Vienna, Austria
Warsaw, Masovia, Poland
Wellington, Wellington, New Zealand
Zurich, Zurich, Switzerland
`
  .trim()
  .split('\n')
  .map((line) => line.split(', '));

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const places: readonly Place[] = [
  ...towns.map((parts, index) => ({
    id: `place.${index + 1}`,
    name: parts[0] ?? '',
    // Omits a region or country with the same name as its town.
    address: [...new Set(parts)].join(', '),
    featureType: 'place' as const,
  })),
  ...[...new Set(towns.map((parts) => parts[2] ?? ''))].map((country, index) => ({
    id: `country.${index + 1}`,
    name: country,
    address: country,
    featureType: 'country' as const,
  })),
];

/** Maximum number of results. */
const LIMIT = 10;

/** Ranks a match: the whole name is best, then the start of the name, a part of the name, and a part of the address. */
function rank({ name, address }: Place, text: string): number {
  const title = plain(name);
  if (title === text) return 0;
  if (title.startsWith(text)) return 1;
  if (title.includes(text)) return 2;
  return plain(address).includes(text) ? 3 : -1;
}

/** Creates the place search with the built-in table. */
export function createPlaces(): Places {
  return {
    source: 'geocoder_v6',
    search: async (text) => {
      const wanted = plain(text.trim());
      return places
        .map((place) => [rank(place, wanted), place] as const)
        .filter(([score]) => score >= 0)
        .sort(([a], [b]) => a - b)
        .slice(0, LIMIT)
        .map(([, place]) => place);
    },
  };
}
