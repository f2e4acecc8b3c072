// Recognises words of danger to oneself, on devices and on the server, so that help comes at once and without a network.

import { GERMAN } from './patterns-de.ts';
import { ENGLISH } from './patterns-en.ts';
import { SPANISH } from './patterns-es.ts';
import { FRENCH } from './patterns-fr.ts';
import { plainWords } from './plain-words.ts';

export type DangerLanguage = 'en' | 'de' | 'fr' | 'es';

const SAID: readonly (readonly [DangerLanguage, RegExp])[] = [
  ['en', new RegExp(` (?:${ENGLISH.join('|')})(?= )`)],
  ['de', new RegExp(` (?:${GERMAN.join('|')})(?= )`)],
  ['fr', new RegExp(` (?:${FRENCH.join('|')})(?= )`)],
  ['es', new RegExp(` (?:${SPANISH.join('|')})(?= )`)],
];

/** Written without blanks, or with one between all letters. */
const RUN_TOGETHER: readonly (readonly [DangerLanguage, RegExp])[] = [
  [
    'en',
    /(?:kill|killing)myself|wan(?:t)?(?:to|na)(?:die\b|killmyself)|endmylife|iwannadie|wishiwasdead|dontwanttolive/,
  ],
  ['de', /ichwillsterben|michumbringen|nichtmehrleben/],
  ['fr', /veuxmourir|mesuicider|metuer\b/],
  ['es', /quieromorir|quieromatarme|quierosuicidarme/],
];

/** The language in which somebody says that they, or somebody near to them, may hurt themselves; null for anything else. */
export function dangerIn(text: string): DangerLanguage | null {
  const words = plainWords(text);
  const said = SAID.find(([, pattern]) => pattern.test(words)) ?? RUN_TOGETHER.find(([, run]) => run.test(words));
  return said?.[0] ?? null;
}
