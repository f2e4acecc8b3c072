/** Returns an in-memory version of the browser's `caches`, with as much of it as the shell uses. */
export function fakeCaches(): CacheStorage & { paths(name: string): string[] } {
  const caches = new Map<string, Map<string, Response>>();

  function cacheOf(name: string): Cache {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    const cache: Pick<Cache, 'match' | 'put'> = {
      match: async (key) => entries.get(String(key))?.clone(),
      put: async (key, response) => void entries.set(String(key), response),
    };
    return cache as Cache;
  }

  const storage: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'> = {
    open: async (name) => cacheOf(name),
    match: async (key) =>
      [...caches.values()]
        .find((entries) => entries.has(String(key)))
        ?.get(String(key))
        ?.clone(),
    keys: async () => [...caches.keys()],
    delete: async (name) => caches.delete(name),
  };
  return Object.assign(storage as CacheStorage, {
    paths: (name: string) => [...(caches.get(name)?.keys() ?? [])].sort(),
  });
}
