// Which of a learner's words about a download is the last. Pure.
import { isLater } from '../../../lib/latest.ts';

/** What a learner said about keeping one quiz. `packHash` is null where the download was removed. */
export interface Keep {
  quizId: string;
  packHash: string | null;
  /** Corrected time. */
  at: Date;
  opId: string;
}

type Refusal = 'not found' | 'too many';

interface Given {
  /** What is stored about the quizzes that are named, by quiz. */
  stored: ReadonlyMap<string, Keep>;
  /** How many quizzes the learner keeps, others included. */
  kept: number;
  most: number;
  /** Whether the learner may see that quiz or names a pack of it. */
  mayKeep: (said: Keep) => boolean;
}

/** Takes in order what was said. Returns what is to be stored, by quiz, and what is refused, by op id. */
export function foldKeeps(said: readonly Keep[], { stored, kept, most, mayKeep }: Given) {
  const last = new Map(stored);
  const changed = new Map<string, Keep>();
  const refused = new Map<string, Refusal>();
  let count = kept;
  for (const one of said) {
    const before = last.get(one.quizId);
    const grows = Number(one.packHash !== null) - Number((before?.packHash ?? null) !== null);
    if (one.packHash !== null && !mayKeep(one)) refused.set(one.opId, 'not found');
    else if (before && !isLater(one, before)) continue;
    else if (grows > 0 && count + grows > most) refused.set(one.opId, 'too many');
    else {
      count += grows;
      last.set(one.quizId, one);
      changed.set(one.quizId, one);
    }
  }
  return { changed: [...changed.values()], refused };
}
