// The API reference as Markdown, for readers of the repository.
import type { Call, Field, Reading } from './reading.ts';

/** @param origin the command that writes the page, told in its head */
export function renderMarkdown(reading: Reading, origin: string): string {
  const parts = [
    `# ${reading.title}`,
    `<!-- Written by \`${origin}\` from the table of routes. Do not edit. -->`,
    ...reading.introduction,
    'A running server describes itself at `/api/openapi.json` (OpenAPI 3.1) and shows this page at `/api/docs`.',
  ];
  for (const { name, description, calls } of reading.areas) {
    parts.push(`## ${name}`, description, ...calls.flatMap(callParts));
  }
  parts.push('## Schemas');
  for (const { name, fields } of reading.schemas) parts.push(`### ${name}`, table(fields, 'always there'));
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function callParts(call: Call): string[] {
  const { status, text, fields } = call.success;
  const bare = fields.find(({ name }) => name === '');
  return [
    `### ${call.method} ${call.path}`,
    `**${call.summary}.** ${call.description}`.trim(),
    call.public ? 'Needs no token.' : '',
    call.parameters.length > 0 ? `Parameters:\n\n${table(call.parameters, 'required')}` : '',
    call.body.length > 0 ? `Body:\n\n${table(call.body, 'required')}` : '',
    `Answer: **${status}** ${text}${bare ? ` ${linked(bare)}.` : ''}`,
    bare || fields.length === 0 ? '' : table(fields, 'always there'),
    call.refusals.map((refusal) => `- ${refusal.status}: ${refusal.text}`).join('\n'),
  ];
}

function table(fields: readonly (Field & { where?: string })[], requiredMeans: string): string {
  const rows = fields.map(
    (field) =>
      `| \`${field.name}\` | ${cell(linked(field))} | ${field.required ? requiredMeans : ''} | ${cell(note(field))} |`,
  );
  return ['| name | type | | |', '|---|---|---|---|', ...rows].join('\n');
}

function note(field: Field & { where?: string }): string {
  return [field.where === undefined ? '' : `In the ${field.where}.`, field.note].filter(Boolean).join(' ');
}

function linked({ type, ref }: Field): string {
  return ref === null ? type : type.replace(ref, `[${ref}](#${ref.toLowerCase()})`);
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
