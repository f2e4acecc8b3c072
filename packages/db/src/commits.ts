import type { Scope } from '@quorbit/contracts/sync/scopes';

/** What one committed transaction tells everybody else. */
interface CommitNews {
  /** Scopes whose rows changed, with the version that they have now. */
  scopes: ReadonlyMap<Scope, number>;
  /** What services told with `tell`. */
  told: readonly Told[];
}

export interface Told {
  channel: string;
  text: string;
}

/** Who hears of each commit of a database, over whichever of its connections it came. */
export interface Commits {
  /** @returns what ends it */
  listen(listener: (news: CommitNews) => void): () => void;
  publish(news: CommitNews): void;
}

export function createCommits(): Commits {
  const listeners = new Set<(news: CommitNews) => void>();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(news) {
      for (const listener of listeners) listener(news);
    },
  };
}
