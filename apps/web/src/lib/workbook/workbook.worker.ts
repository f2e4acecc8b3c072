// Reads workbooks beside the page, which can be used meanwhile and ends what takes too long.
import { workbookToCsv } from './workbook-csv.ts';

addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  postMessage(await workbookToCsv(data));
});
