import { toCsv } from '@quorbit/contracts/lib/csv';

/** Formats people as the CSV text of the list form; empty for no rows. */
export function formatListText(rows: readonly { name: string; email: string; role: string }[]): string {
  if (rows.length === 0) return '';
  const csv = toCsv(
    ['name', 'email', 'role'],
    rows.map(({ name, email, role }) => [name, email, role]),
  );
  // A text area uses LF line ends.
  return csv.replaceAll('\r\n', '\n');
}
