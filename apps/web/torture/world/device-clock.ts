import type { Clock } from '#offline/engine/clock.ts';

/** The clock of one device: it may be set, run too fast or too slow. */
export class DeviceClock implements Clock {
  readonly #world: Clock;
  /** How far it was set off by hand, milliseconds. */
  #off = 0;
  #rate = 1;
  /** Both clocks, the time of day and the steady one, when the rate changed last: the device's and the world's. */
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

  /** A device whose clock is fast has timers that run out early. */
  after(ms: number, run: () => void): () => void {
    return this.#world.after(ms / this.#rate, run);
  }

  set(ms: number): void {
    this.#off += ms;
  }

  /** @param rate how many of its seconds pass in one of the world's */
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
