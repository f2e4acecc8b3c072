/** Stems of passwords that every guessing list begins with; with digits or signs around them they stay guessable. */
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

/** True for passwords that are tried first: known words with digits around them, runs and repetitions. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const stem = lower.replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, '');
  return COMMON_STEMS.has(stem) || isSequence(lower) || isRepetition(lower);
}

/** '1234567890', 'abcdefghij', '9876543210': each character follows the one before. */
function isSequence(text: string): boolean {
  const steps = new Set<number>();
  for (let index = 1; index < text.length; index += 1) {
    const step = text.charCodeAt(index) - text.charCodeAt(index - 1);
    // 9 → 0 goes on counting.
    steps.add(step === -9 ? 1 : step === 9 ? -1 : step);
  }
  return steps.size === 1 && [1, -1, 0].includes([...steps][0] ?? 2);
}

const MAX_REPEATED_LENGTH = 6;

/** 'aaaaaaaaaa', '1212121212', 'qwe123qwe123': a few characters, over and over. */
function isRepetition(text: string): boolean {
  for (let size = 1; size <= Math.min(MAX_REPEATED_LENGTH, text.length / 2); size += 1) {
    if (text.length % size === 0 && text === text.slice(0, size).repeat(text.length / size)) return true;
  }
  return false;
}
