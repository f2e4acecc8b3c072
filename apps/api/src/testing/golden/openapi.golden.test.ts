import { expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import { restApiOf } from '../../registries.ts';
import { buildOpenApi } from '../../rest/openapi.ts';

// Other programs rely on this document. After an intended change, renew the file with: npx vitest run --project api
// golden -u
it('the OpenAPI document matches openapi.golden.json', async () => {
  await expect(`${JSON.stringify(buildOpenApi(restApiOf(areas)), null, 2)}\n`).toMatchFileSnapshot(
    'openapi.golden.json',
  );
});
