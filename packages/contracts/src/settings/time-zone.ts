/**
 * Converts changed settings to the form for storing: a `timeZone`, with which older apps choose a time zone, becomes
 * the `fixedZone`.
 */
export function toStoredSettings<Given extends { timeZone?: unknown; fixedZone?: unknown }>(given: Given) {
  const { timeZone: zone, ...others } = given;
  return zone === undefined || given.fixedZone !== undefined ? others : { ...others, fixedZone: zone };
}
