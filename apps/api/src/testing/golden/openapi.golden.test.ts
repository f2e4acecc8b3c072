import { expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import { restApiOf } from '../../registries.ts';
import { buildOpenApi } from '../../rest/openapi.ts';

// What other programs rely on. After a change that is meant, renew the file with: npx vitest run --project api golden -u
it('the OpenAPI document is as openapi.golden.json has it', async () => {
  await expect(`${JSON.stringify(buildOpenApi(restApiOf(areas)), null, 2)}\n`).toMatchFileSnapshot(
    'openapi.golden.json',
  );
});
