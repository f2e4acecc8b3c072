/**
 * Returns settings in the form in which they're stored. Older apps choose a time zone by setting `timeZone`; such a
 * change fixes that zone.
 */
export function toStoredSettings<Given extends { timeZone?: unknown; fixedZone?: unknown }>(given: Given) {
  const { timeZone: zone, ...others } = given;
  return zone === undefined || given.fixedZone !== undefined ? others : { ...others, fixedZone: zone };
}
