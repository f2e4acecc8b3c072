import type { Topic } from '../concept.ts';

export const frenchRevolution: Topic = {
  name: 'French Revolution',
  aliases: ['revolution of 1789', 'revolution in France', 'French Revolution and Napoleon', '1789'],
  concepts: [
    {
      term: 'Ancien Régime',
      aliases: ['old regime', 'three estates', 'absolute monarchy in France', 'Louis XVI'],
      definition: 'The order before 1789, with an absolute king and three unequal estates.',
      explanation:
        'The clergy were the first estate and the nobility the second; both paid few taxes. All others, from peasants to rich merchants, belonged to the third estate and carried most of the burden. Debts from wars, bad harvests and new ideas about rights made this order collapse.',
      example: 'A peasant owed taxes to the king, a tenth of the harvest to the church and dues to the lord.',
      difficulty: 'medium',
      questions: [
        {
          question: 'In France before 1789, who belonged to the third estate?',
          answer: 'All who were neither clergy nor nobles',
          wrong: [
            'Only the poorest workers of the large cities',
            'The priests, the monks and the bishops',
            'The officers and the judges of the king',
          ],
          why: 'The clergy were the first estate and the nobles the second; everyone else was in the third.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Tennis Court Oath',
      aliases: ['oath of the tennis court', 'National Assembly', 'Estates-General', 'Estates General'],
      definition: 'The promise of June 1789 by deputies not to part until there was a constitution.',
      explanation:
        'The king had called the Estates-General to Versailles because the state was nearly bankrupt. The deputies of the third estate declared themselves the National Assembly. When they found their hall locked, they met in a nearby court for ball games and swore to continue.',
      example: 'The painter Jacques-Louis David showed the scene with hundreds of raised arms.',
      difficulty: 'hard',
      questions: [
        {
          question: 'What did the deputies who swore the Tennis Court Oath of 1789 want to give France?',
          answer: 'A constitution',
          wrong: ['A new dynasty', 'A state church', 'A larger army'],
          why: 'They promised not to separate before the kingdom had a written constitution.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Storming of the Bastille',
      aliases: ['Bastille', 'Bastille Day', '14 July', '14 July 1789', 'July 14'],
      definition: 'The attack on a royal fortress and prison in Paris on 14 July 1789.',
      explanation:
        'Parisians feared that the king’s troops would act against the National Assembly and were looking for gunpowder. Only seven prisoners were inside, but the building was a symbol of royal power. The day is now France’s national holiday.',
      example: 'The crowd took the building after some hours of fighting and soon began to tear it down.',
      difficulty: 'easy',
      questions: [
        {
          question: 'What was the Bastille in Paris used for in 1789?',
          answer: 'As a fortress and prison',
          wrong: ['As a palace of the king', 'As a market and bank', 'As a church and school'],
          why: 'The medieval fortress served as a state prison and stored gunpowder.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Declaration of the Rights of Man and of the Citizen',
      aliases: ['Rights of Man', 'declaration of rights', 'liberty equality fraternity', 'rights of man and citizen'],
      definition: 'The text of August 1789 that says that people are born free and equal.',
      explanation:
        'The National Assembly adopted it on 26 August 1789. It names freedom, property, security and resistance to oppression as natural rights and says that power comes from the nation. In 1791 Olympe de Gouges answered with a declaration of the rights of women, who had been left out.',
      example: 'It says that everyone may speak and print freely, within the limits of the law.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who wrote a Declaration of the Rights of Woman in 1791?',
          answer: 'Olympe de Gouges',
          wrong: ['Marie Antoinette', 'Charlotte Corday', 'Germaine de Staël'],
          why: 'Olympe de Gouges answered the declaration of 1789, which had left women out.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Reign of Terror',
      aliases: ['the Terror', 'Robespierre', 'guillotine', 'Jacobins', 'Committee of Public Safety'],
      definition: 'The phase in 1793 and 1794 when thousands were executed as enemies of the new state.',
      explanation:
        'France was at war with much of Europe, and there were revolts within. The Committee of Public Safety, with Maximilien Robespierre as its best-known member, had suspects tried in quick trials. It ended when Robespierre himself was guillotined in July 1794.',
      example: 'Queen Marie Antoinette was guillotined in October 1793.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Whose fall in July 1794 ended the Reign of Terror in France?',
          answer: 'Robespierre’s',
          wrong: ['Napoleon’s', 'Mirabeau’s', 'Louis XVI’s'],
          why: 'Robespierre was arrested and guillotined, and the politics of the Terror were given up.',
          difficulty: 'medium',
        },
        {
          question: 'Which body led France during the Reign of Terror?',
          answer: 'The Committee of Public Safety',
          wrong: ['The Congress of Vienna', 'The Estates-General of Versailles', 'The Council of Five Hundred'],
          why: 'The National Convention gave this committee wide powers in 1793.',
          difficulty: 'hard',
        },
      ],
    },
    {
      term: 'Napoleon Bonaparte',
      aliases: ['Napoleon', 'Bonaparte', 'Napoleonic Wars', 'Waterloo', 'Napoleonic Code', 'Code Napoléon'],
      definition: 'The general who seized power in 1799 and crowned himself emperor in 1804.',
      explanation:
        'He defeated most powers of Europe and spread a common code of civil law. The invasion of Russia in 1812 destroyed his largest army. After a first exile on Elba he returned, lost at Waterloo in 1815 and died on the island of Saint Helena.',
      example: 'The civil code of 1804 treated all men as equal before the law and is the base of many later codes.',
      difficulty: 'easy',
      questions: [
        {
          question: 'At which battle was Napoleon finally defeated in 1815?',
          answer: 'Waterloo',
          wrong: ['Austerlitz', 'Trafalgar', 'Borodino'],
          why: 'British, Dutch, German and Prussian troops under Wellington and Blücher beat him at Waterloo.',
          difficulty: 'easy',
        },
        {
          question: 'Where did Napoleon die in exile?',
          answer: 'On Saint Helena',
          wrong: ['On Elba', 'On Corsica', 'On Malta'],
          why: 'After Waterloo the British sent him to this remote island in the South Atlantic, where he died in 1821.',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
