/** The search parameters of the page's address, not validated yet. */
export interface ListAddress {
  list?: unknown;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the id of the list that the address names, or null if it names none or the id is malformed. */
export function parseListAddress({ list }: ListAddress): string | null {
  return typeof list === 'string' && ID.test(list) ? list.toLowerCase() : null;
}
