/** One category of seed content: three quizzes of ten questions each. */
export interface SeedCategory {
  category: string;
  quizzes: readonly SeedQuiz[];
}

export interface SeedQuiz {
  title: string;
  description: string;
  questions: readonly SeedQuestion[];
}

interface SeedQuestion {
  question: string;
  options: readonly [string, string, string, string];
  correctAnswer: 'A' | 'B' | 'C' | 'D';
  difficulty: 'easy' | 'medium' | 'hard';
  /** Explains in one or two sentences why the right option is right. It's shown after answering. */
  explanation: string;
}
