import type { Scope } from '@quorbit/contracts/sync/scopes';

/** The notice about one committed transaction that subscribers get. */
interface CommitNotice {
  /** Scopes whose rows changed, each with its new version. */
  scopes: ReadonlyMap<Scope, number>;
  /** Messages that services sent with `tell` in the transaction. */
  messages: readonly CommitMessage[];
}

export interface CommitMessage {
  channel: string;
  text: string;
}

/** Notifies subscribers of each commit of a database, regardless of the connection it was made over. */
export interface Commits {
  /**
   * Adds a listener for commits.
   * @returns a function that removes the listener.
   */
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
