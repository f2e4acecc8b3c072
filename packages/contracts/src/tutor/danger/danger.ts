// Recognises words of danger to oneself, on devices and on the server, so that help comes at once and without a
// network.
import { toPlainWords } from './letters.ts';
import { buildRule } from './rule.ts';
import { GERMAN } from './words-de.ts';
import { ENGLISH } from './words-en.ts';
import { SPANISH } from './words-es.ts';
import { FRENCH } from './words-fr.ts';

export type DangerLanguage = 'en' | 'de' | 'fr' | 'es';

const TABLES = [
  ['en', ENGLISH],
  ['de', GERMAN],
  ['fr', FRENCH],
  ['es', SPANISH],
] as const;

type LanguageRule = readonly [DangerLanguage, ReturnType<typeof buildRule>];

let languageRules: readonly LanguageRule[] | undefined;

/** Builds the rules when the first text is read, because that would take most of the time in which this file loads. */
function listLanguageRules(): readonly LanguageRule[] {
  languageRules ??= TABLES.map(([language, table]) => [language, buildRule(table)] as const);
  return languageRules;
}

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
  for (const [language, lineOf] of listLanguageRules()) {
    const line = lineOf(words);
    if (line !== null) return [language, line];
  }
  return null;
}
