/** The name of a person's database. */
export const databaseName = (userId: string) => `quorbit-${userId}`;
