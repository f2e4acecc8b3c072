import type { Browser } from '../../world/browser.ts';
import type { World } from '../../world/world.ts';
import type { Report, Violation } from '../violation.ts';
import { lookAt } from './look.ts';
import { checkStanding } from './standing.ts';

/** Of one schedule: the first one says what is wrong, and it would be said again at each further look. */
const MOST = 5;

/** Looks at the screens of every browser whose disk or memory changed, each time that the world comes to rest. */
export class ScreenWatch {
  readonly violations: Violation[] = [];
  looks = 0;
  readonly #world: World;
  readonly #known = new Map<Browser, string>();

  constructor(world: World) {
    this.#world = world;
  }

  async look(): Promise<void> {
    for (const browser of this.#world.browsers) {
      const state = `${browser.changes} ${browser.tabs.length}`;
      if (this.#known.get(browser) === state || this.violations.length >= MOST) continue;
      this.#known.set(browser, state);
      for (const look of (await lookAt(this.#world, browser)) ?? []) {
        this.looks += 1;
        checkStanding(look, this.#report(browser));
      }
    }
  }

  #report(browser: Browser): Report {
    const index = browser.learner.browsers.indexOf(browser);
    return (check, what) => this.violations.push({ check, what: `browser ${index}: ${what}` });
  }
}
