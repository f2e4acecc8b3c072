import { useEffect, useState } from 'react';
import { type FileLimits, readTextFile } from './read-text-file.ts';

interface TextFile {
  /** Why the last file couldn't be read; null if there's no problem. */
  problem: string | null;
  reading: boolean;
  choose: (file: File) => Promise<void>;
  stop: () => void;
}

/** Reads the files that the user chooses, one at a time. */
export function useTextFile(limits: FileLimits, onText: (text: string) => void): TextFile {
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState<AbortController | null>(null);
  // Choosing another file, or leaving the page, aborts the running read.
  useEffect(() => () => reading?.abort(), [reading]);

  async function choose(file: File): Promise<void> {
    const controller = new AbortController();
    setReading(controller);
    setProblem(null);
    const read = await readTextFile(file, limits, controller.signal);
    if (read === null || controller.signal.aborted) return;
    setReading(null);
    if ('problem' in read) setProblem(read.problem);
    else onText(read.text);
  }

  return { problem, reading: reading !== null, choose, stop: () => setReading(null) };
}
