import { expect, onTestFinished, test, vi } from 'vitest';
import type { Engine } from './engine/engine.ts';
import { watchPage } from './watch-page.ts';

test('the engine is notified when the page freezes, thaws, becomes visible or goes online', () => {
  const told: string[] = [];
  const engine = new Proxy({} as Engine, { get: (_target, name) => () => told.push(String(name)) });
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const stop = watchPage(engine);
  onTestFinished(stop);
  const when = (target: EventTarget, type: string) => {
    target.dispatchEvent(new Event(type));
    return told.splice(0);
  };
  expect(when(window, 'pagehide')).toEqual(['freeze']);
  expect(when(window, 'pageshow')).toEqual(['thaw']);
  expect(when(document, 'freeze')).toEqual(['freeze']);
  expect(when(document, 'resume')).toEqual(['thaw']);
  expect(when(window, 'online')).toEqual(['wake']);
  visibility.mockReturnValue('hidden');
  expect(when(document, 'visibilitychange')).toEqual([]);
  visibility.mockReturnValue('visible');
  expect(when(document, 'visibilitychange')).toEqual(['thaw', 'hint']);
  stop();
  expect(when(window, 'pagehide')).toEqual([]);
});
