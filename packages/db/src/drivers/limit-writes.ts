import type { SavingLevel } from '@quorbit/contracts/health/saving-level';
import { DiskFull } from '../disk-space.ts';
import { interceptMethods, type Method } from './intercept-methods.ts';

const WRITES =
  /^\s*(insert|update|delete|merge|truncate|copy|create|alter|drop)\b|^\s*with\b.*\b(insert into|update|delete from)\b/is;

interface Limits {
  saving: () => SavingLevel;
  /** Whether writes may begin while only what is needed is saved. */
  needed: boolean;
}

type Work = (tx: object) => unknown;

/**
 * Wraps a client so that it refuses transactions, and statements outside them that write, while the disk lacks room for
 * them. A transaction that has begun goes on for as long as anything is saved. To ask the disk takes about 2 µs, a
 * hundredth of the shortest statement, so it is asked before each one.
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

/** The methods that run statements, with a check before each. */
function statementChecks(check: (text: string) => unknown): Record<string, (run: Method) => Method> {
  const checkFirst =
    (run: Method): Method =>
    async (text, ...rest) => {
      check(String(text));
      return run(text, ...rest);
    };
  return { query: checkFirst, exec: checkFirst };
}
