// Renders the API reference as one page without scripts, so that the strict Content-Security-Policy allows it.

import type { ApiReference, DocumentedCall, Field } from './api-reference.ts';
import { STYLE } from './html-style.ts';

/** Text that is HTML already. All other values are escaped when they enter a template. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + renderPart(parts[index - 1] ?? '') + string));
}

function renderPart(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Renders text as escaped HTML; text between backticks becomes code. */
function renderProse(text: string): Html {
  return new Html(escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>'));
}

export function renderReference(reference: ApiReference): string {
  const { title, version, introduction, areas, schemas } = reference;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<h1>${title}</h1>
<p>Version ${version} · <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1)</p>
</header>
<nav aria-label="Calls">
${areas.map(
  ({ name, calls }) => html`<h2>${name}</h2>
<ul>${calls.map(({ id, method, path }) => html`<li><a href="#${id}">${renderBadge(method)} ${renderPath(path)}</a></li>`)}</ul>
`,
)}<h2>schemas</h2>
<ul>${schemas.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}</ul>
</nav>
<main id="content" tabindex="-1">
${introduction.map(
  (paragraph) => html`<p>${renderProse(paragraph)}</p>
`,
)}${areas.map(
  ({ name, description, calls }) => html`<section aria-labelledby="area-${name}">
<h2 id="area-${name}">${name}</h2>
<p>${renderProse(description)}</p>
${calls.map(renderCall)}</section>
`,
)}<section aria-labelledby="schemas">
<h2 id="schemas">schemas</h2>
${schemas.map(
  ({ name, fields }) => html`<article id="${name}" aria-labelledby="${name}-title">
<h3 id="${name}-title">${name}</h3>
${renderTable(`Fields of ${name}`, fields, 'always there')}</article>
`,
)}</section>
</main>
</body>
</html>
`.text;
}

function renderCall(call: DocumentedCall): Html {
  const { status, text, fields } = call.success;
  const bare = fields.find(({ name }) => name === '');
  return html`<article id="${call.id}" aria-labelledby="${call.id}-title">
<h3 id="${call.id}-title">${renderBadge(call.method)} ${renderPath(call.path)}</h3>
<p><strong>${call.summary}.</strong> ${renderProse(call.description)}</p>
${call.public ? html`<p class="note">Needs no token.</p>` : ''}
${renderTable('Parameters', call.parameters, 'required')}${renderTable('Body', call.body, 'required')}
<p>Answer: <strong>${status}</strong> ${renderProse(text)} ${bare ? html`${renderType(bare)}.` : ''}</p>
${bare ? '' : renderTable('Fields of the answer', fields, 'always there')}
<details><summary>Refusals</summary>
<ul>${call.refusals.map((refusal) => html`<li><strong>${refusal.status}</strong> ${renderProse(refusal.text)}</li>`)}</ul>
</details>
</article>
`;
}

function renderTable(caption: string, fields: readonly (Field & { where?: string })[], requiredMeans: string): Html {
  if (fields.length === 0) return html``;
  return html`<div class="table" role="region" aria-label="${caption}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead>
<tbody>${fields.map(
    (field) => html`<tr><th scope="row"><code>${field.name}</code></th><td>${renderType(field)}</td><td>${[
      field.where === undefined ? html`` : html`<span class="tag">${field.where}</span> `,
      field.required ? html`<span class="tag">${requiredMeans}</span> ` : html``,
      renderProse(field.note),
    ]}</td></tr>
`,
  )}</tbody>
</table></div>
`;
}

function renderType({ type, ref }: Field): Html {
  if (ref === null) return renderProse(type);
  return new Html(renderProse(type).text.replace(ref, html`<a href="#${ref}">${ref}</a>`.text));
}

function renderBadge(method: string): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`;
}

/** Renders a path that may break after each slash on a narrow screen. */
function renderPath(path: string): Html {
  return new Html(`<code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code>`);
}
