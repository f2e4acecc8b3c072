// Recognises words of danger to oneself, on devices and on the server, so that help comes at once and without a
// network.
import { toPlainWords } from './letters.ts';
import { buildRule } from './rule.ts';
import { GERMAN } from './words-de.ts';
import { ENGLISH } from './words-en.ts';
import { SPANISH } from './words-es.ts';
import { FRENCH } from './words-fr.ts';

export type DangerLanguage = 'en' | 'de' | 'fr' | 'es';

const LANGUAGE_RULES: readonly (readonly [DangerLanguage, ReturnType<typeof buildRule>])[] = [
  ['en', buildRule(ENGLISH)],
  ['de', buildRule(GERMAN)],
  ['fr', buildRule(FRENCH)],
  ['es', buildRule(SPANISH)],
];

/**
 * Returns the language in which a text says that its writer, or a person near to them, may hurt themselves; null for
 * any other text.
 */
export function detectDanger(text: string): DangerLanguage | null {
  return findDangerLine(text)?.[0] ?? null;
}

/** Returns the language of a recognised text and the line of the word table that matched; null for any other text. */
export function findDangerLine(text: string): readonly [DangerLanguage, string] | null {
  const words = toPlainWords(text);
  for (const [language, lineOf] of LANGUAGE_RULES) {
    const line = lineOf(words);
    if (line !== null) return [language, line];
  }
  return null;
}
