import { fileURLToPath } from 'node:url';
import { renderMarkdown } from './markdown.ts';
import { buildOpenApi } from './openapi.ts';
import { readDocument } from './reading.ts';

/** Where the API reference stands in the repository. */
export const API_PAGE = fileURLToPath(new URL('../../../../docs/API.md', import.meta.url));

const ORIGIN = 'npx tsx --conditions=source apps/api/src/rest/write-docs.ts';

/** The API reference as it stands in the repository. */
export function renderApiPage(): string {
  return renderMarkdown(readDocument(buildOpenApi()), ORIGIN);
}
