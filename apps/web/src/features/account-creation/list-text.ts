import { toCsv } from '@quorbit/contracts/lib/csv';

/** People as the text of a list; empty where there are none. */
export function formatListText(rows: readonly { name: string; email: string; role: string }[]): string {
  if (rows.length === 0) return '';
  const csv = toCsv(
    ['name', 'email', 'role'],
    rows.map(({ name, email, role }) => [name, email, role]),
  );
  // With the line ends of a text area.
  return csv.replaceAll('\r\n', '\n');
}
