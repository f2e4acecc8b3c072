import { newId } from '@quorbit/contracts/lib/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../areas.ts';
import { restApiOf } from '../registries.ts';
import { type CheckResponse, createResponseCheck } from '../testing/wire/response-check.ts';
import { buildReference, formatType } from './api-reference.ts';
import { escapeHtml, renderReference } from './html.ts';
import { buildOpenApi } from './openapi.ts';

const face = restApiOf(areas);
const { routes, uploads } = face;
const document = buildOpenApi(face);

describe('the OpenAPI document', () => {
  it('has every route and upload once, with a response and its refusals', () => {
    const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
      Object.keys(byMethod).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.sort()).toEqual([...routes, ...uploads].map(({ method, path }) => `${method} ${path}`).sort());
    expect(new Set(operations).size).toBe(routes.length + uploads.length);
    for (const { method, path, status, public: open } of routes) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect(Object.keys(operation?.responses ?? {})).toContain(String(status));
      expect(operation?.security).toEqual(open ? [] : undefined);
      expect(Object.keys(operation?.responses ?? {}).includes('401')).toBe(!open || path === '/api/auth/login');
    }
  });

  it('describes parameters, bodies, pages and errors', () => {
    expect(document.paths['/api/quizzes']?.get?.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      description: 'How many items a page has.',
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
    });
    expect(document.paths['/api/quizzes']?.get?.responses[200]?.headers).toHaveProperty('Link');
    expect(document.paths['/api/quizzes/delete/quiz']?.delete?.parameters).toMatchObject([
      { name: 'title', in: 'query', required: true },
    ]);
    expect(document.paths['/api/quizzes/{id}/questions/{index}']?.delete?.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
      { name: 'index', in: 'path', required: true, schema: { anyOf: [{ maximum: 199 }, { format: 'uuid' }] } },
    ]);
    const attempt =
      document.paths['/api/quizzes/{id}/attempts']?.post?.requestBody?.content['application/json']?.schema;
    expect(attempt?.required).toEqual(['startedAt', 'finishedAt', 'answers']);
    expect(Object.keys(attempt?.properties ?? {})).not.toContain('quizId');
    expect(document.components.schemas.Error?.required).toEqual(['message', 'code']);
    expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('describes an upload’s content types, response and size limit', () => {
    const { requestBody, responses = {} } = document.paths['/api/images']?.put ?? {};
    expect(Object.keys(requestBody?.content ?? {})).toEqual(['image/png', 'image/jpeg', 'image/webp']);
    expect(responses[201]?.content?.['application/json'].schema).toMatchObject({ $ref: '#/components/schemas/Image' });
    expect(responses[413]?.description).toContain('12 MB');
    expect(responses).not.toHaveProperty('415');
  });

  it('has a schema for every reference and no local definitions', () => {
    const text = JSON.stringify(document);
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(name);
    }
    expect(text).not.toContain('$defs');
  });

  describe('used to check responses', () => {
    let check: CheckResponse;
    beforeAll(async () => {
      check = await createResponseCheck(document);
    });
    const user = {
      _id: newId(),
      name: 'Ann',
      level: 1,
      xp: 0,
    };

    it('passes a documented response', () => {
      expect(check('GET', '/api/users/{userId}', 200, { ...user, id: user._id })).toEqual([]);
      expect(check('POST', '/api/auth/logout', 204, undefined)).toEqual([]);
    });

    it.each([
      ['a missing field', { ...user }],
      ['a field too many', { ...user, id: user._id, email: 'ann@example.org' }],
      ['a wrong type', { ...user, id: user._id, level: '1' }],
      ['an invalid id', { ...user, id: 'seven' }],
      ['a missing body', undefined],
    ])('catches %s', (_name, body) => {
      expect(check('GET', '/api/users/{userId}', 200, body)).not.toEqual([]);
    });

    it('catches an undocumented status or error code, and a body where none is documented', () => {
      expect(check('GET', '/api/users/{userId}', 418, {})).not.toEqual([]);
      expect(check('POST', '/api/auth/logout', 204, {})).not.toEqual([]);
      expect(check('GET', '/api/users/me', 401, { message: 'Please', code: 'MADE_UP' })).not.toEqual([]);
    });
  });
});

describe('the reference that people read', () => {
  it('shows every call and every schema on a page without scripts', () => {
    const page = renderReference(buildReference(document));
    for (const { procedure } of [...routes, ...uploads]) {
      expect(page).toContain(`<article id="${procedure}"`);
      expect(page).toContain(`href="#${procedure}"`);
    }
    for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`<article id="${name}"`);
    expect(page).not.toMatch(/<script|<link|javascript:|\son\w+=|https?:/i);
    for (const [, target = ''] of page.matchAll(/href="#([^"]+)"/g)) expect(page).toContain(`id="${target}"`);
  });

  it('escapes HTML in the document’s texts', () => {
    const evil = `<img src=x onerror="alert('1')">`;
    const operation = document.paths['/api/users/me']?.get;
    if (!operation) throw new Error('The document lacks a call.');
    const page = renderReference(
      buildReference({
        ...document,
        info: { title: evil, version: evil, description: `${evil} \`${evil}\`` },
        paths: { [`/api/${evil}`]: { get: { ...operation, summary: evil, description: evil, operationId: evil } } },
      }),
    );
    expect(page).not.toContain('<img');
    expect(page).toContain(escapeHtml(evil));
  });

  it.each([
    [{ type: 'string', minLength: 3, maxLength: 120 }, 'text, 3 to 120 characters'],
    [{ type: 'string', format: 'uuid' }, 'uuid'],
    [{ type: 'integer', minimum: 0 }, 'whole number, at least 0'],
    [{ enum: ['easy', 'hard'] }, 'one of `easy`, `hard`'],
    [{ type: ['number', 'null'] }, 'number or null'],
    [{ anyOf: [{ type: 'integer', minimum: 1, maximum: 3 }, { type: 'null' }] }, 'whole number, 1 to 3 or null'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Quiz' } }, 'list of Quiz'],
    [
      { type: 'array', prefixItems: [{ type: 'string' }], items: false, minItems: 4, maxItems: 4 },
      'list of text, exactly 4 items',
    ],
  ])('describes the type %j in words', (schema, words) => {
    expect(formatType(schema)).toBe(words);
  });
});
