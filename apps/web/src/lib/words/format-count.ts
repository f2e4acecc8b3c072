/** Formats a count with its noun in the singular or plural, e.g. `3 quizzes`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
