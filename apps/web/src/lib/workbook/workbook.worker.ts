// Reads workbooks in a worker, so that the page stays usable and can stop a slow read.
import { workbookToCsv } from './workbook-csv.ts';

addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  postMessage(await workbookToCsv(data));
});
