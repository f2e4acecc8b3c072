import type { SavingLevel } from '@quorbit/contracts/health/saving-level';
import { DiskFull } from '../disk-space.ts';
import { interceptMethods, type Method } from './intercept-methods.ts';

const WRITES =
  /^\s*(insert|update|delete|merge|truncate|copy|create|alter|drop)\b|^\s*with\b.*\b(insert into|update|delete from)\b/is;

interface Limits {
  saving: () => SavingLevel;
  /** Whether this client's writes may also begin while the disk has room only for needed data. */
  needed: boolean;
}

type Work = (tx: object) => unknown;

/**
 * Wraps a client so that it refuses transactions, and writing statements outside them, while the disk lacks room. A
 * transaction that has begun may continue as long as anything is saved at all. The disk is checked before each
 * statement, since a check takes about 2 µs, a hundredth of the shortest statement.
 */
export function limitWrites<C extends object>(client: C, { saving, needed }: Limits): C {
  function checkBegin(): void {
    const now = saving();
    if (now === 'nothing' || (now === 'needed' && !needed)) throw new DiskFull();
  }
  function checkNext(): void {
    if (saving() === 'nothing') throw new DiskFull();
  }
  return interceptMethods(client, {
    transaction: (begin) => (work) =>
      begin((tx: object) => {
        checkBegin();
        return (work as Work)(checkStatements(tx, checkNext));
      }),
    ...statementChecks((text) => WRITES.test(text) && checkBegin()),
  });
}

function checkStatements<C extends object>(tx: C, check: () => void): C {
  return interceptMethods(tx, statementChecks(check));
}

/** Returns methods that call `check` before they run a statement, as replacements for the client's own. */
function statementChecks(check: (text: string) => unknown): Record<string, (run: Method) => Method> {
  const checkFirst =
    (run: Method): Method =>
    async (text, ...rest) => {
      check(String(text));
      return run(text, ...rest);
    };
  return { query: checkFirst, exec: checkFirst };
}
