/** The query of an address, as somebody wrote it. */
export interface ListAddress {
  list?: unknown;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The list that an address names; null where it names none. */
export function parseListAddress({ list }: ListAddress): string | null {
  return typeof list === 'string' && ID.test(list) ? list.toLowerCase() : null;
}
