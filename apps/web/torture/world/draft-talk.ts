import type { DraftWitnesses } from '#offline/draft-witnesses.ts';
import type { Tab } from './tab.ts';

/** The pages of one browser tell each other of drafts. One that stands still does not answer. */
export class DraftTalk {
  readonly #answers = new Map<Tab, Parameters<DraftWitnesses['answer']>[0]>();

  of(self: Tab): DraftWitnesses {
    return {
      ask: async (attemptId) => {
        const others = [...this.#answers].filter(([tab]) => tab !== self && tab.alive && !tab.process.stopped);
        return others.map(([, leftOf]) => leftOf(attemptId)).find((left) => left !== null) ?? null;
      },
      answer: (leftOf) => void this.#answers.set(self, leftOf),
    };
  }
}
