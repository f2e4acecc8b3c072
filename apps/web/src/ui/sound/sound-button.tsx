import { Volume2, VolumeX } from 'lucide-react';
import { Button } from '../buttons/button.tsx';
import { useSound } from './sound.ts';

/** Switches sounds on or off, for all games and quizzes on this device. */
export function SoundButton() {
  const sound = useSound();
  const on = sound.state !== 'off';
  const Icon = on ? Volume2 : VolumeX;
  return (
    <Button
      className="max-sm:px-3"
      aria-pressed={on}
      icon={<Icon className="size-5" aria-hidden="true" />}
      onClick={() => sound.set(!on)}
    >
      <span className="max-sm:sr-only">{on ? 'Sound on' : 'Sound off'}</span>
    </Button>
  );
}
