const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const HASH = /\b[0-9a-f]{64}\b/g;
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;

/**
 * Makes a function that replaces values that differ from run to run: ids and hashes by names numbered in order of first
 * appearance, and all tokens by one word. Use one function for all texts of a run, so that the same id has the same
 * name everywhere.
 */
export function createNormaliser(): (value: unknown) => unknown {
  const names = new Map<string, string>();
  const nameOf = (prefix: string) => (text: string) => {
    const known = names.get(text) ?? `${prefix}-${names.size + 1}`;
    names.set(text, known);
    return known;
  };
  return (value) => {
    const text = JSON.stringify(value) ?? 'null';
    return JSON.parse(text.replaceAll(TOKEN, 'token').replaceAll(ID, nameOf('id')).replaceAll(HASH, nameOf('hash')));
  };
}
