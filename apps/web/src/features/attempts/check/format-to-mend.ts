/** Formats the number of questions that come again, for example `2 to mend`. */
export function formatToMend(count: number): string {
  return `${count} to mend`;
}
