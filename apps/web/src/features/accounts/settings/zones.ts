import { isTimeZone } from '@quorbit/contracts/lib/scalars';

/** A time zone as people look for it. */
export interface Zone {
  /** The name it is stored by, e.g. `America/Argentina/Buenos_Aires`. */
  name: string;
  /** E.g. `America`. */
  region: string;
  /** E.g. `Buenos Aires, Argentina`. */
  city: string;
}

/** Former names, which browsers list to this day, and what the places are called now. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'America/Montreal': 'America/Toronto',
  'America/Nipigon': 'America/Toronto',
  'America/Pangnirtung': 'America/Iqaluit',
  'America/Rainy_River': 'America/Winnipeg',
  'America/Santa_Isabel': 'America/Tijuana',
  'America/Thunder_Bay': 'America/Toronto',
  'America/Yellowknife': 'America/Edmonton',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Choibalsan': 'Asia/Ulaanbaatar',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Australia/Currie': 'Australia/Hobart',
  'Etc/GMT': 'UTC',
  'Etc/UTC': 'UTC',
  'Europe/Kiev': 'Europe/Kyiv',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
  GMT: 'UTC',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Johnston': 'Pacific/Honolulu',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const REGIONS = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** What a zone is called now; its own name where this browser does not know that yet. */
export function presentName(name: string): string {
  const now = RENAMED[name];
  return now !== undefined && isTimeZone(now) ? now : name;
}

/** E.g. `America/New York`. */
export function zoneLabel(name: string): string {
  return name.replaceAll('_', ' ');
}

/**
 * Zones by their present names, by region and city, UTC last. Offsets and abbreviations are left out: they know no
 * summer time.
 * @param current is among them, whatever it is
 */
export function zonesOf(names: readonly string[], current: string): Zone[] {
  const present = names.map(presentName).filter((name) => REGIONS.test(name));
  const zones = [...new Set([...present, 'UTC', presentName(current)])].map(zoneOf);
  return zones.sort(
    (a, b) =>
      Number(a.region === OTHER) - Number(b.region === OTHER) ||
      a.region.localeCompare(b.region, 'en') ||
      a.city.localeCompare(b.city, 'en'),
  );
}

/** The zones that contain each word of a text, in their name or one of their former names. */
export function searchZones(zones: readonly Zone[], text: string): Zone[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return zones.filter((zone) => {
    const known = plain([zone.region, zone.city, ...formerNames(zone.name)].join(' '));
    return words.every((word) => known.includes(word));
  });
}

const OTHER = 'Other';

function zoneOf(name: string): Zone {
  const [region = '', ...places] = zoneLabel(name).split('/');
  return places.length === 0
    ? { name, region: OTHER, city: region }
    : { name, region, city: places.reverse().join(', ') };
}

function formerNames(name: string): string[] {
  return Object.keys(RENAMED).filter((former) => RENAMED[former] === name);
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[_/,]/g, ' ').toLowerCase();
