/**
 * For a route: what its address may say, for the types of links to it. It checks nothing, so that the checks are loaded
 * with the page and not with the start: the page reads the address through its own parser.
 */
export function searchAs<Search extends object>() {
  return (search: Record<string, unknown>): Search => search as Search;
}
