/**
 * Types the search parameters of a route, for links to it. It checks nothing: the page parses its address itself, so
 * that the checks are loaded with the page and not at the start.
 */
export function searchAs<Search extends object>() {
  return (search: Record<string, unknown>): Search => search as Search;
}
