import { BYTE_ORDER_MARK } from '@quorbit/contracts/lib/csv';
import { downloadFile } from '#lib/files/download.ts';

/** Offers CSV text to the user as a file to save. */
export function downloadCsv(fileName: string, csv: string): void {
  downloadFile(fileName, new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
}
