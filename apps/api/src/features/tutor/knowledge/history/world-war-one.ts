import type { Topic } from '../concept.ts';

export const worldWarOne: Topic = {
  name: 'World War I',
  aliases: ['First World War', 'WWI', 'WW1', 'World War One', 'Great War', 'the war of 1914', '1914-1918'],
  concepts: [
    {
      term: 'Assassination of Franz Ferdinand',
      aliases: ['Franz Ferdinand', 'Sarajevo', 'July Crisis', 'outbreak of World War I', 'Gavrilo Princip'],
      definition: 'The murder of the Austrian heir to the throne in Sarajevo on 28 June 1914.',
      explanation:
        'The shots were fired by Gavrilo Princip, a young Bosnian Serb. Austria-Hungary blamed Serbia and declared war a month later. Because of the alliances, one power after another joined in. Rivalry, armament and nationalism had prepared the ground long before.',
      example:
        'Within about a week after the first declaration of war, Germany, Russia, France and Britain were at war too.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In which city was Archduke Franz Ferdinand shot in 1914?',
          answer: 'Sarajevo',
          wrong: ['Vienna', 'Belgrade', 'Budapest'],
          why: 'He was visiting Sarajevo, the capital of Bosnia, when Gavrilo Princip shot him and his wife.',
          difficulty: 'easy',
        },
        {
          question: 'On which country did Austria-Hungary declare war on 28 July 1914?',
          answer: 'Serbia',
          wrong: ['Italy', 'Belgium', 'Romania'],
          why: 'Austria-Hungary blamed Serbia for the murder of its heir to the throne.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Triple Entente',
      aliases: ['Entente', 'Allies of World War I', 'Entente Cordiale', 'Allied Powers of 1914'],
      definition: 'The understanding between France, Russia and Britain at the start of the war.',
      explanation:
        'It grew from agreements between these powers up to 1907. It was less binding than a formal alliance, but in 1914 all of its members fought on the same side. Japan, Italy and, in 1917, the United States joined them against Germany and its partners.',
      example: 'Britain entered the war on 4 August 1914, after German troops had marched into neutral Belgium.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which three powers formed the Triple Entente before World War I?',
          answer: 'France, Russia and Britain',
          wrong: ['Germany, Austria and Italy', 'France, Spain and Portugal', 'Britain, Turkey and Japan'],
          why: 'Agreements of 1894, 1904 and 1907 brought these three together.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Central Powers',
      aliases: ['Germany and Austria-Hungary', 'Quadruple Alliance', 'Ottoman Empire in World War I'],
      definition: 'The side of Germany, Austria-Hungary, the Ottoman Empire and Bulgaria.',
      explanation:
        'Germany and Austria-Hungary had been allies since 1879. Their position in the middle of Europe meant that they had to fight on several fronts. The Ottoman Empire joined in 1914 and Bulgaria in 1915; all four gave up in the autumn of 1918.',
      example: 'At Gallipoli in 1915, Ottoman troops stopped the British and other forces that had landed there.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which of these states fought on the side of the Central Powers in World War I?',
          answer: 'The Ottoman Empire',
          wrong: ['The United States', 'The Empire of Japan', 'The Kingdom of Romania'],
          why: 'The Ottoman Empire joined Germany and Austria-Hungary in 1914.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Trench warfare',
      aliases: ['trenches', 'trench', 'Western Front', 'no man’s land', 'Verdun', 'Somme', 'poison gas'],
      definition: 'Fighting between lines of ditches with barbed wire, where small gains cost many lives.',
      explanation:
        'Machine guns and artillery made open attacks deadly, so the armies dug in. By the end of 1914 the lines ran from the North Sea to Switzerland. The ground between them was called no man’s land. Poison gas and tanks were meant to break the deadlock.',
      example: 'At Verdun and on the Somme in 1916, hundreds of thousands fell while the front hardly moved.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In the trench warfare of World War I, what was no man’s land?',
          answer: 'The ground between the enemy lines',
          wrong: [
            'The camps for captured soldiers',
            'The villages behind the front that were empty',
            'The sea route that was closed by mines',
          ],
          why: 'It lay between the opposing trenches, and crossing it under fire was deadly.',
          difficulty: 'easy',
        },
        {
          question: 'Which new weapon was first used in battle on the Somme in 1916?',
          answer: 'The tank',
          wrong: ['The submarine', 'The machine gun', 'The aircraft carrier'],
          why: 'British tanks attacked in September 1916; they could cross trenches and barbed wire.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Armistice of 1918',
      aliases: ['armistice', '11 November 1918', 'end of World War I', 'Compiègne', 'Remembrance Day'],
      definition: 'The agreement that stopped the fighting on 11 November at 11 o’clock.',
      explanation:
        'After failed offensives and with American troops arriving, Germany could no longer win. There was a revolution at home, and the emperor gave up his throne. Delegates signed in a railway carriage in the forest of Compiègne; a peace treaty followed only later.',
      example: 'Several countries remember the dead on 11 November each year.',
      difficulty: 'medium',
      questions: [
        {
          question: 'What is an armistice, such as the one of November 1918?',
          answer: 'An agreement to stop fighting',
          wrong: ['A treaty that sets new borders', 'A demand with a final deadline', 'A promise not to build weapons'],
          why: 'An armistice ends the fighting, while a peace treaty settles what comes after.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Treaty of Versailles',
      aliases: [
        'Versailles treaty',
        'peace of Versailles',
        'Versailles',
        'reparations',
        'League of Nations',
        'war guilt',
      ],
      definition: 'The peace settlement of 1919 that made Germany give up land and pay reparations.',
      explanation:
        'Germany lost its colonies and areas such as Alsace-Lorraine, and its army was limited to 100,000 men. Article 231 made it and its allies responsible for the damage of the war. The treaty also founded the League of Nations, which was meant to keep the peace.',
      example: 'Alsace-Lorraine, German since 1871, became French again.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which organisation did the Treaty of Versailles create in order to keep the peace?',
          answer: 'The League of Nations',
          wrong: ['The United Nations', 'The Council of Europe', 'The Red Cross'],
          why: 'Its founding rules were part of the treaty; the United Nations followed only in 1945.',
          difficulty: 'easy',
        },
        {
          question: 'To how many men did the Treaty of Versailles limit the German army?',
          answer: '100,000',
          wrong: ['10,000', '500,000', '1,000,000'],
          why: 'Germany was allowed only a small army of 100,000 men, without tanks or an air force.',
          difficulty: 'hard',
        },
      ],
    },
  ],
};
