/** A service worker as a page sees it. `move` takes it to its next state. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly messages: unknown[] = [];

  postMessage(message: unknown): void {
    this.messages.push(message);
  }

  move(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A fake registration with its container, on which the test plays the browser's part. */
export class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  /** The number of times the server was asked for a new version. */
  updates = 0;
  failing = false;
  readonly container = Object.assign(new EventTarget(), { controller: null as FakeWorker | null });

  async update(): Promise<void> {
    this.updates += 1;
    if (this.failing) throw new TypeError('The network is away.');
  }

  /** Finds a new worker and installs it; it's then waiting if another one is active. */
  find(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    if (this.active) this.waiting = worker;
    worker.move('installed');
    return worker;
  }

  /** Makes the worker the one that serves the pages. */
  takeOver(worker: FakeWorker): void {
    this.waiting = null;
    this.active = worker;
    worker.move('activated');
    this.container.controller = worker;
    this.container.dispatchEvent(new Event('controllerchange'));
  }

  asReal(): [ServiceWorkerContainer, ServiceWorkerRegistration] {
    return [this.container as unknown as ServiceWorkerContainer, this as unknown as ServiceWorkerRegistration];
  }
}
