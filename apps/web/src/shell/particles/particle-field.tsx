import { getParticleCount } from './particle-counts.ts';
import './particles.css';

/** Multiples of the golden ratio, modulo 1, spread any number of particles evenly. */
const RATIO = 0.618_033_988_75;
const COLOURS = ['bg-primary', 'bg-accent', 'bg-secondary'];

/** Small particles that drift up behind the page, as decoration. */
export default function ParticleField({ theme }: { theme: string }) {
  const count = getParticleCount(theme);
  return (
    <div className="pointer-events-none fixed inset-0 -z-10 overflow-hidden" aria-hidden="true" data-particles={count}>
      {Array.from({ length: count }, (_, index) => index).map((index) => {
        const size = 3 + ((index * 7) % 5);
        return (
          <span
            key={index}
            className={`particle ${COLOURS[index % COLOURS.length]}`}
            style={{
              left: `${((index * RATIO) % 1) * 100}%`,
              top: `${15 + ((index * RATIO * RATIO * 7) % 1) * 95}%`,
              width: size,
              height: size,
              animationDuration: `${14 + ((index * 5) % 13)}s`,
              animationDelay: `${-((index * 11) % 26)}s`,
            }}
          />
        );
      })}
    </div>
  );
}
