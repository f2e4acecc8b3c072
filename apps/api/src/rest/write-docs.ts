// Writes docs/API.md. Run from the root: npx tsx --conditions=source apps/api/src/rest/write-docs.ts
import { writeFile } from 'node:fs/promises';
import { API_PAGE, renderApiPage } from './docs-page.ts';

await writeFile(API_PAGE, renderApiPage());
