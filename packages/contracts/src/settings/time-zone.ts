/**
 * Settings as they are stored. Before there was a choice, choosing a time zone was setting `timeZone`: who still does so
 * fixes that zone.
 */
export function toStoredSettings<Given extends { timeZone?: unknown; fixedZone?: unknown }>(given: Given) {
  const { timeZone: zone, ...others } = given;
  return zone === undefined || given.fixedZone !== undefined ? others : { ...others, fixedZone: zone };
}
