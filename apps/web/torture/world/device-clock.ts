import type { Clock } from '#offline/engine/clock.ts';

/** The clock of one device, which can be set and can run too fast or too slow. */
export class DeviceClock implements Clock {
  readonly #world: Clock;
  /** The milliseconds by which it was set forward (or back, if negative) by hand. */
  #off = 0;
  #rate = 1;
  /**
   * The readings of this clock and of the world's when the rate last changed, both for the time of day and for the
   * steady clock.
   */
  #since: Record<'now' | 'elapsed', { own: number; world: number }>;

  constructor(world: Clock) {
    this.#world = world;
    this.#since = {
      now: { own: world.now(), world: world.now() },
      elapsed: { own: world.elapsed(), world: world.elapsed() },
    };
  }

  get drifts(): boolean {
    return this.#rate !== 1;
  }

  now(): number {
    return Math.round(this.#own('now') + this.#off);
  }

  elapsed(): number {
    return this.#own('elapsed');
  }

  /** Runs a timer by the device's clock: if it runs fast, the timer ends early. */
  after(ms: number, run: () => void): () => void {
    return this.#world.after(ms / this.#rate, run);
  }

  set(ms: number): void {
    this.#off += ms;
  }

  /**
   * Changes the clock's speed.
   * @param rate how many seconds pass on this clock in one second of the world.
   */
  drift(rate: number): void {
    for (const name of ['now', 'elapsed'] as const) {
      this.#since[name] = { own: this.#own(name), world: this.#world[name]() };
    }
    this.#rate = rate;
  }

  copy(): DeviceClock {
    const deviceClock = new DeviceClock(this.#world);
    deviceClock.#off = this.#off;
    deviceClock.#rate = this.#rate;
    deviceClock.#since = { now: { ...this.#since.now }, elapsed: { ...this.#since.elapsed } };
    return deviceClock;
  }

  #own(name: 'now' | 'elapsed'): number {
    const { own, world } = this.#since[name];
    return own + (this.#world[name]() - world) * this.#rate;
  }
}
