/** A part of an author's text and its offset in that text, in UTF-16 units. */
export type TextPart = { at: number } & Piece;

type Piece =
  | { type: 'text'; text: string }
  /** A formula in TeX notation. */
  | { type: 'formula'; tex: string; display: boolean }
  | { type: 'code'; code: string; block: boolean };

/**
 * Markup in order of precedence: a code block, inline code, a formula on its own line, an inline formula. As in Pandoc,
 * an opening `$` has no space after it, and a closing one has no space before it and no digit after it, so that '$5 and
 * $10' are prices. `\$` is always a dollar sign.
 */
const MARKUP =
  /```[^\S\n]*[\w+#-]*\n([\s\S]+?)\n?```|`([^`\n]+)`|\$\$([\s\S]+?)\$\$|(?<!\\)\$(?!\s)((?:\\.|[^$\\\n])+?)(?<!\s)\$(?!\d)/gu;

/**
 * Splits a text into its parts.
 * @returns the parts in order; a single part if the text has no markup.
 */
export function parseRichText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [all, block, code, display, inline] = match;
    const at = match.index;
    pushText(parts, text.slice(from, at), from);
    if (block !== undefined) parts.push({ at, type: 'code', code: block, block: true });
    else if (code !== undefined) parts.push({ at, type: 'code', code, block: false });
    else if (display !== undefined) parts.push({ at, type: 'formula', tex: display.trim(), display: true });
    else if (inline !== undefined) parts.push({ at, type: 'formula', tex: inline, display: false });
    from = at + all.length;
  }
  pushText(parts, text.slice(from), from);
  return parts.map((part, place) => trimAroundBlocks(part, parts[place - 1], parts[place + 1]));
}

/** Removes line breaks next to a code block or display formula, since blocks have margins of their own. */
function trimAroundBlocks(part: TextPart, before: TextPart | undefined, after: TextPart | undefined): TextPart {
  if (part.type !== 'text') return part;
  let { text } = part;
  if (isBlock(before)) text = text.replace(/^\n+/, '');
  if (isBlock(after)) text = text.replace(/(?<!\n)\n+$/, '');
  return { ...part, text };
}

function isBlock(part: TextPart | undefined): boolean {
  return (part?.type === 'code' && part.block) || (part?.type === 'formula' && part.display);
}

function pushText(parts: TextPart[], raw: string, at: number): void {
  const text = raw.replaceAll('\\$', '$');
  if (text !== '') parts.push({ at, type: 'text', text });
}

/**
 * Returns an accessible name for a control whose label contains a formula, since not every browser computes one from
 * MathML; undefined if the label will do.
 */
export function toSpokenName(label: string): string | undefined {
  return parseRichText(label).some(({ type }) => type === 'formula') ? toPlainText(label) : undefined;
}

/** Returns the text without layout, for a window's title, an accessible name or a table's cell. */
export function toPlainText(text: string): string {
  return parseRichText(text)
    .map((part) => (part.type === 'text' ? part.text : part.type === 'code' ? part.code : part.tex))
    .join('');
}
