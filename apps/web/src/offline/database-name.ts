/** Returns the name of a user's IndexedDB database. */
export const databaseName = (userId: string) => `quorbit-${userId}`;
