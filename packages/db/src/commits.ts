import type { Scope } from '@quorbit/contracts/sync/scopes';

/** What one committed transaction tells everybody else. */
interface CommitNotice {
  /** Scopes whose rows changed, with the version that they have now. */
  scopes: ReadonlyMap<Scope, number>;
  /** What services told with `tell`. */
  messages: readonly CommitMessage[];
}

export interface CommitMessage {
  channel: string;
  text: string;
}

/** Who hears of each commit of a database, over whichever of its connections it came. */
export interface Commits {
  /** @returns what ends it */
  subscribe(listener: (news: CommitNotice) => void): () => void;
  publish(news: CommitNotice): void;
}

export function createCommits(): Commits {
  const listeners = new Set<(news: CommitNotice) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(news) {
      for (const listener of listeners) listener(news);
    },
  };
}
