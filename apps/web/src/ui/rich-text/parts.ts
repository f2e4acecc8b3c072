/** A piece of a text that an author wrote, and where it begins there. */
export type TextPart = { at: number } & Piece;

type Piece =
  | { type: 'text'; text: string }
  /** TeX. */
  | { type: 'formula'; tex: string; display: boolean }
  | { type: 'code'; code: string; block: boolean };

/**
 * What is special in a text, in the order of precedence: a block of code, code in a line, a formula on its own line, a
 * formula in a line. As in Pandoc, a `$` that opens is followed by no blank, one that closes follows none and isn't
 * followed by a digit, so that '$5 and $10' are prices. `\$` is always a dollar.
 */
const SPECIAL =
  /```[^\S\n]*[\w+#-]*\n([\s\S]+?)\n?```|`([^`\n]+)`|\$\$([\s\S]+?)\$\$|(?<!\\)\$(?!\s)((?:\\.|[^$\\\n])+?)(?<!\s)\$(?!\d)/gu;

/** @returns the parts of a text in order; one part where nothing in it is special */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(SPECIAL)) {
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
  return parts.map((part, place) => withoutGaps(part, parts[place - 1], parts[place + 1]));
}

/** A block has its own distance from the text around it: the line breaks there are its fences. */
function withoutGaps(part: TextPart, before: TextPart | undefined, after: TextPart | undefined): TextPart {
  if (part.type !== 'text') return part;
  let { text } = part;
  if (isBlock(before)) text = text.replace(/^\n+/, '');
  if (isBlock(after)) text = text.replace(/\n+$/, '');
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
 * The name of a control whose label has a formula, of which not every browser makes one; undefined where the label will do.
 */
export function spokenName(label: string): string | undefined {
  return partsOf(label).some(({ type }) => type === 'formula') ? plainText(label) : undefined;
}

/** The text for where nothing can be laid out: a window's title, a name for a screen reader, a table's cell. */
export function plainText(text: string): string {
  return partsOf(text)
    .map((part) => (part.type === 'text' ? part.text : part.type === 'code' ? part.code : part.tex))
    .join('');
}
