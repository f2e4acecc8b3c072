import type { WorkItem } from '#offline/mirror/work.ts';

/** What a piece of work is, e.g. `Quiz: Planets, 9 answers`. */
export function workName({ kind, title, answers }: Pick<WorkItem, 'kind' | 'title' | 'answers'>): string {
  if (kind === 'rating') return title ? `Review rating: ${title}` : 'Review rating';
  if (kind === 'other') return 'Other work';
  const name = title ? `Quiz: ${title}` : 'Finished quiz';
  if (answers === 0) return name;
  return `${name}, ${answers === 1 ? '1 answer' : `${answers} answers`}`;
}
