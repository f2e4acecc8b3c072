import type { Topic } from '../concept.ts';

export const middleAges: Topic = {
  name: 'Middle Ages',
  aliases: ['medieval history', 'medieval times', 'mediaeval', 'medieval Europe', 'medieval period', 'dark ages'],
  concepts: [
    {
      term: 'Feudalism',
      aliases: ['feudal system', 'vassal', 'lords and vassals', 'fief', 'serfs', 'manorialism', 'knights'],
      definition: 'The system in which lords gave land to vassals in return for loyalty and military service.',
      explanation:
        'A king or lord granted a piece of land, the fief, and the vassal promised help in war. At the bottom, serfs worked the land and were not free to leave it. Historians stress that the system differed a lot from region to region.',
      example: 'A knight received a village from his lord and had to serve him for a number of days in wartime.',
      difficulty: 'easy',
      questions: [
        {
          question: 'In medieval Europe, what did a vassal owe his lord in return for a fief?',
          answer: 'Loyalty and military service',
          wrong: ['A share of the church’s taxes', 'The hand of his eldest daughter', 'A ship for each trading season'],
          why: 'The grant of land bound the vassal by an oath to help his lord, above all in war.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Vikings',
      aliases: ['Viking', 'Norsemen', 'Viking Age', 'Leif Erikson', 'longships'],
      definition: 'Seafarers from Scandinavia who raided, traded and settled from about 800 to 1050.',
      explanation:
        'Their fast, flat ships could cross the sea and also sail up rivers. They settled in many places, from Iceland and Greenland to Normandy and Kyiv. Around the year 1000, Leif Erikson reached North America.',
      example: 'The raid on the monastery of Lindisfarne in 793 is often taken as the beginning of their age.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which continent did the Viking Leif Erikson reach around the year 1000?',
          answer: 'North America',
          wrong: ['South America', 'Africa', 'Australia'],
          why: 'Remains of a Norse settlement at L’Anse aux Meadows in Newfoundland confirm that Vikings were there.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Crusades',
      aliases: ['crusade', 'crusaders', 'First Crusade', 'Holy Land', 'Saladin'],
      definition: 'Wars that western Christians fought from 1096 on, mainly to control Jerusalem.',
      explanation:
        'Pope Urban II called for the first of them in 1095. Jerusalem was taken in 1099, and Saladin won it back for the Muslims in 1187. The wars cost many lives, but also increased contact and trade between Europe and the eastern Mediterranean.',
      example: 'In 1204 an army that had set out for the Holy Land plundered Constantinople, a Christian city.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which ruler recaptured Jerusalem from the crusaders in 1187?',
          answer: 'Saladin',
          wrong: ['Suleiman', 'Mehmed II', 'Harun al-Rashid'],
          why: 'Saladin, sultan of Egypt and Syria, took the city after his victory at Hattin.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Black Death',
      aliases: ['plague', 'bubonic plague', 'the great plague', 'pandemic of 1347'],
      definition: 'The epidemic that reached Europe in 1347 and killed at least a third of its people.',
      explanation:
        'The disease is caused by the bacterium Yersinia pestis, which fleas carried. It came along trade routes from Asia to the ports of the Mediterranean. Because so many workers died, those who survived could often demand better pay.',
      example:
        'After later outbreaks, in 1377, today’s Dubrovnik made travellers wait before they could enter: an early quarantine.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which animals mainly passed the bacterium of the Black Death on to people?',
          answer: 'Fleas',
          wrong: ['Snails', 'Bats', 'Mosquitoes'],
          why: 'Fleas carried the plague bacterium, often from rats, and infected people by their bites.',
          difficulty: 'easy',
        },
        {
          question: 'What was one effect of the Black Death on workers in western Europe?',
          answer: 'They could often demand higher wages',
          wrong: [
            'They were freed from all taxes for a century',
            'They received the right to vote for parliaments',
            'They had to move to colonies in America',
          ],
          why: 'So many people had died that labour was scarce, which made it more valuable.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Magna Carta',
      aliases: ['Great Charter', 'King John', 'Runnymede', '1215'],
      definition: 'The charter of 1215 in which an English king accepted that the law also bound him.',
      explanation:
        'Rebel barons forced King John to seal it at Runnymede near the Thames. It promised, for example, that no free man would be imprisoned without lawful judgment. Most of it served the barons, but later generations read it as a foundation of civil rights.',
      example: 'Lawyers still quote its rule that justice must not be sold, refused or delayed.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Which English king sealed Magna Carta in 1215?',
          answer: 'John',
          wrong: ['Richard I', 'Henry VIII', 'Edward III'],
          why: 'Rebel barons forced King John to accept the charter at Runnymede.',
          difficulty: 'medium',
        },
      ],
    },
    {
      term: 'Byzantine Empire',
      aliases: ['Byzantium', 'Eastern Roman Empire', 'Constantinople', 'Justinian', 'Hagia Sophia'],
      definition: 'The eastern continuation of Rome, ruled from Constantinople until 1453.',
      explanation:
        'Its people called themselves Romans, though most of them spoke Greek. Emperor Justinian, who ruled in the 6th century, had Roman law collected and the Hagia Sophia built. The Ottomans under Mehmed II conquered its capital in 1453.',
      example: 'The Hagia Sophia in today’s Istanbul was completed as a church in 537.',
      difficulty: 'medium',
      questions: [
        {
          question: 'Who conquered Constantinople in 1453?',
          answer: 'The Ottomans',
          wrong: ['The Mongols', 'The Crusaders', 'The Arabs'],
          why: 'Sultan Mehmed II took the city and ended the Byzantine Empire.',
          difficulty: 'easy',
        },
      ],
    },
    {
      term: 'Mongol Empire',
      aliases: ['Mongols', 'Genghis Khan', 'Chinggis Khan', 'Kublai Khan', 'Golden Horde'],
      definition: 'The largest connected land realm in history, founded by Genghis Khan in 1206.',
      explanation:
        'Fast archers on horseback and strict organisation made its armies very strong. At its height it stretched from Korea and China to eastern Europe. Conquest was brutal, but afterwards traders could travel the Silk Road more safely than before.',
      example: 'Kublai Khan, a grandson of the founder, ruled China as the first emperor of the Yuan dynasty.',
      difficulty: 'easy',
      questions: [
        {
          question: 'Which Chinese dynasty did the Mongol ruler Kublai Khan found?',
          answer: 'Yuan',
          wrong: ['Ming', 'Tang', 'Han'],
          why: 'Kublai proclaimed the Yuan dynasty in 1271; the Ming replaced it in 1368.',
          difficulty: 'hard',
        },
      ],
    },
  ],
};
