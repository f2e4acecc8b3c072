/**
 * The words that guessing lists begin with; a password made of one stays easy to guess with digits or signs around it.
 */
const COMMON_STEMS = new Set([
  'password',
  'passwort',
  'passw0rd',
  'p4ssword',
  'qwerty',
  'qwertyuiop',
  'qwertyui',
  'qwertz',
  'azerty',
  'asdfghjkl',
  'zxcvbnm',
  'iloveyou',
  'letmein',
  'welcome',
  'admin',
  'administrator',
  'monkey',
  'dragon',
  'football',
  'baseball',
  'basketball',
  'superman',
  'batman',
  'princess',
  'sunshine',
  'shadow',
  'master',
  'michael',
  'jordan',
  'trustno',
  'starwars',
  'computer',
  'internet',
  'whatever',
  'changeme',
  'secret',
  'mypassword',
  'passwordpassword',
  'abc',
  'abcdef',
  'abcdefg',
  'abcdefgh',
  'abcdefghij',
  'qazwsx',
  'qazwsxedc',
  'test',
  'testtest',
  'login',
  'hello',
  'charlie',
  'freedom',
  'liverpool',
  'chelsea',
  'arsenal',
  'pokemon',
  'naruto',
  'minecraft',
  'quorbit',
  'default',
  'guest',
  'user',
  'root',
]);

/**
 * Returns whether a password is among the first that an attacker tries: a known word with digits or signs around it, a
 * run or a repetition.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const stem = lower.replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, '');
  return COMMON_STEMS.has(stem) || isSequence(lower) || isRepetition(lower);
}

/**
 * Returns whether each character follows the one before, up or down, as in '1234567890', 'abcdefghij' or '9876543210'.
 */
function isSequence(text: string): boolean {
  const steps = new Set<number>();
  for (let index = 1; index < text.length; index += 1) {
    const step = text.charCodeAt(index) - text.charCodeAt(index - 1);
    // A step from 9 to 0 continues a run upwards, a step from 0 to 9 one downwards.
    steps.add(step === -9 ? 1 : step === 9 ? -1 : step);
  }
  return steps.size === 1 && [1, -1, 0].includes([...steps][0] ?? 2);
}

const MAX_REPEATED_LENGTH = 6;

/** Returns whether the text only repeats up to six characters, as in 'aaaaaaaaaa', '1212121212' or 'qwe123qwe123'. */
function isRepetition(text: string): boolean {
  for (let size = 1; size <= Math.min(MAX_REPEATED_LENGTH, text.length / 2); size += 1) {
    if (text.length % size === 0 && text === text.slice(0, size).repeat(text.length / size)) return true;
  }
  return false;
}
