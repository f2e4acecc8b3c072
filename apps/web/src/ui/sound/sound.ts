// Sounds generated from tones. They're off until the user switches them on.
import { useSyncExternalStore } from 'react';
import { resettable } from '#lib/resettable.ts';

export const SOUND_KEY = 'room-sound';

/** One tone of a sound: frequency in Hz, start and length in seconds. */
type Tone = readonly [frequency: number, at: number, length: number];
const SOUNDS = {
  join: [[660, 0, 0.08]],
  start: [
    [392, 0, 0.12],
    [523, 0.12, 0.12],
    [784, 0.24, 0.3],
  ],
  question: [
    [523, 0, 0.1],
    [659, 0.1, 0.16],
  ],
  tick: [[880, 0, 0.05]],
  answer: [[740, 0, 0.07]],
  right: [
    [659, 0, 0.1],
    [988, 0.1, 0.25],
  ],
  wrong: [
    [247, 0, 0.14],
    [208, 0.14, 0.24],
  ],
  end: [
    [523, 0, 0.14],
    [659, 0.14, 0.14],
    [784, 0.28, 0.14],
    [1047, 0.42, 0.5],
  ],
} satisfies Record<string, readonly Tone[]>;
export type SoundName = keyof typeof SOUNDS;

const LOUDNESS = 0.14;
const listeners = new Set<() => void>();
let context: AudioContext | null = null;
resettable(() => {
  context = null;
});

const isSoundOn = () => localStorage.getItem(SOUND_KEY) === 'on';

/** Plays a sound if sounds are on and the browser allows it. */
export function playSound(name: SoundName): void {
  const audio = isSoundOn() ? getAudioContext() : null;
  if (audio?.state !== 'running') return;
  for (const [frequency, at, length] of SOUNDS[name]) playTone(audio, frequency, audio.currentTime + at, length);
}

function playTone(audio: AudioContext, frequency: number, at: number, length: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

export type SoundState =
  | 'off'
  | 'on'
  | /** Sound is switched on, but the browser plays no sound before the user's first tap. */ 'waiting';

function getSoundState(): SoundState {
  if (!isSoundOn()) return 'off';
  const audio = getAudioContext();
  return audio === null || audio.state === 'running' ? 'on' : 'waiting';
}

/**
 * Returns whether sounds are on or wait for a tap, and a function that switches them. Any tap or key makes the browser
 * allow sounds.
 */
export function useSound(): { state: SoundState; set: (on: boolean) => void } {
  const state = useSyncExternalStore(subscribe, getSoundState);
  return {
    state,
    set(on) {
      localStorage.setItem(SOUND_KEY, on ? 'on' : 'off');
      if (on) resumeAudio();
      notifyListeners();
    },
  };
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('pointerdown', resumeAudio);
    document.addEventListener('keydown', resumeAudio);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('pointerdown', resumeAudio);
    document.removeEventListener('keydown', resumeAudio);
  };
}

function resumeAudio(): void {
  const audio = isSoundOn() ? getAudioContext() : null;
  if (audio?.state === 'suspended') audio.resume().then(notifyListeners, notifyListeners);
}

function getAudioContext(): AudioContext | null {
  if (!context && typeof AudioContext !== 'undefined') {
    context = new AudioContext();
    context.addEventListener('statechange', notifyListeners);
  }
  return context;
}

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}
