import { isTimeZone } from '@quorbit/contracts/lib/scalars';

/** A time zone as the picker lists it. */
export interface Zone {
  /** The zone's IANA name, under which it is stored, e.g. `America/Argentina/Buenos_Aires`. */
  name: string;
  /** The region's name, e.g. `America`; `Other` for zones without a region. */
  region: string;
  /** The place's name, e.g. `Buenos Aires, Argentina`. */
  city: string;
}

/** Former zone names, which browsers still list, with the current name of each zone. */
const RENAMED_ZONES: Readonly<Record<string, string>> = {
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

/** Returns a zone's current name; the given name if this browser doesn't know the current one yet. */
export function currentZoneName(name: string): string {
  const newName = RENAMED_ZONES[name];
  return newName !== undefined && isTimeZone(newName) ? newName : name;
}

/** Formats a zone's name for display, e.g. `America/New York`. */
export function formatZoneName(name: string): string {
  return name.replaceAll('_', ' ');
}

/**
 * Returns the zones by their current names, sorted by region and city, UTC last. Offsets and abbreviations are left
 * out, since they don't follow daylight saving time.
 * @param current the user's zone, which is always included.
 */
export function toZones(names: readonly string[], current: string): Zone[] {
  const currentNames = names.map(currentZoneName).filter((name) => REGIONS.test(name));
  const zones = [...new Set([...currentNames, 'UTC', currentZoneName(current)])].map(toZone);
  return zones.sort(
    (a, b) =>
      Number(a.region === OTHER_REGION) - Number(b.region === OTHER_REGION) ||
      a.region.localeCompare(b.region, 'en') ||
      a.city.localeCompare(b.city, 'en'),
  );
}

/** Returns the zones that contain each word of the text in their region, city or former names. */
export function searchZones(zones: readonly Zone[], text: string): Zone[] {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  return zones.filter((zone) => {
    const searchableText = normalizeText([zone.region, zone.city, ...listFormerNames(zone.name)].join(' '));
    return words.every((word) => searchableText.includes(word));
  });
}

const OTHER_REGION = 'Other';

function toZone(name: string): Zone {
  const [region = '', ...places] = formatZoneName(name).split('/');
  return places.length === 0
    ? { name, region: OTHER_REGION, city: region }
    : { name, region, city: places.reverse().join(', ') };
}

function listFormerNames(name: string): string[] {
  return Object.keys(RENAMED_ZONES).filter((former) => RENAMED_ZONES[former] === name);
}

const normalizeText = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[_/,]/g, ' ').toLowerCase();
